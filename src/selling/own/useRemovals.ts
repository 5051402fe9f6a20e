import { useMemo } from 'react';
import { isDone } from '@/session/delayed/delayedWrite';
import { removals, type Removal } from './removals';

/** The removals that are not over yet, by the id of the post. */
export function useRemovals(): ReadonlyMap<string, Removal> {
  const all = removals.useAll();
  return useMemo(() => new Map(all.flatMap((removal) => (isDone(removal) ? [] : [[removal.post.id, removal]]))), [all]);
}

/**
 * The posts that this page has removed, by id, and whether the lists have been read again since then. The seller knows of them, unlike
 * of posts that another device has removed.
 */
export function useCarriedOut(): ReadonlyMap<string, boolean> {
  const all = removals.useAll();
  return useMemo(
    () => new Map(all.filter(isDone).map(({ post, isRefetched = false }) => [post.id, isRefetched])),
    [all],
  );
}
