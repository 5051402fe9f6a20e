import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCallError } from '@/shared/api/callError';
import { createdAt } from '@/shared/api/fields';
import { MAX_LOOKUPS_BY_ID } from '@/shared/config/limits';
import { allCars, carById } from './queries';

/** A car that was posted so shortly before the list was read may be missing because two clocks differ. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Which of these cars are no longer listed. Anybody can fill a person's list with rows, so many cars cost one call: the
 * list of all. A car that is younger than that list is not judged by it.
 */
export function useGoneCars(carIds: readonly string[]): ReadonlySet<string> {
  const ids = useMemo(() => [...new Set(carIds)], [carIds]);
  const isMany = ids.length > MAX_LOOKUPS_BY_ID;
  const { data: cars, dataUpdatedAt } = useQuery({ ...allCars, enabled: isMany });
  const notFound = useQueries({
    queries: isMany ? [] : ids.map(carById),
    combine: (found) => ids.filter((_, at) => isCallError(found[at]?.error, 'not-found')),
  });

  return useMemo(() => {
    if (!isMany || !cars) return new Set(notFound);
    const listed = new Set(cars.map(({ id }) => id));
    const judged = dataUpdatedAt - CLOCKS_DIFFER_MS;
    return new Set(ids.filter((id) => !listed.has(id) && !(createdAt(id).getTime() >= judged)));
  }, [isMany, cars, dataUpdatedAt, ids, notFound]);
}
