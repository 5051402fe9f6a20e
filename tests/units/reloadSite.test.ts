import { beforeEach, expect, test, vi } from 'vitest';
import { describeError } from '@/api/callError';
import { rememberFailedFiles } from '@/lib/browser/failedFiles';
import { beforeReload, reloadBlockers, reloadSite } from '@/lib/browser/reloadSite';

const isBlocking = () => true;
/** jsdom itself reloads nothing. */
const reloads = vi.fn();

beforeEach(() => {
  reloads.mockClear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<script type="module" src="/assets/index.js"></script>')));
  beforeReload.add(reloads);
  return () => {
    beforeReload.delete(reloads);
    reloadBlockers.delete(isBlocking);
    delete window.failedFiles;
  };
});

test('Before it reloads, it fetches the files of this site that failed past the cache, until it has them', async () => {
  const responses = [new Response('Not Found', { status: 404 }), new Response('code')];
  const fetched: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { cache }: RequestInit) => {
    if (url !== '/') fetched.push([url, cache]);
    return Promise.resolve((url !== '/' && responses.shift()) || new Response('<script type="module"></script>'));
  });
  rememberFailedFiles();
  const fail = (file: string) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file });
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    link.remove();
  };
  // The bundler names it by its whole address.
  fail(`${window.location.origin}/assets/chunk.js`);
  fail('https://elsewhere.example/assets/chunk.js');
  await reloadSite();
  await reloadSite();
  await reloadSite();

  const again = [`${window.location.origin}/assets/chunk.js`, 'reload'];
  expect(fetched).toEqual([again, again]);
  expect(reloads).toHaveBeenCalledTimes(3);
});

test('A page with something that a reload would lose is not reloaded, and the user is told why', async () => {
  reloadBlockers.add(isBlocking);
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
