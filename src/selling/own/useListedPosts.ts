import type { Car } from '@/cars/schema';
import { useNow } from '@/lib/browser/useNow';
import { daysListed } from './myCarsView';
import { myCarsTexts as texts } from './texts';
import { useCarriedOut, useRemovals } from './useRemovals';

/** What the heading of My Products states: posts that are being removed are not counted. */
export function useListedPosts(cars: readonly Car[] | undefined) {
  const now = useNow();
  const removals = useRemovals();
  const carriedOut = useCarriedOut();
  const isRemoving = (id: string) => (removals.get(id)?.state ?? 'failed') !== 'failed';
  const listed = cars?.filter(({ id }) => carriedOut.get(id) !== false && !isRemoving(id));
  const days = listed?.map((car) => daysListed(car, now)).filter((known) => known !== undefined) ?? [];

  return {
    count: listed?.length,
    subtitle: days.length > 0 ? texts.listedFor(minOf(days), maxOf(days)) : undefined,
  };
}

/** `Math.min` takes no more arguments than the stack has room for. */
const minOf = (numbers: readonly number[]) => numbers.reduce((least, number) => Math.min(least, number), Infinity);
const maxOf = (numbers: readonly number[]) => numbers.reduce((most, number) => Math.max(most, number), 0);
