import { FIRST_READ_MAX_AGE_MS } from '@/shared/config/limits';

declare global {
  interface Window {
    /** The first reads of the page that its document has begun, by `firstReadKey`. */
    firstReads?: Record<string, Promise<Response>>;
  }
}

/** Only the same user's call takes a response that was requested with a token. */
export const firstReadKey = (url: string, authorization: string | null = '') => `${authorization ?? ''}${url}`;

/**
 * `fetch` for the API client. The first call of each read that the document has begun takes its response instead of sending
 * the request again.
 */
export const fetchOrTakeFirstRead: typeof fetch = async (input, init) => {
  if (!(input instanceof Request) || !isRead(input)) return fetch(input, init);
  const key = firstReadKey(input.url, input.headers.get('authorization'));
  const begun = window.firstReads?.[key];
  if (!begun || performance.now() > FIRST_READ_MAX_AGE_MS) return fetch(input, init);
  delete window.firstReads?.[key];
  const response = await untilAbort(begun, input.signal);
  // Passed on as it arrives, so that the call knows that the host is not silent.
  const body = response.body?.pipeThrough(new TransformStream(), { signal: input.signal });
  return new Response(body, response);
};

/** The document's request has no signal, so its response is only waited for until the call is aborted. */
function untilAbort<T>(promise: Promise<T>, signal: AbortSignal) {
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('The call was aborted.', 'AbortError')), {
      once: true,
    });
    promise.then(resolve, reject);
  });
}

const isRead = ({ method, cache }: Request) => method === 'GET' && cache !== 'no-store';
