import type { Page } from '@playwright/test';
import { signIn, typeCard } from './support/journey';
import { aCar, aPerson } from './support/people';
import { expect, test } from './support/test';

async function atPayment(page: Page) {
  const seller = await aPerson('seller');
  const id = await aCar(seller, { price: 8400 });
  await signIn(page, await aPerson());
  await page.goto(`/carsCategories/add-to-cart/${id}`);
  await page.getByRole('button', { name: 'PAYMENT' }).click();
  await expect(page.getByRole('button', { name: 'Pay $8,400' })).toBeEnabled();
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay $8,400' }).click();
const isDone = (page: Page) => expect(page.getByText('Your Payment Successfully Done')).toBeVisible();

test('A declined card says so in the words of the card provider, and another one pays', async ({ page, problems }) => {
  problems.expect(/402/);
  await atPayment(page);
  await typeCard(page, '4000000000000002');
  await pay(page);
  await expect(page.getByText('Your card was declined.')).toBeVisible();

  await typeCard(page, '4242424242424242');
  await pay(page);
  await isDone(page);
});

test('A card that asks for 3-D Secure pays once the person has proved it', async ({ page, problems }) => {
  problems.expect(/40[02]/);
  await atPayment(page);
  await typeCard(page, '4000002500003155');
  await pay(page);
  const challenge = page.getByRole('dialog', { name: '3D Secure 2 Test Page' });
  await challenge.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByText(/unable to authenticate your payment method/)).toBeVisible();

  await pay(page);
  await challenge.getByRole('button', { name: 'Complete authentication' }).click();
  await isDone(page);
});

test('A page that is left between the charge and its note charges nobody twice', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await atPayment(page);
  await page.route('**/payments', (route) => route.abort());
  await typeCard(page, '4242424242424242');
  let charges = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/confirm')) charges += 1;
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/payments'));
  await pay(page);
  await failed;
  await page.unroute('**/payments');
  await page.reload();

  await isDone(page);
  expect(charges).toBe(1);
});
