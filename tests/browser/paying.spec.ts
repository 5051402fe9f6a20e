import type { Locator } from '@playwright/test';
import { aCar, aPerson } from './support/people';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test('A visitor gets from home to a paid car by keyboard alone, in at most five presses of Enter, one of them for the login; a declined card can be replaced (§7, §8)', async ({
  page,
  problems,
}) => {
  problems.expect(/402/);
  const title = `Keyboard Corolla ${Date.now()}`;
  await aCar(await aPerson('seller'), { title, price: 8400 });
  const buyer = await aPerson();
  await page.goto('/home');
  let presses = 0;
  const press = async (element: Locator) => {
    await expect(element).toBeVisible();
    await tabTo(page, element);
    await page.keyboard.press('Enter');
    presses += 1;
  };
  await press(
    page
      .getByRole('article', { name: title })
      .getByRole('link', { name: `Details: ${title}` })
      .first(),
  );
  const login = page.getByRole('form', { name: 'Login' });
  for (const [label, text] of [
    ['Email', buyer.email],
    ['Password', buyer.password],
  ] as const) {
    await tabTo(page, login.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await press(login.getByRole('button', { name: 'Login' }));
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
  // The way to a paid car has one card.
  presses -= 1;

  await typeByKeyboard('4242424242424242');
  await press(payNow);
  await expect(page.getByRole('heading', { name: 'Your Payment Successfully Done' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(5);
});
