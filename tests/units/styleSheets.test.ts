import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { watchStyles } from '@/shared/browser/styleSheets';
import { ChunkLoadError, loadChunk } from '@/shared/browser/loadChunk';

beforeAll(() => {
  addStyles('/assets/document.css');
  addStyles('/assets/failed-early.css');
  watchStyles();
});
afterEach(() => document.head.replaceChildren());

function addStyles(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}

const linkTo = (href: string) => document.querySelector<HTMLLinkElement>(`link[href$="${href}"]`);
const end = (link: HTMLLinkElement | null, type: 'load' | 'error') => link?.dispatchEvent(new Event(type));
const untilReloaded = (link: HTMLLinkElement) => expect.poll(() => linkTo('/assets/page.css')).not.toBe(link);

test('A page waits for styles of its document, and loads those again that failed before anything listened', async () => {
  // The browser has an entry once a request has ended.
  const hasEnded = vi.spyOn(performance, 'getEntriesByName').mockImplementation((url) => {
    const entry = { name: url, entryType: 'resource', startTime: 0, duration: 1, toJSON: () => url };
    return url.endsWith('/assets/failed-early.css') ? [entry] : [];
  });
  let isShown = false;
  const [loading, failedEarly] = [linkTo('/assets/document.css'), linkTo('/assets/failed-early.css')];
  const loaded = loadChunk(() => Promise.resolve('code')).then(() => (isShown = true));
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(isShown).toBe(false);

  end(loading, 'load');
  await expect.poll(() => linkTo('/assets/failed-early.css')).not.toBe(failedEarly);
  expect(isShown).toBe(false);
  end(linkTo('/assets/failed-early.css'), 'load');
  await loaded;
  hasEnded.mockRestore();
});

test('A page whose styles fail while its code is loading is shown once they are loaded again', async () => {
  const link = addStyles('/assets/page.css');
  const loaded = loadChunk(() => {
    end(link, 'error');
    return Promise.resolve('code');
  });
  await untilReloaded(link);
  end(linkTo('/assets/page.css'), 'load');
  expect(await loaded).toBe('code');
});

test('A page waits for styles that are loading', async () => {
  const link = addStyles('/assets/page.css');
  let isShown = false;
  const loaded = loadChunk(() => Promise.resolve('code')).then(() => (isShown = true));
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(isShown).toBe(false);
  end(link, 'load');
  await loaded;
});

test('A page does not wait for styles that are not the site’s, for instance those of an extension', async () => {
  const foreign = ['https://extension.example/assets/x.css', '/other.css'].map(addStyles);
  end(foreign[0] ?? null, 'error');
  expect(await loadChunk(() => Promise.resolve('code'))).toBe('code');
});

test('A page whose styles fail again is not shown, nor is another one that waits for the same styles', async () => {
  const link = addStyles('/assets/page.css');
  const failure = (error: unknown) => error;
  const loads = [loadChunk(() => Promise.resolve('code')), loadChunk(() => Promise.resolve('code'))];
  const loaded = loads.map((load) => load.catch(failure));
  await new Promise((resolve) => void setTimeout(resolve, 20));
  end(link, 'error');
  await untilReloaded(link);
  end(linkTo('/assets/page.css'), 'error');
  for (const load of loaded) expect(await load).toBeInstanceOf(ChunkLoadError);
});
