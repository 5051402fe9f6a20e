import { expect, test } from './support/test';

test('The carousel’s code is asked for when it comes near the screen, and its Pause stops it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Feature product' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('CarouselSlides'))).toEqual([]);

  await page.getByRole('heading', { name: 'Feature product' }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((path) => /CarouselSlides.*\.js$/.test(path)).length).toBe(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});
