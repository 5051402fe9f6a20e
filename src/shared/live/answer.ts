import type { QueryFunctionContext } from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import type { Asking } from '@/shared/api/asker';
import type { Answered } from '@/shared/api/fetchAnswer';
import { readAnswer } from '@/shared/api/http';
import { bytesOf, isSameAnswer, keepBytes } from './sharing';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** How the query's data are asked for and read, in two steps. */
      answer?: Answer;
      /** Whoever uses the query with it wants its data kept up to date. */
      isLive?: boolean;
    };
  }
}

export interface Answer {
  ask: (asking: Asking) => Promise<Answered>;
  /** @throws CallError 'unreadable' */
  read: (bytes: ArrayBuffer) => object;
}

/**
 * Query options for an answer that is asked for again and again: the same bytes are the same object, and are not read twice.
 */
export function answerOf<T extends object>(ask: Answer['ask'], schema: GenericSchema<unknown, T>) {
  const read = (bytes: ArrayBuffer) => {
    const data = readAnswer(bytes, schema);
    keepBytes(data, bytes);
    return data;
  };
  return {
    queryFn: async ({ client, queryKey, signal }: QueryFunctionContext) => {
      const { bytes } = await ask({ signal, known: bytesOf(client.getQueryData<T>(queryKey)) });
      const known = client.getQueryData<T>(queryKey);
      return known && isSameAnswer(bytesOf(known), bytes) ? known : read(bytes);
    },
    meta: { answer: { ask, read } },
  };
}

/** Keeps a query up to date while somebody looks at it (`watchLive`), instead of reading it again when it grows old. */
export function live<Options extends { meta?: { answer?: Answer } | undefined }>(options: Options) {
  return { ...options, staleTime: Infinity, meta: { ...options.meta, isLive: true } };
}
