import { useQueries, useQueryClient } from '@tanstack/react-query';
import { isCallError } from '@/shared/api/callError';
import { useUserStore } from '@/shared/browser/userStore';
import { accountSince, userRecordsOf } from '@/shared/users/userRecord';
import { amortise } from '../estimate/amortisation';
import { estimateInput, readInput, type EstimateInput } from '../estimate/estimateInput';
import type { Column, KnownCar } from './column';
import { useComparison } from '../compare/compareStore';
import { carById } from '../queries';
import { carFromLists } from '../useCar';

/**
 * The compared cars, each as its own response has it. Until that arrives, and of a car that is gone, it is what a cached list or
 * the user's comparison knows.
 */
export function useColumns(ids: readonly string[], email: string): Column[] {
  const client = useQueryClient();
  const estimate = useUserStore(estimateInput, email);
  const { cars: added } = useComparison(email);
  const responses = useQueries({ queries: ids.map(carById) });

  const known = ids.map((id, index): KnownCar => {
    return responses[index]?.data ?? carFromLists(client, id) ?? added.find((car) => car.id === id) ?? { id };
  });
  const emails = [...new Set(known.flatMap(({ seller }) => seller?.email ?? []))];
  const records = useQueries({ queries: emails.map(userRecordsOf) });

  return known.map((car, index) => {
    const response = responses[index];
    const record = car.seller?.email === undefined ? undefined : records[emails.indexOf(car.seller.email)];
    return {
      car,
      status: statusOf(response),
      isOffline: response?.isPaused === true && response.data === undefined,
      error: response?.error,
      retry: () => void response?.refetch(),
      seller: record?.data?.[0],
      accountSince: accountSince(record?.data),
      monthly: monthlyOf(car.price, estimate),
    };
  });
}

function statusOf(response: { data: unknown; error: unknown } | undefined) {
  if (isCallError(response?.error, 'not-found')) return 'gone';
  if (response?.data !== undefined) return 'listed';
  return response?.error ? 'failed' : 'loading';
}

function monthlyOf(price: number | undefined, input: EstimateInput) {
  const { yearlyRate, ...loan } = readInput(input);
  if (price === undefined || yearlyRate === undefined) return undefined;
  return amortise({ price, yearlyRate, ...loan })?.monthly;
}
