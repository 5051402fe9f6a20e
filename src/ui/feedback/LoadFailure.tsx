import { uiTexts } from '@/ui/texts';
import { LiveRegion } from './LiveRegion';
import { useFailed, useRetryFailed } from './Loaded';
import { ErrorNote } from './notes';
import type { ShownQuery } from './shownQuery';

/** One fault, one message: a page leaves out the parts that could not be loaded, and says so once, also while it tries again. */
export function LoadFailure({ queries }: { queries: readonly ShownQuery<unknown>[] }) {
  const retryFailed = useRetryFailed();
  const { failed, lastError } = useFailed(queries);
  if (failed.length === 0) return null;
  // It had failed before this page was opened, and fails again.
  if (!lastError && failed.some(({ failureReason }) => failureReason !== null)) {
    return (
      <LiveRegion size="s" isMuted>
        {uiTexts.stillTrying}
      </LiveRegion>
    );
  }

  return (
    <ErrorNote error={lastError} isRetrying={failed.every(({ isFetching }) => isFetching)} onRetry={retryFailed} />
  );
}
