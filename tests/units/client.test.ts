// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryAfterOf } from '@/api/client';

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
