import { useQueries, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCallError } from '@/api/callError';
import { createdAt } from '@/api/fields';
import { keys } from '@/lib/config/queryKeys';
import { LIST_TOLERANCE_MS, MAX_LOOKUPS_BY_ID } from './limits';
import { allCars, carById } from './queries';
import type { Car } from './schema';

export interface ListedCars {
  /** By id. Contains no car whose response has not arrived yet. */
  cars: ReadonlyMap<string, Car>;
  /** The ids of the cars about which no response and no error has arrived yet. */
  pending: ReadonlySet<string>;
  gone: ReadonlySet<string>;
}

/**
 * Looks up which cars are still listed, and as what. Anybody can add rows to any user's wishlist, so for many cars it sends a
 * single request, for all cars, instead of one for each; only those that may be newer than that list are then looked up, if they are few.
 * No car counts as gone because the list is empty: that is rather a fault of the host, so the first ones are looked up.
 */
export function useListedCars(carIds: readonly string[]): ListedCars {
  const client = useQueryClient();
  const ids = useMemo(() => [...new Set(carIds)], [carIds]);
  const isMany = ids.length > MAX_LOOKUPS_BY_ID;
  const { data: all, dataUpdatedAt, isPending, errorUpdateCount } = useQuery({ ...allCars, enabled: isMany });
  const isListPending = isMany && isPending && errorUpdateCount === 0;
  const list = useMemo(() => (isMany && all?.length ? byId(all) : undefined), [isMany, all]);
  const uncertain = useMemo(() => {
    if (!isMany) return ids;
    const isRead = (id: string) => ![undefined, 'pending'].includes(client.getQueryState(carById(id).queryKey)?.status);
    // What was read while they were few stays until the list has come.
    if (!all) return ids.filter(isRead);
    // A car that was posted shortly before may be missing in the list, because the clocks may differ.
    const listCoversUntil = dataUpdatedAt - LIST_TOLERANCE_MS;
    return list ? ids.filter((id) => !list.has(id) && (createdAt(id)?.getTime() ?? 0) >= listCoversUntil) : ids;
  }, [client, isMany, ids, all, list, dataUpdatedAt]);
  const single = useQueries({
    queries: uncertain.slice(0, MAX_LOOKUPS_BY_ID).map((id) => ({
      ...carById(id),
      enabled: !isMany || all !== undefined,
      // What the list said while they were many stays until the response has come.
      placeholderData: () => all?.find((car) => car.id === id),
    })),
    combine: (results) => ({
      pending: uncertain.filter((_, index) => results[index]?.isPending && results[index].errorUpdateCount === 0),
      notFound: uncertain.filter((_, index) => isCallError(results[index]?.error, 'not-found')),
      found: results.flatMap(({ data, error }) => (data && !isCallError(error, 'not-found') ? [data] : [])),
    }),
  });

  return useMemo(() => {
    const unknown = new Set(uncertain);
    const missing = list ? ids.filter((id) => !list.has(id) && !unknown.has(id)) : [];
    return {
      cars: new Map([...(list ?? []), ...byId(single.found)]),
      pending: new Set(isListPending ? ids.filter((id) => !unknown.has(id)) : single.pending),
      gone: new Set([...missing, ...single.notFound]),
    };
  }, [isListPending, ids, list, uncertain, single]);
}

/** Reads again what could not be read. */
export function readCarsAgain(client: QueryClient) {
  return client.refetchQueries({
    queryKey: keys.cars,
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}

function byId(cars: readonly Car[]) {
  return new Map(cars.map((car) => [car.id, car]));
}
