import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOut } from '@/app/document/layOut';
import { preloadCode } from '@/app/document/preloadCode';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  delete document.documentElement.dataset['code'];
});

async function untilMicrotasksRan() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const requested = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('A page is laid out in a task of its own', async () => {
  const read = vi.spyOn(document.body, 'getBoundingClientRect');
  void layOut();
  await untilMicrotasksRan();
  expect(read).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenCalledOnce();
});

test('The code of a protected page is requested in a task after the one that ends the parsing', async () => {
  document.documentElement.dataset['code'] = '/assets/page.js /assets/packages.js';
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  void preloadCode();
  await vi.runAllTimersAsync();
  expect(requested()).toEqual([]);

  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  await untilMicrotasksRan();
  expect(requested()).toEqual([]);
  await vi.runAllTimersAsync();
  expect(requested()).toEqual(['/assets/page.js', '/assets/packages.js']);
});
