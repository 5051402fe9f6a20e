import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { isCallError } from '@/api/callError';
import { carFromLists } from '@/cars/queries';
import type { Car } from '@/cars/schema';
import { useComparison } from './comparisonStore';

/** What is known of a compared car: everything of a listed one, less of one that this device has only seen earlier. */
export type KnownCar = Pick<Car, 'id'> & Partial<Omit<Car, 'id'>>;

export interface CarColumn {
  car: KnownCar;
  /** `failed` means that the car could not be fetched, so that nothing is said of whether it is listed. */
  status: 'loading' | 'listed' | 'gone' | 'failed';
  /** The car as its own response has it. */
  listed: Car | undefined;
}

/**
 * The compared cars, each as its own response has it. Until that arrives, and of a car that is gone, it is what a cached list or
 * the user's comparison knows.
 */
export function useColumns(
  ids: readonly string[],
  responses: readonly UseQueryResult<Car>[],
  email: string,
): CarColumn[] {
  const client = useQueryClient();
  const added = useComparison(email);

  return ids.map((id, index) => {
    const response = responses[index];
    const status = statusOf(response);
    return {
      car: response?.data ?? carFromLists(client, id)?.data ?? added.find((car) => car.id === id) ?? { id },
      status,
      listed: status === 'listed' ? response?.data : undefined,
    };
  });
}

function statusOf(response: { data: unknown; error: unknown } | undefined) {
  if (isCallError(response?.error, 'not-found')) return 'gone';
  if (response?.data !== undefined) return 'listed';
  return response?.error ? 'failed' : 'loading';
}
