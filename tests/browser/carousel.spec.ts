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

test('Thirty pixels lie between the cars of the carousel, before its code has come and after', async ({ page }) => {
  await page.goto('/home');
  const carousel = page.locator('section', { has: page.getByRole('heading', { name: 'Feature product' }) });
  const gaps = async () => {
    const boxes = await carousel.getByRole('article').evaluateAll((cards) =>
      cards
        .map((card) => card.getBoundingClientRect())
        .filter(({ left, right }) => right > 0 && left < window.innerWidth)
        .map(({ left, right }) => ({ left, right }))
        .sort((a, b) => a.left - b.left),
    );
    return new Set(boxes.slice(1).map(({ left }, at) => Math.round(left - (boxes[at]?.right ?? 0))));
  };

  await expect(carousel.getByRole('article').first()).toBeAttached();
  expect(await gaps()).toEqual(new Set([30]));
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.slick-slide').first()).toBeAttached();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(gaps).toEqual(new Set([30]));
});
