import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNow } from '@/lib/browser/useNow';

afterEach(() => void vi.useRealTimers());

test('A tab that stays open knows the new day after midnight, and after the device has slept through it', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 23, 30) });
  const { result } = renderHook(() => useNow());
  const day = () => new Date(result.current).getDate();
  act(() => void vi.advanceTimersByTime(29 * 60_000));
  expect(day()).toBe(1);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(day()).toBe(2);
  act(() => void vi.advanceTimersByTime(24 * 3_600_000));
  expect(day()).toBe(3);

  vi.setSystemTime(new Date(2026, 2, 5, 8, 0));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(day()).toBe(5);
});
