import { expect, test } from './support/test';

test('The carousel’s code is loaded when it is scrolled into view, and Pause stops it; the gap between its cars is 30 px before and after (§9)', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // So low that the carousel is far below, however many posts stand above it.
  await page.setViewportSize({ width: 1280, height: 320 });
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
    return new Set(boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0))));
  };

  await expect(carousel.getByRole('article').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.includes('CarouselSlides'))).toEqual([]);
  expect(await gaps()).toEqual(new Set([30]));

  await carousel.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect.poll(() => requested.filter((path) => /CarouselSlides.*\.js$/.test(path)).length).toBe(1);
  await expect(carousel.locator('.slick-slide').first()).toBeAttached();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect.poll(gaps).toEqual(new Set([30]));
});
