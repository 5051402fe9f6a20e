declare global {
  /** The reads that the document has begun and the app has not asked for yet. */
  var begunReads: Map<string, BegunRead> | undefined;
}

interface BegunRead {
  response: Promise<Response>;
  abort: () => void;
}

/** Only a request with the same user's token, and with the same use of the browser's cache, gets the response. */
const keyOf = ({ url, cache, headers }: Request) => [url, cache, headers.get('authorization')].join(' ');

/**
 * Called by the document's script. A preload link would do the same for a read without a token, but has no headers, and WebKit passes its
 * response to every later request too, even after a write.
 */
export function beginRead(url: string, cache: RequestCache, authorization: string | undefined) {
  const controller = new AbortController();
  const request = new Request(url, { cache, headers: authorization === undefined ? {} : { authorization } });
  const response = fetch(request, { signal: controller.signal });
  // Whoever takes it hears of a failure.
  response.catch(() => undefined);
  (globalThis.begunReads ??= new Map()).set(keyOf(request), { response, abort: () => controller.abort() });
}

/** The response to a request of the app that the document has begun, for the first such request alone. */
export function takeBegunRead(request: Request) {
  const key = keyOf(request);
  const read = globalThis.begunReads?.get(key);
  if (!read || request.method !== 'GET' || request.signal.aborted) return undefined;
  globalThis.begunReads?.delete(key);
  request.signal.addEventListener('abort', read.abort);
  return read.response;
}

/** Called when the first page has begun its reads: from then on every read is a new request. */
export function dropBegunReads() {
  globalThis.begunReads = undefined;
}
