import type { Query, QueryFunctionContext } from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import { readResponse } from '@/shared/api/readResponse';
import { bytesOf, isSameBytes, rememberBytes } from './responseBytes';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Fetches and parses the query's data in two steps. */
      pollable?: Pollable;
      /** Polls the query while it has an observer with this option (`liveQuery`). */
      poll?: (query: Query, pollable: Pollable, currentUid: () => string | undefined) => Poll;
    };
  }
}

export interface Pollable {
  fetchRaw: (signal: AbortSignal) => Promise<ArrayBuffer>;
  /** @throws CallError 'unreadable' */
  parse: (bytes: ArrayBuffer) => object;
}

export interface Poll {
  onQueryEvent: (action: string) => void;
  stop: () => void;
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
