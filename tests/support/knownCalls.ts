import { addressOf } from '@sandbox/run/ports';
import { expectedCalls, stripeCalls } from '@tests/contract/wire/calls';

const hosts = new Map((['market', 'payments', 'images', 'identity'] as const).map((name) => [addressOf(name), name]));
const patterns = [...expectedCalls, ...stripeCalls].map(
  ({ call }) => new RegExp(`^${call.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`),
);
/** What the hosts let through their CORS preflight, and `accept`, which needs none. */
const allowedHeaders = ['accept', 'authorization', 'content-type'];
const unknown = new Set<string>();
const strange = new Set<string>();

/** Compares a request with the table of calls, and its headers with what every host lets through. */
export function recordCall({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>) {
  const { origin, pathname } = new URL(url);
  const host = hosts.get(origin) ?? origin;
  const call = `${method} ${host} ${pathname}`;
  if (!patterns.some((pattern) => pattern.test(call))) unknown.add(call);
  // Firebase's SDK sends headers of its own to the identity service, which lets them through.
  if (host === 'identity') return;
  for (const name of headers.keys()) if (!allowedHeaders.includes(name)) strange.add(`${name}: ${call}`);
}

/** @throws Error with the calls of this story that the table does not have */
export function expectKnownCalls(testPath = '') {
  const calls = [...unknown];
  unknown.clear();
  if (calls.length > 0 && testPath.includes('/tests/stories/'))
    throw new Error(`tests/contract/wire/calls.ts has no line for\n${calls.join('\n')}`);
}

/** @throws Error with every header of this test's calls that a host would refuse, and the call that carried it */
export function expectAllowedHeaders() {
  const headers = [...strange];
  strange.clear();
  if (headers.length > 0)
    throw new Error(`Only ${allowedHeaders.join(', ')} may be sent, and these were, too:\n${headers.join('\n')}`);
}
