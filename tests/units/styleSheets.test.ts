import { afterEach, beforeAll, expect, test } from 'vitest';
import { watchStyles } from '@/shared/browser/styleSheets';
import { ChunkLoadError, loadChunk } from '@/shared/browser/loadChunk';

beforeAll(() => {
  addStyles('/document.css');
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
const untilReloaded = (link: HTMLLinkElement) => expect.poll(() => linkTo('/page.css')).not.toBe(link);

test('A page does not wait for the styles of its document', async () => {
  expect(await loadChunk(() => Promise.resolve('code'))).toBe('code');
});

test('A page whose styles fail while its code is loading is shown once they are loaded again', async () => {
  const link = addStyles('/page.css');
  const loaded = loadChunk(() => {
    end(link, 'error');
    return Promise.resolve('code');
  });
  await untilReloaded(link);
  end(linkTo('/page.css'), 'load');
  expect(await loaded).toBe('code');
});

test('A page waits for styles that are loading', async () => {
  const link = addStyles('/page.css');
  let isShown = false;
  const loaded = loadChunk(() => Promise.resolve('code')).then(() => (isShown = true));
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(isShown).toBe(false);
  end(link, 'load');
  await loaded;
});

test('A page whose styles fail again is not shown', async () => {
  const link = addStyles('/page.css');
  const loaded = loadChunk(() => {
    end(link, 'error');
    return Promise.resolve('code');
  }).catch((error: unknown) => error);
  await untilReloaded(link);
  end(linkTo('/page.css'), 'error');
  expect(await loaded).toBeInstanceOf(ChunkLoadError);
});
