import type { Page } from '@playwright/test';
import { aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

/** The web fonts in which the page shows its text, without the fallback fonts of the style sheet. */
const webFonts = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
    return shown.map(({ family, status }) => `${family} ${status}`).toSorted();
  });

for (const { path, who } of [
  { path: '/', who: 'a visitor' },
  { path: '/carsCategories', who: 'a buyer' },
]) {
  test(`The text of ${who} at ${path} changes to both web fonts at once`, async ({ page }) => {
    if (who === 'a buyer') await startAs(page, await aPerson('buyer', 'Ifeoma Nwosu'));
    let send: () => void = () => undefined;
    const isSent = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/archivo-*.woff2', async (route) => {
      await isSent;
      await route.continue();
    });
    const other = page.waitForResponse('**/inter-*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await (await other).finished();
    await expect(page.getByRole('contentinfo')).toContainText('Registered Office Address');
    expect(await webFonts(page)).toEqual([]);

    send();
    await expect.poll(() => webFonts(page)).toEqual(['Archivo loaded', 'Inter loaded']);
  });
}

test('Without its web fonts the page stays in the fallback fonts and works', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Blog' }).first().click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Comunity');
  expect(await webFonts(page)).toEqual([]);
});
