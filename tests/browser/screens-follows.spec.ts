import type { Page } from '@playwright/test';
import { demoAccount } from './support/demoPeople';
import { checkScreen } from './support/screens';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
/** Makes what the device remembers look as if the visit had been four days ago. */
function fourDaysLater(page: Page) {
  return page.addInitScript(() => {
    if (sessionStorage.getItem('later') !== null) return;
    sessionStorage.setItem('later', 'yes');
    const earlier = (name: string, value: unknown) => {
      return typeof value === 'number' && /At$/.test(name) ? value - 4 * 24 * 60 * 60_000 : value;
    };
    for (const key of Object.keys(localStorage)) {
      if (!/(visit|saved searches) 1$/.test(key)) continue;
      localStorage.setItem(key, JSON.stringify(JSON.parse(localStorage.getItem(key) ?? ''), earlier));
    }
  });
}

test('The screens of a buyer who saves a search and comes back look right', async ({ page }) => {
  await startAs(page, demoAccount('buyer'));
  await page.goto('/carsCategories/category/bmw?maxPrice=30000');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.goto('/carsCategories?gear=automatic&condition=used');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  await checkScreen(page, 'search-saved');

  await fourDaysLater(page);
  await page.goto('/carsCategories');
  const since = page.getByRole('region', { name: 'Since you were here' });
  await expect(since).toBeVisible();
  await checkScreen(page, 'since-you-were-here');
  await page.goto('/home');
  await expect(since).toBeVisible();
  await checkScreen(page, 'since-you-were-here-home');
});
