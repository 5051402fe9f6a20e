import type { Pollable } from './pollableQuery';
import { pollWhileVisible } from './pollWhileVisible';

/**
 * Marks a query as live: `watchLiveQueries` polls it while it has an observer, so it is never stale. The query brings the code
 * that polls along, so that pages without live queries do not load it.
 */
export function liveQuery<Options extends { meta?: { pollable?: Pollable } | undefined }>(options: Options) {
  return { ...options, staleTime: Infinity, meta: { ...options.meta, poll: pollWhileVisible } };
}
