import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNow } from '@/lib/browser/useNow';

afterEach(() => void vi.useRealTimers());

test('A tab that stays open knows the new minute and day, also after the device has slept, until the page is left', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 23, 58, 30) });
  const { result, unmount } = renderHook(() => useNow());
  const time = () => {
    const date = new Date(result.current);
    return `${date.getDate()} ${date.getHours()}:${date.getMinutes()}:${date.getSeconds()}`;
  };
  act(() => void vi.advanceTimersByTime(29_000));
  expect(time()).toBe('1 23:58:30');
  act(() => void vi.advanceTimersByTime(1000));
  expect(time()).toBe('1 23:59:0');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(time()).toBe('2 0:0:0');

  // A look at another tab renders nothing within the minute, and leaves one timer.
  const before = result.current;
  vi.setSystemTime(new Date(2026, 2, 2, 0, 0, 20));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect([result.current, vi.getTimerCount()]).toEqual([before, 1]);
  vi.setSystemTime(new Date(2026, 2, 5, 8, 10, 10));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(time()).toBe('5 8:10:10');
  act(() => void vi.advanceTimersByTime(50_000));
  expect(time()).toBe('5 8:11:0');

  unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
});
