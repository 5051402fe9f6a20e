/** One request that the app has made. */
export interface Call {
  method: string;
  host: string;
  /** Decoded, without the query. The identity service's begin at `/v1/…`. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  bearer: string | undefined;
  /** Parsed JSON, the fields of a form, or the text as it is. */
  body: unknown;
  /** How the browser's own cache is asked. */
  cache: RequestCache;
  /** On the story's clock. */
  at: number;
  /** What the host itself answered, whatever came of that; nothing while it has not heard of the call. */
  status?: number;
}

type Break =
  /** No answer comes: the network breaks before the host hears of the call. */
  | 'fails'
  /** The host carries the call out, and its answer never comes. */
  | 'answer lost'
  /** The host never answers. */
  | 'hangs'
  /** The host carries the call out, and never answers. */
  | 'acts, then hangs'
  /** A hosting platform's error page, status 502. */
  | 'html'
  /** This status, with the body that the hosts are known to send with it. */
  | number
  | (() => Response | Promise<Response>)
  /** The host carries the call out, and this comes instead of its answer. */
  | { corrupted: () => Response };

interface Fault {
  matches: (call: Call) => boolean;
  how: Break | { slow: number };
  left: number;
}

const faults: Fault[] = [];

/** Every request of this test, in order. */
export const calls: Call[] = [];

/** The requests of one call, written as in `breakCall`. */
export function callsTo(call: string) {
  return calls.filter(matcher(call));
}

/**
 * Breaks a call until the function returned is called, or for a number of times.
 * @param call `GET /category/toyota`, `DELETE /wishlist/:id`, `POST /v1/accounts:signUp`, `* *` for everything
 */
export function breakCall(call: string, how: Break = 'fails', { times = Infinity } = {}) {
  return addFault({ matches: matcher(call), how, left: times });
}

/** The host takes that long to answer, on the story's clock. */
export function slowCall(call: string, ms: number) {
  return addFault({ matches: matcher(call), how: { slow: ms }, left: Infinity });
}

let life = 0;

/** Every page is gone: what was asked so far is answered to nobody. */
export const loseAnswers = () => void (life += 1);
export const lifeOfPage = () => life;

/** The fault that this call runs into, the latest set first. */
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
    const at = faults.indexOf(fault);
    if (at >= 0) faults.splice(at, 1);
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
  return (made: Call) =>
    (method === '*' || method === made.method) &&
    pattern.test(made.path) &&
    wanted.every(([name, value]) => made.query[name] === value);
}
