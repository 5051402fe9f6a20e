import { beforeEach, expect, test, vi } from 'vitest';
import { describeError } from '@/api/callError';
import { reloadSite } from '@/lib/browser/loadChunk';

const prevent = (event: Event) => event.preventDefault();
const reloads = vi.fn(prevent);

beforeEach(() => {
  reloads.mockClear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<script type="module" src="/assets/index.js"></script>')));
  // jsdom cannot reload a page.
  window.addEventListener('site-reload', reloads);
  return () => {
    window.removeEventListener('site-reload', reloads);
    window.removeEventListener('before-reload', prevent);
  };
});

test('The site reloads its page', async () => {
  await reloadSite();
  expect(reloads).toHaveBeenCalledOnce();
});

test('A page with something that a reload would lose is not reloaded, and the user is told why', async () => {
  window.addEventListener('before-reload', prevent);
  const error = await reloadSite().catch((cause: unknown) => cause);
  expect(describeError(error)).toMatch(/^The page was not reloaded: something on it is not finished/);
  expect(reloads).not.toHaveBeenCalled();
});

test('A page that was left meanwhile is not reloaded', async () => {
  const left = new AbortController();
  const reload = reloadSite(left.signal);
  left.abort();
  await expect(reload).rejects.toThrow('aborted');
  expect(reloads).not.toHaveBeenCalled();
});
