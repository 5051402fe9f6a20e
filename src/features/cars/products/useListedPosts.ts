import { useState } from 'react';
import { useUserStore } from '@/shared/browser/userStore';
import { myProductsMessages as messages } from '@/shared/messages/myProducts';
import type { Car } from '../schema';
import { bin, keptPosts } from '../bin/bin';
import { daysListed } from './listedDays';
import { useRemovals } from './useRemovals';

/** What the heading of My Products states: posts that are being removed, or are in the bin, are not counted. */
export function useListedPosts(email: string, cars: readonly Car[] | undefined) {
  const [now] = useState(() => Date.now());
  const removals = useRemovals(email);
  const removed = useUserStore(bin, email);
  const ids = new Set(removed.map(({ post }) => post.id));
  const isRemoving = (id: string) => removals.has(id) && removals.get(id)?.error === undefined;
  const listed = cars?.filter(({ id }) => !ids.has(id) && !isRemoving(id));
  const days = listed?.map((car) => daysListed(car, now)) ?? [];

  return {
    count: listed?.length,
    binned: keptPosts(removed, now).length,
    subtitle: days.length > 0 ? messages.listedFor(minOf(days), maxOf(days)) : undefined,
  };
}

/** `Math.min` takes no more arguments than the stack has room for. */
const minOf = (numbers: readonly number[]) => numbers.reduce((least, number) => Math.min(least, number), Infinity);
const maxOf = (numbers: readonly number[]) => numbers.reduce((most, number) => Math.max(most, number), 0);
