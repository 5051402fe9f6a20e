import type { Page } from '@playwright/test';
import { aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

// `tests/engines` has this for the caches of Firefox and WebKit. Chromium's headless shell has none, so the page gets the events of one.

/** Leaves the page and comes back to it in one task, as from the cache. @returns what can be read on it before and after */
function comeBack(page: Page, meanwhile: Record<string, string> = {}) {
  return page.evaluate((stored) => {
    const dispatch = (type: string) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    dispatch('pagehide');
    const whileCached = document.body.innerText.trim();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    dispatch('pageshow');
    return { whileCached, after: document.body.innerText.trim() };
  }, meanwhile);
}

test('A page comes back from the back/forward cache to the user who left it, and to nobody after a sign-out in another tab', async ({
  page,
  problems,
}) => {
  // A transaction of Firebase that is aborted on the way into the cache (`abortTransactionsOnPageHide.ts`).
  problems.expect(/^uncaught: $/);
  await startAs(page, await aPerson('buyer', 'Noor Haddad'));
  await page.goto('/dashboard');
  await expect(page.getByText('No Data Found')).toBeVisible();
  // Each page would create and delete it anew, and WebKit can stop a page in the middle of that (`identity.ts`).
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toContain('validate-browser-context-for-indexeddb-analytics-module');
  const { whileCached, after } = await comeBack(page);
  expect(whileCached).toBe('');
  expect(after).toContain('No Data Found');

  expect(await comeBack(page, { 'signed-out': '"begun"' })).toEqual({ whileCached: '', after: '' });
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
});
