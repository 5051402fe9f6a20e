import type { Page } from '@playwright/test';
import { aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

// `tests/engines` has this for the caches of Firefox and WebKit. Chromium's headless shell has none, so the page gets the events of one.

/** Leaves the page and comes back to it in one task, as from the cache. @returns what can be read on it before and after */
function comeBack(page: Page, meanwhile: Partial<Record<string, string | null>> = {}) {
  return page.evaluate((stored) => {
    const dispatch = (type: string) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    dispatch('pagehide');
    const whileCached = document.body.innerText.trim();
    for (const [key, value] of Object.entries(stored))
      if (typeof value === 'string') localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    dispatch('pageshow');
    return { whileCached, after: document.body.innerText.trim() };
  }, meanwhile);
}

test('A page comes back from the back/forward cache to the user who left it, and to nobody after the session', async ({
  page,
}) => {
  const noor = await aPerson('buyer', 'Noor Haddad');
  // Another tab ends the session, or the user signs out.
  for (const meanwhile of [{ signed_in_user: null, access_token: null }, { 'signed-out': 'done' }]) {
    await startAs(page, noor);
    await page.goto('/dashboard');
    await expect(page.getByText('No Data Found')).toBeVisible();
    const { whileCached, after } = await comeBack(page);
    expect(whileCached).toBe('');
    expect(after).toContain('No Data Found');

    const reloaded = page.waitForEvent('load');
    expect(await comeBack(page, meanwhile)).toEqual({ whileCached: '', after: '' });
    await reloaded;
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
  }
});
