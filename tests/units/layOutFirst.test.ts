import { afterEach, expect, test, vi } from 'vitest';
import { layOutFirst } from '@/app/document/layOutFirst';

afterEach(() => vi.useRealTimers());

test('A page is laid out once, in a task of its own after it has been parsed', () => {
  vi.useFakeTimers();
  const layOut = vi.spyOn(document.body, 'getBoundingClientRect');
  const change = () => document.dispatchEvent(new Event('readystatechange'));
  layOutFirst();
  vi.runAllTimers();
  expect(layOut).not.toHaveBeenCalled();

  change();
  expect(layOut).not.toHaveBeenCalled();
  vi.runAllTimers();
  change();
  vi.runAllTimers();
  expect(layOut).toHaveBeenCalledOnce();
});
