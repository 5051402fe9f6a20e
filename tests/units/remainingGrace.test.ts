// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remainingGraceMs } from '@/features/payments/engine/remainingGrace';

const WITHIN = 30_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['just now', 0, WITHIN],
  ['ten seconds ago', -10_000, 20_000],
  ['as long ago as it may take', -WITHIN, 0],
  ['long ago', -3_600_000, 0],
  ['a second from now, by a clock that was set back since', 1000, WITHIN + 1000],
  ['an hour from now, by a clock that was set back since', 3_600_000, 0],
])('What was left %s may arrive for a while or not any more', (_when, sinceNow, left) => {
  expect(remainingGraceMs(Date.now() + sinceNow, WITHIN)).toBe(left);
});
