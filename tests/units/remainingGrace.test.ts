// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remainingGraceMs } from '@/payments/engine/recoverPayment';

const GRACE_MS = 30_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['just now', 0, GRACE_MS],
  ['ten seconds ago', -10_000, 20_000],
  ['exactly the grace period ago', -GRACE_MS, 0],
  ['long ago', -3_600_000, 0],
  ['a second from now, because the clock was set back', 1000, GRACE_MS],
  ['an hour from now, because the clock was set back', 3_600_000, GRACE_MS],
])('A request sent %s may still arrive for the remaining grace period', (_when, sinceNow, left) => {
  expect(remainingGraceMs(Date.now() + sinceNow, GRACE_MS)).toBe(left);
});

test.each([-1, 1])('The wait is as long if the clock is set meanwhile (%i hour)', (hours) => {
  // Each case has a time of its own, because the page remembers each.
  const leftAt = Date.now() - 10_000 + hours;
  const left = remainingGraceMs(leftAt, GRACE_MS);
  vi.advanceTimersByTime(5000);
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  expect(remainingGraceMs(leftAt, GRACE_MS)).toBe(left - 5000);
});
