import type { QueryFunctionContext } from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import { readAnswer } from '@/shared/api/http';
import { keepText, textOf } from './sharing';

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
  ask: (signal: AbortSignal) => Promise<string>;
  /** @throws CallError 'unreadable' */
  read: (text: string) => object;
}

/**
 * Query options for an answer that is asked for again and again: the same text is the same object, and is not read twice.
 */
export function answerOf<T extends object>(ask: Answer['ask'], schema: GenericSchema<unknown, T>) {
  const read = (text: string) => {
    const data = readAnswer(text, schema);
    keepText(data, text);
    return data;
  };
  return {
    queryFn: async ({ client, queryKey, signal }: QueryFunctionContext) => {
      const text = await ask(signal);
      const known = client.getQueryData<T>(queryKey);
      return known && textOf(known) === text ? known : read(text);
    },
    meta: { answer: { ask, read } },
  };
}

/** Keeps a query up to date while somebody looks at it (`watchLive`), instead of reading it again when it grows old. */
export function live<Options extends { meta?: { answer?: Answer } | undefined }>(options: Options) {
  return { ...options, staleTime: Infinity, meta: { ...options.meta, isLive: true } };
}
