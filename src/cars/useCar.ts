import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { keys } from '@/lib/config/queryKeys';
import { carById } from './queries';
import type { Car } from './schema';

/** A car by id. Until its own response arrives, the car from any cached list is the placeholder data. */
export function useCar(id: string) {
  const client = useQueryClient();
  return useQuery({ ...carById(id), placeholderData: () => carFromLists(client, id) });
}

/** The car as any cached list or page of this tab has it. */
export function carFromLists(client: QueryClient, id: string) {
  const cached = client.getQueriesData<readonly Car[] | Car>({ queryKey: keys.cars }).map(([, data]) => data ?? []);
  return cached.flatMap((data) => data).find((car) => car.id === id);
}
