import type { Locator, Page } from '@playwright/test';
import { typeCard } from './support/journey';
import { aCar, aPerson } from './support/people';
import { startAs } from './support/startAs';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

async function openPayment(page: Page) {
  const seller = await aPerson('seller');
  const id = await aCar(seller, { price: 8400 });
  await startAs(page, await aPerson());
  await page.goto(`/carsCategories/add-to-cart/${id}`);
  await page.getByRole('button', { name: 'PAYMENT' }).click();
  await expect(page.getByRole('button', { name: 'Pay $8,400' })).toBeEnabled();
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay $8,400' }).click();
const expectPaid = (page: Page) => expect(page.getByText('Your Payment Successfully Done')).toBeVisible();

test('A buyer gets from home to a paid car by keyboard alone, in at most five presses of Enter; a declined card can be replaced (§7, §8)', async ({
  page,
  problems,
}) => {
  problems.expect(/402/);
  const title = `Keyboard Corolla ${Date.now()}`;
  await aCar(await aPerson('seller'), { title, price: 8400 });
  await startAs(page, await aPerson());
  await page.goto('/home');
  let presses = 0;
  const press = async (element: Locator) => {
    await expect(element).toBeVisible();
    await tabTo(page, element);
    await page.keyboard.press('Enter');
    presses += 1;
  };
  await press(page.getByRole('article', { name: title }).getByRole('link', { name: title, exact: true }).first());
  await press(page.getByRole('button', { name: 'Buy Now' }));
  await press(page.getByRole('link', { name: `Pay for ${title}` }));
  const payNow = page.getByRole('button', { name: 'Pay $8,400' });
  const typeByKeyboard = async (number: string) => {
    for (const [label, text] of [
      ['Card number', number],
      ['MM / YY', '1230'],
      ['CVC', '424'],
    ] as const) {
      const field = page.getByLabel(label);
      await expect(field).toBeEnabled();
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    }
  };
  await typeByKeyboard('4000000000000002');
  await press(payNow);
  await expect(page.getByText('Your card was declined.')).toBeVisible();

  await typeByKeyboard('4242424242424242');
  await press(payNow);
  await expectPaid(page);
  expect(presses).toBeLessThanOrEqual(5);
});

test('A second tab shows that the car is being paid for, and then the result', async ({ page, context, problems }) => {
  problems.expect(/400/);
  await openPayment(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Pay $8,400' })).toBeEnabled();
  await page.bringToFront();
  await typeCard(page, '4000002500003155');
  await pay(page);
  const challenge = page.getByRole('dialog', { name: '3D Secure 2 Test Page' });
  await expect(challenge).toBeVisible();
  await expect(other.getByRole('heading', { name: 'This car is being paid for in another tab' })).toBeVisible();
  await challenge.getByRole('button', { name: 'Complete authentication' }).click();

  await expectPaid(page);
  await expectPaid(other);
});
