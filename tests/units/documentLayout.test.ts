import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOut } from '@/app/document/layOut';
import { untilParsed } from '@/app/document/untilParsed';
import { untilStylesLoaded } from '@/app/document/untilStylesLoaded';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

function aDocumentThatLoads() {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  const sheet = vi.spyOn(link, 'sheet', 'get').mockReturnValue(null);
  return {
    isParsed() {
      state.mockReturnValue('interactive');
      document.dispatchEvent(new Event('readystatechange'));
    },
    itsStylesCome() {
      sheet.mockReturnValue(new CSSStyleSheet());
      link.dispatchEvent(new Event('load'));
    },
  };
}

test.each([
  ['its styles come after it has been parsed', ['isParsed', 'itsStylesCome']],
  ['it has been parsed after its styles have come', ['itsStylesCome', 'isParsed']],
] as const)('A page is laid out once %s', async (_, [first, second]) => {
  const read = vi.spyOn(document.body, 'getBoundingClientRect');
  const page = aDocumentThatLoads();
  void untilParsed().then(untilStylesLoaded).then(layOut);
  page[first]();
  await vi.runAllTimersAsync();
  expect(read).not.toHaveBeenCalled();

  page[second]();
  await vi.advanceTimersByTimeAsync(0);
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenCalledOnce();
});

test('A page is laid out in a task of its own', async () => {
  const read = vi.spyOn(document.body, 'getBoundingClientRect');
  void layOut();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(read).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenCalledOnce();
});
