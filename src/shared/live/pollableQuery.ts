import type { QueryFunctionContext } from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import { readResponse } from '@/shared/api/readResponse';
import { bytesOf, isSameBytes, rememberBytes } from './responseBytes';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Fetches and parses the query's data in two steps. */
      pollable?: Pollable;
      /** Polls the query while it has an observer with this option. */
      isLive?: boolean;
    };
  }
}

export interface Pollable {
  fetchRaw: (signal: AbortSignal) => Promise<ArrayBuffer>;
  /** @throws CallError 'unreadable' */
  parse: (bytes: ArrayBuffer) => object;
}

/**
 * Query options for data that can be polled: a response with the same bytes as before is not parsed again and keeps its object.
 */
export function pollableQuery<T extends object>(fetchRaw: Pollable['fetchRaw'], schema: GenericSchema<unknown, T>) {
  const parse = (bytes: ArrayBuffer) => {
    const data = readResponse(bytes, schema);
    rememberBytes(data, bytes);
    return data;
  };
  return {
    queryFn: async ({ client, queryKey, signal }: QueryFunctionContext) => {
      const bytes = await fetchRaw(signal);
      const data = client.getQueryData<T>(queryKey);
      return data && isSameBytes(bytesOf(data), bytes) ? data : parse(bytes);
    },
    meta: { pollable: { fetchRaw, parse } },
  };
}

/** Marks a query as live: `watchLiveQueries` polls it while it has an observer, so it is never stale. */
export function liveQuery<Options extends { meta?: { pollable?: Pollable } | undefined }>(options: Options) {
  return { ...options, staleTime: Infinity, meta: { ...options.meta, isLive: true } };
}
