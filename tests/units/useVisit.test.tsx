import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisit } from '@/catalog/following/useVisit';
import { visits } from '@/catalog/following/visits';
import { MINUTE_MS } from '@/lib/config/limits';
import { setVisible } from '@tests/support/network';

const user = 'noor@example.test';
const start = new Date('2026-11-21T12:00:00').getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  visits.update(user, () => ({ endedAt: start - 90 * MINUTE_MS }));
});
afterEach(() => void vi.useRealTimers());

/** How many minutes after the start the visit was last seen, and when the one before ended. */
const visit = () => {
  const { endedAt = 0, previous = 0 } = visits.read(user) ?? {};
  return [(endedAt - start) / MINUTE_MS, (previous - start) / MINUTE_MS];
};
const pass = (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE_MS);

test('A visit goes on while its page is in sight, ends when it is hidden, and another one begins after a pause', () => {
  const { rerender } = renderHook(() => useVisit(user), { wrapper: MemoryRouter });
  expect(visit()).toEqual([0, -90]);
  pass(35);
  expect(visit(), 'still the same').toEqual([30, -90]);
  setVisible(false);
  expect(visit()).toEqual([35, -90]);
  pass(29);
  setVisible(true);
  expect(visit()).toEqual([64, -90]);
  pass(5);
  setVisible(false);
  pass(31);
  rerender();
  expect(visit(), 'nothing while hidden').toEqual([69, -90]);
  setVisible(true);
  expect(visit(), 'the next visit').toEqual([100, 69]);
});

test('A page that is gone records no visit', () => {
  const { unmount } = renderHook(() => useVisit(user), { wrapper: MemoryRouter });
  unmount();
  pass(60);
  setVisible(false);
  setVisible(true);
  expect(visit()).toEqual([0, -90]);
});
