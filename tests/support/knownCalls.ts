import { addressOf } from '@sandbox/ports';
import { expectedCalls, stripeCalls } from '@tests/wire/calls';

const hosts = new Map((['market', 'payments', 'images', 'identity'] as const).map((name) => [addressOf(name), name]));
const patterns = [...expectedCalls, ...stripeCalls].map(
  ({ call }) => new RegExp(`^${call.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`),
);
const unknown = new Set<string>();

/** Compares a request with the table of calls. */
export function hearCall({ method, url }: Pick<Request, 'method' | 'url'>) {
  const { origin, pathname } = new URL(url);
  const call = `${method} ${hosts.get(origin) ?? origin} ${pathname}`;
  if (!patterns.some((pattern) => pattern.test(call))) unknown.add(call);
}

/** @throws Error with the calls of this story that the table does not have */
export function expectKnownCalls(testPath = '') {
  const calls = [...unknown];
  unknown.clear();
  if (calls.length > 0 && testPath.includes('/tests/stories/'))
    throw new Error(`tests/wire/calls.ts has no line for\n${calls.join('\n')}`);
}
