import { addressOf } from '@sandbox/ports';
import { countsOf, installCounters } from '@tests/bench/live/counters';
import { signIn } from './support/journey';
import { aCar, aPerson } from './support/people';
import { expect, test } from './support/test';

test('Two people see on the live lists what the other one does', async ({ page, newPerson }) => {
  const seller = await aPerson('seller', 'Kaja Solberg');
  const first = `Jeep Compass ${Date.now()}`;
  await aCar(seller, { title: first, slug: 'jeep' });
  const sellersPage = await newPerson();
  await signIn(page, await aPerson());
  await page.goto('/home');
  const collection = page.getByRole('region', { name: 'Seller collection' });
  await expect(collection.getByRole('article', { name: first })).toBeVisible();
  await signIn(sellersPage, seller);
  await sellersPage.goto('/dashboard/seller/product');
  await expect(sellersPage.getByRole('heading', { level: 1, name: 'All my product 1' })).toBeVisible();

  const second = `Ford Focus ${Date.now()}`;
  await aCar(seller, { title: second, slug: 'ford' });
  // Other tests post cars, too.
  await expect(async () => {
    await collection.getByRole('button', { name: /^\d+ new$/ }).click({ timeout: 3000 });
    await expect(collection.getByRole('article', { name: second })).toBeVisible({ timeout: 3000 });
  }).toPass();

  await sellersPage.goto('/dashboard/seller/product');
  await sellersPage.getByRole('button', { name: `Remove ${first}` }).click();
  await sellersPage.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(sellersPage.getByText('Reported Post  Deleted')).toBeVisible();
  await expect(collection.getByRole('article', { name: first }).getByText('No longer listed')).toBeVisible();
});

test('A wish made in one window appears in the other, and is made once', async ({ page, newPerson }) => {
  const car = await aCar(await aPerson('seller'), { title: 'BMW 118i Sport' });
  const buyer = await aPerson();
  const elsewhere = await newPerson();
  await signIn(page, buyer);
  await signIn(elsewhere, buyer);
  await page.goto(`/carsCategories/carDetails/${car}`);
  await elsewhere.goto(`/carsCategories/carDetails/${car}`);

  await page.getByRole('button', { name: 'Wishlist: BMW 118i Sport' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Buy Now' }).click();
  await expect(elsewhere.getByRole('row', { name: /BMW 118i Sport/ })).toHaveCount(1);
});

test('A live list is asked for each second, and not while there is no network', async ({ page, context, problems }) => {
  // The poll that is under way when the network goes.
  problems.expect(/ERR_INTERNET_DISCONNECTED.*\/wishlist\?/);
  await signIn(page, await aPerson());
  await page.goto('/dashboard');
  let polls = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(`${addressOf('market')}/wishlist?`)) polls += 1;
  });
  await page.waitForTimeout(3300);
  expect(polls).toBeGreaterThanOrEqual(2);
  expect(polls).toBeLessThanOrEqual(4);

  await context.setOffline(true);
  polls = 0;
  await page.waitForTimeout(2500);
  expect(polls).toBe(0);
  await context.setOffline(false);
});

test('A poll that brings nothing new changes, draws and reads nothing', async ({ page, context }) => {
  await installCounters(context);
  const seller = await aPerson('seller');
  for (const title of ['BMW 118i Sport', 'BMW 320d Touring']) await aCar(seller, { title });
  await signIn(page, seller);
  await page.goto('/dashboard/seller/product');
  await expect(page.getByRole('article', { name: 'BMW 118i Sport' })).toBeVisible();
  await page.waitForTimeout(2000);

  const before = await countsOf(page);
  const polls = ['/cars/seller/', '/wishlist?'].map((path) =>
    page.waitForResponse((response) => response.url().includes(path)),
  );
  await Promise.all(polls);
  await page.waitForTimeout(2000);
  expect(before.parsed).toBeGreaterThan(0);
  expect(await countsOf(page)).toEqual(before);
});
