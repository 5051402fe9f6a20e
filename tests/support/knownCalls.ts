import { addressOf } from '@sandbox/run/ports';
import { expectedCalls, stripeCalls } from '@tests/contract/wire/calls';

const hosts = new Map((['market', 'payments', 'images', 'identity'] as const).map((name) => [addressOf(name), name]));
const patterns = [...expectedCalls, ...stripeCalls].map(
  ({ call }) => new RegExp(`^${call.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`),
);
/** The headers that the hosts allow in their CORS preflight, and `accept`, which needs none. */
const allowedHeaders = ['accept', 'authorization', 'content-type'];
/** Reads about people. The two lists that are polled, wishlist and reports, are revalidated instead: a 304 is smaller. */
const personalReads = /^GET market \/(jwt|users?\/.+|wishlist\/.+)$/;
const unknownCalls = new Set<string>();
const disallowedHeaders = new Set<string>();
const cachedReads = new Set<string>();

/** Compares a request with the table of calls, and its headers with those that every host allows. */
export function recordCall({ method, url, headers, cache }: Pick<Request, 'method' | 'url' | 'headers' | 'cache'>) {
  const { origin, pathname } = new URL(url);
  const host = hosts.get(origin) ?? origin;
  const call = `${method} ${host} ${pathname}`;
  if (!patterns.some((pattern) => pattern.test(call))) unknownCalls.add(call);
  if (personalReads.test(call) && cache !== 'no-store') cachedReads.add(call);
  // Firebase's SDK sends more headers to the identity service, which allows them.
  if (host === 'identity') return;
  for (const name of headers.keys()) if (!allowedHeaders.includes(name)) disallowedHeaders.add(`${name}: ${call}`);
}

/** @throws Error with the calls of this story that are missing in the table */
export function expectKnownCalls(testPath = '') {
  const calls = [...unknownCalls];
  unknownCalls.clear();
  if (calls.length > 0 && testPath.includes('/tests/stories/'))
    throw new Error(`tests/contract/wire/calls.ts has no line for\n${calls.join('\n')}`);
}

/** @throws Error with the reads about people that the browser's HTTP cache may have kept */
export function expectUncachedReads() {
  const reads = [...cachedReads];
  cachedReads.clear();
  if (reads.length > 0) throw new Error(`These reads must be \`isUncached\`:\n${reads.join('\n')}`);
}

/** @throws Error with the headers of this test's calls that a host would refuse, and their calls */
export function expectAllowedHeaders() {
  const headers = [...disallowedHeaders];
  disallowedHeaders.clear();
  if (headers.length > 0)
    throw new Error(
      `Only ${allowedHeaders.join(', ')} may be sent, but these were sent as well:\n${headers.join('\n')}`,
    );
}
