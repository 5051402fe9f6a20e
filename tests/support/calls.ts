/** One request of the app. */
export interface Call {
  method: string;
  host: string;
  /** Decoded, without the query. Paths of the identity service begin at `/v1/…`. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  bearer: string | undefined;
  /** Parsed JSON, the fields of a form, or plain text. */
  body: unknown;
  /** The cache mode of the request. */
  cache: RequestCache;
  /** Whether the browser sends it although the page is left. */
  isKeptAlive: boolean;
  /** Milliseconds since the epoch, on the fake clock. */
  at: number;
  /** Status of the host's own response, also if a fault replaced it; undefined until the host has responded. */
  status?: number;
}

type Break =
  /** The network fails before the request reaches the host. */
  | 'fails'
  /** The host carries the call out, then the network fails before the response arrives. */
  | 'response lost'
  /** The host receives nothing, and no response or error ever arrives. */
  | 'hangs'
  /** The host carries the call out, and no response or error ever arrives. */
  | 'acts, then hangs'
  /** The browser sends it three times, as Chromium does when a kept connection closes; the last response arrives, or none. */
  | 'sent thrice'
  | 'sent thrice, response lost'
  /** A hosting platform's error page, status 502. */
  | 'html'
  /** This status, with the body that the real hosts send with it. */
  | number
  | ((request: Request) => Response | Promise<Response>)
  /** The host carries the call out, and this replaces its response. */
  | { corrupted: () => Response };

interface Fault {
  matches: (call: Call) => boolean;
  how: Break | { slow: number };
  left: number;
}

const faults: Fault[] = [];

/** Every request of this test, in order. */
export const calls: Call[] = [];

/** The requests of one call, in the notation of `breakCall`. */
export function callsTo(call: string) {
  return calls.filter(matcher(call));
}

/**
 * Breaks a call for a number of times, or until the returned function is called.
 * @param call `GET /category/toyota`, `DELETE /wishlist/:id`, `POST /v1/accounts:signUp`, `* *` for everything
 */
export function breakCall(call: string, how: Break = 'fails', { times = Infinity } = {}) {
  return addFault({ matches: matcher(call), how, left: times });
}

/** Delays the request to the host, on the fake clock. */
export function slowCall(call: string, ms: number) {
  return addFault({ matches: matcher(call), how: { slow: ms }, left: Infinity });
}

let generation = 0;

/** All pages are closed: no pending request gets its response. */
export const dropResponses = () => void (generation += 1);
export const pageGeneration = () => generation;

/** The fault of this call, the latest set first; counts it as used. */
export function takeFault(call: Call) {
  const fault = faults.findLast(({ matches, left }) => left > 0 && matches(call));
  if (fault) fault.left -= 1;
  return fault?.how;
}

export function clearCalls() {
  calls.length = 0;
  faults.length = 0;
}

function addFault(fault: Fault) {
  faults.push(fault);
  return () => {
    const index = faults.indexOf(fault);
    if (index >= 0) faults.splice(index, 1);
  };
}

function matcher(call: string) {
  const [method = '*', address = '*'] = call.split(' ');
  const [path = '', query = ''] = address.split('?');
  const pattern = new RegExp(
    `^${path
      .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll(/\/:\w+/g, '/[^/]+')}$`,
  );
  const wanted = Object.entries(Object.fromEntries(new URLSearchParams(query)));
  return (request: Call) =>
    (method === '*' || method === request.method) &&
    pattern.test(request.path) &&
    wanted.every(([name, value]) => request.query[name] === value);
}
