import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUserStore } from '@/shared/browser/userStore';
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
  const runs = useMutationState({
    filters: { mutationKey: removalsKey },
    select: ({ options, state }) => ({ id: options.mutationKey?.at(-1), status: state.status, error: state.error }),
  });

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
