import * as v from 'valibot';
import type { Bearer } from '@sandbox/market/marketCall';
import { addressOf } from '@sandbox/run/ports';
import { type ExpectedCall, expectedCalls, stripeCalls } from '@tests/contract/wire/calls';
import type { Call } from './calls';

const hosts = new Map((['market', 'payments', 'images', 'identity'] as const).map((name) => [addressOf(name), name]));
const patterns = new Map(
  [...expectedCalls, ...stripeCalls].map(({ call }) => [
    call,
    new RegExp(`^${call.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`),
  ]),
);
const tokenSchema = v.pipe(v.string(), v.parseJson(), v.object({ iss: v.optional(v.string()) }));
/** The headers that the hosts allow in their CORS preflight, and `accept`, which needs none. */
const allowedHeaders = ['accept', 'authorization', 'content-type'];
const personalReads = /^GET market \/(jwt|users?\/.+|wishlist\/.+)$/;
/** These are polled, and revalidated instead: a 304 is smaller. */
const polledLists = /^GET market \/(wishlist|reportedpost|seller\/post)$/;
/** Whether what is read is about people: so is all that needs a bearer. */
const isPersonal = (call: string, bearer: string | undefined) =>
  personalReads.test(call) || (bearer !== undefined && call.startsWith('GET market ') && !polledLists.test(call));
const unknownCalls = new Set<string>();
const disallowedHeaders = new Set<string>();
const cachedReads = new Set<string>();

/** Compares a request with the table of calls, and its headers with those that every host allows. */
export function recordCall(
  { method, url, headers, cache }: Pick<Request, 'method' | 'url' | 'headers' | 'cache'>,
  sent: Call,
) {
  const { origin, pathname } = new URL(url);
  const host = hosts.get(origin) ?? origin;
  const call = `${method} ${host} ${pathname}`;
  if (![...patterns.values()].some((pattern) => pattern.test(call))) unknownCalls.add(call);
  const lines = expectedCalls.filter((line) => patterns.get(line.call)?.test(call));
  const mismatches = lines.map((line) => mismatchesOf(line, sent));
  if (lines.length > 0 && mismatches.every((found) => found.length > 0))
    unknownCalls.add([call, ...mismatches.flat()].join('\n  '));
  if (isPersonal(call, sent.bearer) && cache !== 'no-store') cachedReads.add(call);
  // Firebase's SDK sends more headers to the identity service, which allows them.
  if (host === 'identity') return;
  for (const name of headers.keys()) if (!allowedHeaders.includes(name)) disallowedHeaders.add(`${name}: ${call}`);
}

function mismatchesOf({ bearer, query = [], body }: ExpectedCall, sent: Call) {
  const names = Object.keys(sent.query);
  const parsed = body ? v.safeParse(body, fieldsOf(sent.body)) : undefined;
  return [
    ...(isAllowed(bearer, kindOf(sent.bearer)) ? [] : [`bearer: ${kindOf(sent.bearer)} instead of ${bearer}`]),
    ...(names.join() === query.join() ? [] : [`query: ${names.join()} instead of ${query.join()}`]),
    ...(body || sent.body === '' ? [] : ['a body where none belongs']),
    ...(parsed?.issues ?? []).map((issue) => `body: ${v.getDotPath(issue) ?? ''}: ${issue.message}`),
  ];
}

const isAllowed = (expected: ExpectedCall['bearer'], kind: Bearer) =>
  expected === 'optional' ? kind !== 'identity' : kind === expected;

/** The sent fields; a file is represented by its MIME type. */
function fieldsOf(body: unknown) {
  if (typeof body === 'string') return Object.fromEntries(new URLSearchParams(body));
  return Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]: [string, unknown]) => [name, isFile(value) ? value.type : value]),
  );
}

/** A file of jsdom or of Node. */
const isFile = (value: unknown): value is { type: string } =>
  v.is(v.object({ size: v.number(), type: v.string() }), value);

/** Whose token it is: the identity service names itself in its own ones. */
function kindOf(token: string | undefined): Bearer {
  if (token === undefined) return 'none';
  const payload = v.safeParse(tokenSchema, Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return payload.success && payload.output.iss?.startsWith('https://securetoken.google.com/') === true
    ? 'identity'
    : 'market';
}

/** @throws Error with the calls of this story that the table lacks, or that differ from it */
export function expectKnownCalls(testPath = '') {
  const calls = [...unknownCalls];
  unknownCalls.clear();
  if (calls.length > 0 && testPath.includes('/tests/stories/'))
    throw new Error(`sandbox/market and tests/contract/wire/calls.ts have no such call as\n${calls.join('\n')}`);
}

/** @throws Error with the reads about people in this story that the browser's HTTP cache may have kept */
export function expectUncachedReads(testPath = '') {
  const reads = [...cachedReads];
  cachedReads.clear();
  if (reads.length > 0 && testPath.includes('/tests/stories/'))
    throw new Error(`These reads must be \`isUncached\`:\n${reads.join('\n')}`);
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
