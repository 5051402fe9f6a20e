import { beforeEach, expect, test, vi } from 'vitest';
import { describeError } from '@/api/callError';
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
  };
});

test('The site reloads its page', async () => {
  await reloadSite();
  expect(reloads).toHaveBeenCalledOnce();
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
