import { queryOptions } from '@tanstack/react-query';
import { ChunkLoadError, servedVersion } from '@/lib/browser/loadChunk';
import { NEW_VERSION_POLL_MS, NEW_VERSION_STALE_MS } from './limits';

/** Whether the host serves another version by now. Not asked while the page is hidden or offline. */
export const newVersion = queryOptions({
  queryKey: ['new version'],
  queryFn: async () => {
    const served = await servedVersion();
    if (served === 'no-response') throw new ChunkLoadError(served);
    return served === 'new-version';
  },
  initialData: false,
  staleTime: NEW_VERSION_STALE_MS,
  refetchInterval: NEW_VERSION_POLL_MS,
  retry: false,
});
