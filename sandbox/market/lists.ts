import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Collection, Fields } from '@sandbox/store/collection';

interface Kept {
  version: number;
  texts: Map<string, { text: string; tag: string }>;
}

export type AnswerList = (c: Context, collection: Collection, query?: Fields) => Promise<Response>;

/** Answers with whole lists, each written out and tagged once until its collection changes: polls come every second. */
export function listAnswers(): AnswerList {
  const kept = new WeakMap<Collection, Kept>();

  return async (c, collection, query = {}) => {
    const key = JSON.stringify(query);
    const { version } = collection;
    const known = kept.get(collection);
    const texts = known?.version === version ? known.texts : new Map<string, { text: string; tag: string }>();
    if (texts !== known?.texts) kept.set(collection, { version, texts });

    let answer = texts.get(key);
    if (answer === undefined) {
      const text = JSON.stringify(await collection.find(query));
      answer = { text, tag: `"${createHash('sha1').update(text).digest('hex')}"` };
      texts.set(key, answer);
    }
    return c.body(answer.text, 200, { 'content-type': 'application/json; charset=UTF-8', etag: answer.tag });
  };
}
