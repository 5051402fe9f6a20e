import { addressOf } from '@sandbox/run/ports';
import { expect, test } from './support/test';

test('The built site opens at its start page, with its name in the header', async ({ page }) => {
  const response = await page.goto('/');

  expect(response?.headers()['x-frame-options']).toBe('DENY');
  expect(response?.headers()['cache-control']).toBe('no-cache');
  await expect(page.getByRole('banner').getByText('SecondGear')).toBeVisible();
});

test('A deep link returns the app, a missing file returns a 404, and so does a source map', async ({ request }) => {
  const link = await request.get('/dashboard/payment/0123456789abcdef01234567');
  expect(link.status()).toBe(200);
  expect(await link.text()).toContain('<div id="root"');
  expect((await request.get('/assets/gone.js')).status()).toBe(404);

  const script = /\/assets\/[\w.-]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? '';
  expect((await request.get(script)).status()).toBe(200);
  expect((await request.get(`${script}.map`)).status()).toBe(404);
});

test('The icon that browsers request by themselves is on every host', async ({ request }) => {
  for (const host of ['hosting', 'market', 'payments', 'images'] as const) {
    const response = await request.get(`${addressOf(host)}/favicon.ico`);

    expect(response.status(), host).toBe(200);
    expect(response.headers()['content-type'], host).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  }
});
