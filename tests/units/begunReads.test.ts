import { beforeEach, expect, test, vi } from 'vitest';
import { beginRead, dropBegunReads, takeBegunRead } from '@/lib/browser/begunReads';

const URL_OF_LIST = 'http://localhost:4101/wishlist?email=ines%40people.test';
const bearer = (token: string, more: RequestInit = {}) =>
  new Request(URL_OF_LIST, { headers: { authorization: `Bearer ${token}` }, ...more });
const response = new Response('[]');
let signal: AbortSignal | null | undefined;

beforeEach(() => {
  vi.stubGlobal('fetch', (_: Request, init: RequestInit) => {
    ({ signal } = init);
    return Promise.resolve(response);
  });
  beginRead(URL_OF_LIST, 'default', 'Bearer of Ines');
  return dropBegunReads;
});

test('Only the first request of the same user takes a read that the document has begun', async () => {
  for (const other of [
    new Request(URL_OF_LIST),
    bearer('of Noor'),
    bearer('of Ines', { cache: 'no-store' }),
    bearer('of Ines', { method: 'DELETE' }),
    bearer('of Ines', { signal: AbortSignal.abort() }),
  ])
    expect(takeBegunRead(other)).toBeUndefined();
  expect(await takeBegunRead(bearer('of Ines'))).toBe(response);
  expect(takeBegunRead(bearer('of Ines'))).toBeUndefined();
});

test('Whoever has taken it can cancel it, as the time limit of a call does', () => {
  const call = new AbortController();
  void takeBegunRead(bearer('of Ines', { signal: call.signal }));
  expect(signal?.aborted).toBe(false);
  call.abort();
  expect(signal?.aborted).toBe(true);
});

test('Once the first page has begun its reads, none is taken any more', () => {
  dropBegunReads();
  expect(takeBegunRead(bearer('of Ines'))).toBeUndefined();
});
