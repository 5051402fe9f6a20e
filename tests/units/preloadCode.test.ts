import { afterEach, expect, test, vi } from 'vitest';
import { preloadCode } from '@/app/document/preloadCode';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  delete document.documentElement.dataset['code'];
});

/** @param transferSize of the style sheet in bytes: 0 if it was cached */
function aDocument(transferSize: number) {
  document.documentElement.dataset['code'] = '/assets/page.js /assets/packages.js';
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'https://site.test/page.css', transferSize }] });
}

const requested = () =>
  [...document.querySelectorAll('link')].map((link) => `${link.getAttribute('href') ?? ''} ${link.fetchPriority}`);

test('On a first visit the code is requested at once, with a low priority', () => {
  aDocument(4000);
  void preloadCode(new Promise(() => undefined));
  expect(requested()).toEqual(['/assets/page.js low', '/assets/packages.js low']);
});

test('On the next visit the code is requested once the page is laid out', async () => {
  aDocument(0);
  let isLaidOut: () => void = () => undefined;
  const requesting = preloadCode(new Promise<void>((resolve) => (isLaidOut = resolve)));
  await Promise.resolve();
  expect(requested()).toEqual([]);
  isLaidOut();
  await requesting;
  expect(requested()).toEqual(['/assets/page.js auto', '/assets/packages.js auto']);
});
