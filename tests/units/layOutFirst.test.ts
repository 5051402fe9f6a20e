import { afterEach, expect, test, vi } from 'vitest';
import { layOutFirst } from '@/app/document/layOutFirst';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

test('A page is laid out once, in a task of its own after it has been parsed and its style sheets have come', () => {
  vi.useFakeTimers();
  const layOut = vi.spyOn(document.body, 'getBoundingClientRect');
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const parsed = () => {
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
  };
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  const sheet = vi.spyOn(link, 'sheet', 'get').mockReturnValue(null);
  const comes = () => {
    sheet.mockReturnValue(new CSSStyleSheet());
    link.dispatchEvent(new Event('load'));
  };
  layOutFirst();
  vi.runAllTimers();
  expect(layOut).not.toHaveBeenCalled();

  parsed();
  vi.runAllTimers();
  expect(layOut).not.toHaveBeenCalled();

  comes();
  expect(layOut).not.toHaveBeenCalled();
  vi.runAllTimers();
  comes();
  vi.runAllTimers();
  expect(layOut).toHaveBeenCalledOnce();
});

test('A page whose style sheets have come before it has been parsed is laid out once it has been', () => {
  vi.useFakeTimers();
  const layOut = vi.spyOn(document.body, 'getBoundingClientRect');
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  layOutFirst();
  document.head.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(layOut).not.toHaveBeenCalled();

  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  vi.runAllTimers();
  expect(layOut).toHaveBeenCalledOnce();
});
