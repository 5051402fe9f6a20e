import type { Page } from '@playwright/test';
import { hostileTexts } from '@tests/support/hostile';
import { demoAccount } from './support/demoPeople';
import { carIds, addHostileDocuments } from './support/hostileMarket';
import { aPerson } from './support/people';
import { checkLayout } from './support/screens';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
const admin = demoAccount('admin');
const script = hostileTexts.script;

/** Checks the layout, and that no script has run, no window has opened and the address has not changed. */
async function checkHarmless(page: Page, screen: string) {
  const { origin, pathname } = new URL(page.url());
  await checkLayout(page, `hostile-${screen}`);
  expect(await page.evaluate<unknown>(() => Reflect.get(window, '__hostile'))).toBeUndefined();
  expect(new URL(page.url())).toMatchObject({ origin, pathname });
  expect(page.context().pages()).toHaveLength(1);
}

function watchDialogs(page: Page) {
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', (popup) => void opened.push(popup.url()));
  return opened;
}

test(
  'Hostile texts of other users do no harm on the screens of a buyer',
  { tag: '@slow' },
  async ({ page, context }) => {
    const opened = watchDialogs(page);
    const buyer = await aPerson();
    const wishes = await addHostileDocuments(context, buyer.email);
    await startAs(page, buyer);
    await page.goto('/carsCategories');
    await expect(page.getByRole('article').first()).toBeVisible();
    await checkHarmless(page, 'all-cars');

    await page.goto(`/carsCategories/carDetails/${carIds[0]}`);
    await expect(page.getByRole('button', { name: 'Report Post' })).toBeVisible();
    await checkHarmless(page, 'details');
    await page.goto('/dashboard');
    await expect(page.getByRole('row').nth(9)).toBeVisible();
    await checkHarmless(page, 'wishlist');
    await page.goto(`/dashboard/payment/${wishes.payable}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkHarmless(page, 'payment');
    expect(opened).toEqual([]);
  },
);

test(
  'Hostile texts of other users do no harm on the screens of an admin',
  { tag: '@slow' },
  async ({ page, context }) => {
    const opened = watchDialogs(page);
    await addHostileDocuments(context, admin.email);
    await startAs(page, admin);
    await page.goto('/dashboard/seller');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await checkHarmless(page, 'sellers');
    await page.getByRole('button', { name: `Make Admin: ${script}` }).click();
    await checkHarmless(page, 'make-admin');
    await page.goto('/dashboard/reported-post');
    await expect(page.getByRole('article').nth(3)).toBeVisible();
    await checkHarmless(page, 'reports');
    expect(opened).toEqual([]);
  },
);
