import type { Context } from 'hono';
import { tagOf } from '@sandbox/host/sendAsExpress';
import type { Collection, Fields } from '@sandbox/store/collection';

interface CachedLists {
  version: number;
  texts: Map<string, { text: string; tag: string }>;
}

export type RespondWithList = (c: Context, collection: Collection, query?: Fields) => Promise<Response>;

/** Caches each list's JSON and ETag until its collection changes, because clients poll every second. */
export function createListResponder(): RespondWithList {
  const cache = new WeakMap<Collection, CachedLists>();

  return async (c, collection, query = {}) => {
    const key = JSON.stringify(query);
    const { version } = collection;
    const cached = cache.get(collection);
    const texts = cached?.version === version ? cached.texts : new Map<string, { text: string; tag: string }>();
    if (texts !== cached?.texts) cache.set(collection, { version, texts });

    let response = texts.get(key);
    if (response === undefined) {
      const text = JSON.stringify(await collection.find(query));
      response = { text, tag: tagOf(text) };
      texts.set(key, response);
    }
    return c.body(response.text, 200, { 'content-type': 'application/json', etag: response.tag });
  };
}
