import type { BrowserContext, Page } from '@playwright/test';
import { addressOf } from '@sandbox/ports';
import { stock } from '@sandbox/data/stock';
import { newId } from '@sandbox/store/objectId';
import { personOf } from './support/demoPeople';
import { signIn } from './support/journey';
import { aPerson } from './support/people';
import { expect, test } from './support/test';

const MANY = 10_000;
const MOST_ELEMENTS = 1500;

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Has the market answer this path with ten thousand documents, for this browser alone. */
function answerWith(context: BrowserContext, path: string, documents: readonly object[]) {
  const body = JSON.stringify(documents);
  return context.route(`${addressOf('market')}${path}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ body, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } })
      : route.fallback(),
  );
}

const people = (role: string) =>
  Array.from({ length: MANY }, (_, at) => ({
    _id: newId(),
    name: `Kaja ${at}`,
    email: `kaja-${at}@${role}s.test`,
    photURL: '',
    role,
  }));

test('Ten thousand cars take few elements, and Back lands on the card one came from', async ({ page, context }) => {
  await answerWith(context, '/cars', stock(MANY, Date.now()));
  await signIn(page, await aPerson());
  await page.goto('/carsCategories');
  const cards = page.locator('li[aria-posinset]');
  await expect(cards.first()).toHaveAttribute('aria-setsize', String(MANY));
  expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);

  await page.evaluate(() => window.scrollTo(0, 300 * innerHeight));
  await expect(cards.first()).toHaveAttribute('aria-posinset', /^\d{3,}$/);
  expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
  const place = (await cards.nth(8).getAttribute('aria-posinset')) ?? '';
  const link = page.locator(`[aria-posinset="${place}"]`).getByRole('link', { name: /^Details/ });
  const href = (await link.getAttribute('href')) ?? '';
  await link.hover();
  const top = (await link.boundingBox())?.y ?? NaN;
  await link.click();
  await expect(page).toHaveURL(href);

  await page.goBack();
  await expect(link).toHaveAttribute('href', href);
  await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? NaN) - top)).toBeLessThan(2);
});

test('Ten thousand people take few elements, and say of how many they are', async ({ page, context }) => {
  await answerWith(context, '/user/seller', people('seller'));
  await answerWith(context, '/user/buyer', people('buyer'));
  await signIn(page, personOf('admin'));
  for (const path of ['/dashboard/seller', '/dashboard/buyer']) {
    await page.goto(path);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(MANY + 1));
    expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
    await page.keyboard.press('End');
    await expect(page.locator(`[aria-rowindex="${MANY + 1}"]`)).toBeInViewport();
    expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
  }
});

test('Ten thousand posts of one’s own take few elements', async ({ page, context }) => {
  await answerWith(context, '/cars/seller/*', stock(MANY, Date.now()));
  await signIn(page, await aPerson('seller'));
  await page.goto('/dashboard/seller/product');
  await expect(page.locator('[aria-posinset]').first()).toHaveAttribute('aria-setsize', String(MANY));
  expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
});
