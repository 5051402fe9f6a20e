import { FIRST_READ_MAX_AGE_MS } from '@/shared/config/limits';

declare global {
  interface Window {
    /** The first reads of the page that its document has begun, by address. */
    firstReads?: Record<string, Promise<Response>>;
  }
}

/**
 * `fetch` for the API client. The first call of each read that the document has begun takes its response instead of sending
 * the request again.
 */
export const fetchOrTakeFirstRead: typeof fetch = async (input, init) => {
  const begun = input instanceof Request && isOpenRead(input) ? window.firstReads?.[input.url] : undefined;
  if (!(input instanceof Request) || !begun || performance.now() > FIRST_READ_MAX_AGE_MS) return fetch(input, init);
  delete window.firstReads?.[input.url];
  return raceAbort(begun, input.signal);
};

function raceAbort<T>(promise: Promise<T>, signal: AbortSignal) {
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('The call was aborted.', 'AbortError')), {
      once: true,
    });
    promise.then(resolve, reject);
  });
}

const isOpenRead = ({ method, cache, headers }: Request) =>
  method === 'GET' && cache !== 'no-store' && !headers.has('authorization');
