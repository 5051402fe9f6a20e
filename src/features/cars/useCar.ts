import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { keys } from '@/shared/config/queryKeys';
import { carById } from './queries';
import type { Car } from './schema';

/** A car, shown at once as any list that was read knows it, until its own answer comes. */
export function useCar(id: string) {
  const client = useQueryClient();
  return useQuery({ ...carById(id), placeholderData: () => carFromLists(client, id) });
}

function carFromLists(client: QueryClient, id: string) {
  const answers = client
    .getQueriesData<readonly Car[] | Car>({ queryKey: keys.cars })
    .map(([, answer]) => answer ?? []);
  return answers.flatMap((answer) => answer).find((car) => car.id === id);
}
