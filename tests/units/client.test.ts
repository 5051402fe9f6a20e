// @vitest-environment node
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/callError';
import { createClient, retryAfterOf } from '@/api/client';
import { retryDelay } from '@/api/queryClient';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['seconds', '5', 5000],
  ['no seconds', '0', 0],
  ['a date in ten seconds', 'Sun, 01 Mar 2026 12:00:10 GMT', 10_000],
  ['a date that has passed', 'Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['words', 'soon', undefined],
  ['nothing', '', undefined],
  ['no header', undefined, undefined],
])('Retry-After with %s is read as milliseconds', (_what, header, ms) => {
  expect(retryAfterOf(header)).toBe(ms);
});

test.each([
  ['0', [1000, 2000, 4000]],
  ['-5', [1000, 2000, 4000]],
  ['Sun, 01 Mar 2026 11:00:00 GMT', [1000, 2000, 4000]],
  ['3', [3000, 3000, 4000]],
])('A read is not tried again sooner than usual, whatever Retry-After says: %s', (header, waits) => {
  const error = new CallError('status', { status: 429, retryAfterMs: retryAfterOf(header) ?? NaN });
  expect([0, 1, 2].map((failures) => retryDelay(failures, error))).toEqual(waits);
});

test.each([204, 205])(
  'Status %i is a success of a write whose response nobody reads, and unreadable for a read',
  async (status) => {
    // Some browsers give such a response an empty body.
    const bodiless = () =>
      Object.defineProperty(new Response(null, { status }), 'body', { value: new Response('').body });
    vi.stubGlobal('fetch', () => Promise.resolve(bodiless()));
    const client = createClient('http://localhost:4101');
    await expect(client.postIgnoringResponse('/reportedpost', {})).resolves.toBeUndefined();
    await expect(client.get('/cars', v.unknown())).rejects.toMatchObject({ kind: 'unreadable' });
    vi.unstubAllGlobals();
  },
);
