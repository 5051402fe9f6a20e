import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCallError } from '@/shared/api/callError';
import { createdAt } from '@/shared/api/fields';
import { MAX_LOOKUPS_BY_ID } from '@/shared/config/limits';
import { allCars, carById } from './queries';

/** The clocks of the browser and the database may differ, so a car posted this shortly before the fetch may be missing. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Returns those of the ids whose cars are no longer listed. Anybody can add rows to any user's wishlist, so for many cars it
 * sends a single request, for all cars, instead of one for each. Cars that are newer than that list are not counted as gone.
 */
export function useGoneCars(carIds: readonly string[]): ReadonlySet<string> {
  const ids = useMemo(() => [...new Set(carIds)], [carIds]);
  const isMany = ids.length > MAX_LOOKUPS_BY_ID;
  const { data: cars, dataUpdatedAt } = useQuery({ ...allCars, enabled: isMany });
  const notFound = useQueries({
    queries: isMany ? [] : ids.map(carById),
    combine: (results) => ids.filter((_, index) => isCallError(results[index]?.error, 'not-found')),
  });

  return useMemo(() => {
    if (!isMany || !cars) return new Set(notFound);
    const listed = new Set(cars.map(({ id }) => id));
    const listCoversUntil = dataUpdatedAt - CLOCK_TOLERANCE_MS;
    return new Set(ids.filter((id) => !listed.has(id) && !(createdAt(id).getTime() >= listCoversUntil)));
  }, [isMany, cars, dataUpdatedAt, ids, notFound]);
}
