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
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('BMW under $30,000');
  await checkScreen(page, 'save-search');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/carsCategories?gear=automatic&condition=used');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  // The filters are remembered after a second.
  await page.waitForTimeout(2500);

  await fourDaysLater(page);
  await page.goto('/carsCategories');
  const since = page.getByRole('region', { name: 'Since you were here' });
  await expect(since).toBeVisible();
  await checkScreen(page, 'since-you-were-here');
  await page.setViewportSize({ width: 390, height: 844 });
  const folded = since.getByRole('button', { expanded: false });
  await folded.first().click();
  await folded.first().click();
  await expect(folded).toHaveCount(0);
  await checkScreen(page, 'since-you-were-here-open');
  await page.goto('/home');
  await expect(since).toBeVisible();
  await checkScreen(page, 'since-you-were-here-home');

  await page.goto('/carsCategories');
  await page.getByRole('button', { name: 'Rename or remove' }).click();
  const searches = page.getByRole('dialog', { name: 'Saved searches' });
  await searches
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(searches.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await checkScreen(page, 'saved-searches');
});
