import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUserStore } from '@/lib/browser/userStorage';
import { removalsKey } from './carryOutRemoval';
import { removals, type Removal } from './removals';

export interface RemovalState {
  removal: Removal;
  isRunning: boolean;
  error: Error | undefined;
}

/** The removals that are not carried out yet, by the id of the post. */
export function useRemovals(email: string): ReadonlyMap<string, RemovalState> {
  const waiting = useUserStore(removals, email);
  const runs = useRuns();

  return useMemo(
    () =>
      new Map(
        waiting.map((removal) => {
          const run = runs.findLast(({ id }) => id === removal.post.id);
          const error = run?.status === 'error' ? (run.error ?? undefined) : undefined;
          return [removal.post.id, { removal, isRunning: run?.status === 'pending', error }];
        }),
      ),
    [waiting, runs],
  );
}

/**
 * The posts that this page has removed, by id, and whether the lists have been read again since then. The seller knows of them, unlike
 * of posts that another device has removed.
 */
export function useCarriedOut(email: string): ReadonlyMap<unknown, boolean> {
  const waiting = useUserStore(removals, email);
  const runs = useRuns();

  return useMemo(() => {
    const isWaiting = new Set<unknown>(waiting.map(({ post }) => post.id));
    const carriedOut = runs.filter(({ id, status }) => status !== 'error' && !isWaiting.has(id));
    return new Map(carriedOut.map(({ id, status }) => [id, status === 'success']));
  }, [waiting, runs]);
}

const useRuns = () =>
  useMutationState({
    filters: { mutationKey: removalsKey },
    select: ({ options, state }) => ({ id: options.mutationKey?.at(-1), status: state.status, error: state.error }),
  });
