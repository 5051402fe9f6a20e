import { expect, test } from './support/test';

test('The built site opens at its start page, with its name in the header', async ({ page }) => {
  const answer = await page.goto('/');

  expect(answer?.headers()['x-frame-options']).toBe('DENY');
  expect(answer?.headers()['cache-control']).toBe('no-cache');
  await expect(page.getByRole('banner').getByText('SecondGear')).toBeVisible();
});

test('A deep link is answered with the app, a missing file is not', async ({ page }) => {
  const link = await page.request.get('/dashboard/payment/0123456789abcdef01234567');
  const file = await page.request.get('/assets/gone.js');

  expect(link.status()).toBe(200);
  expect(await link.text()).toContain('<div id="root"');
  expect(file.status()).toBe(404);
});
