import type { Page } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { installCounters, readCounts } from './support/counters';
import { aCar, aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

test('Two users see each other’s changes on the live lists', async ({ page, newUserPage }) => {
  const seller = await aPerson('seller', 'Kaja Solberg');
  const first = `Jeep Compass ${Date.now()}`;
  await aCar(seller, { title: first, slug: 'jeep' });
  const sellersPage = await newUserPage();
  await startAs(page, await aPerson());
  await page.goto('/home');
  const collection = page.getByRole('region', { name: 'Seller collection' });
  await expect(collection.getByRole('article', { name: first })).toBeVisible();
  await startAs(sellersPage, seller);
  await sellersPage.goto('/dashboard/seller/product');
  await expect(sellersPage.getByRole('heading', { level: 1, name: 'All my product 1' })).toBeVisible();

  const second = `Ford Focus ${Date.now()}`;
  await aCar(seller, { title: second, slug: 'ford' });
  // Other tests post cars at the same time.
  await expect(async () => {
    await collection.getByRole('button', { name: /^\d+ new$/ }).click({ timeout: 3000 });
    await expect(collection.getByRole('article', { name: second })).toBeVisible({ timeout: 3000 });
  }).toPass();

  await sellersPage.goto('/dashboard/seller/product');
  await sellersPage.getByRole('button', { name: `Actions: ${first}` }).click();
  await sellersPage.getByRole('button', { name: `Remove ${first}`, exact: true }).click();
  await sellersPage.getByRole('button', { name: `Remove ${first} without waiting` }).click();
  await expect(sellersPage.getByText('Reported Post  Deleted')).toBeVisible();
  await expect(collection.getByRole('article', { name: first }).getByText('No longer listed')).toBeVisible();
});

test('A live list is polled every second, but not while offline or after signing out (§9)', async ({
  page,
  context,
  problems,
}) => {
  // The poll that is pending when the network goes offline.
  problems.expect(/ERR_INTERNET_DISCONNECTED.*\/wishlist\?/);
  await startAs(page, await aPerson());
  await page.goto('/dashboard');
  let polls = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(`${addressOf('market')}/wishlist?`)) polls += 1;
  });
  await expect.poll(() => polls, { intervals: [50] }).toBeGreaterThanOrEqual(1);
  await expect.poll(async () => (await pollStarts(page)).length).toBeGreaterThanOrEqual(3);
  const starts = await pollStarts(page);
  // A late poll does not bring the next one earlier than its time by more than the clock of a busy machine differs.
  for (const [index, start] of starts.slice(1).entries()) expect(start - (starts[index] ?? NaN)).toBeGreaterThan(800);

  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  polls = 0;
  await page.waitForTimeout(2500);
  expect(polls).toBe(0);
  await context.setOffline(false);

  await page.getByRole('button', { name: 'SignOut' }).click();
  await expect(page.getByRole('button', { name: 'SignOut' })).toBeHidden();
  polls = 0;
  await page.waitForTimeout(1500);
  expect(polls).toBe(0);
});

test('A poll that returns no changes causes no React commit and no DOM change', async ({ page, context }) => {
  await installCounters(context);
  const seller = await aPerson('seller');
  for (const title of ['BMW 118i Sport', 'BMW 320d Touring']) await aCar(seller, { title });
  await startAs(page, seller);
  await page.goto('/dashboard/seller/product');
  await expect(page.getByRole('article', { name: 'BMW 118i Sport' })).toBeVisible();
  // The page has nothing more to do once a second has passed without a change.
  let before = await readCounts(page);
  await expect(async () => {
    const last = before;
    await page.waitForTimeout(1000);
    before = await readCounts(page);
    expect(before).toEqual(last);
  }).toPass();
  const polls = ['/cars/seller/', '/wishlist?'].map((path) =>
    page.waitForResponse((response) => response.url().includes(path)),
  );
  await Promise.all(polls);
  await page.waitForTimeout(2000);
  expect(await readCounts(page)).toEqual(before);
});

/** When the page has begun each poll of the wishlist, by its own clock. */
const pollStarts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/wishlist?'))
      .map(({ startTime }) => startTime)
      .slice(1),
  );
