import type { QueryFunctionContext } from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import { readAnswer } from '@/shared/api/http';
import { bytesOf, isSameBytes, rememberBytes } from './responseBytes';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** How the query's data are fetched and parsed, in two steps. */
      pollable?: Pollable;
      /** The observer that uses the query with this wants its data kept up to date. */
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
 * Query options for a list that is fetched again and again: the same bytes give the same object, and are not parsed twice.
 */
export function pollableQuery<T extends object>(fetchRaw: Pollable['fetchRaw'], schema: GenericSchema<unknown, T>) {
  const parse = (bytes: ArrayBuffer) => {
    const data = readAnswer(bytes, schema);
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

/** Polls a query while somebody looks at it (`watchLiveQueries`), instead of refetching it once it is stale. */
export function liveQuery<Options extends { meta?: { pollable?: Pollable } | undefined }>(options: Options) {
  return { ...options, staleTime: Infinity, meta: { ...options.meta, isLive: true } };
}
