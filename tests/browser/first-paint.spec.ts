import type { Page } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { paintFaults } from '@tests/bench/paint/paintFaults';
import { aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

test('The public pages do no unnecessary work before and after the first paint', async ({ browser }) => {
  const faults = await paintFaults(browser, addressOf('hosting'));
  expect(Object.keys(faults).length).toBeGreaterThan(0);
  expect(Object.entries(faults).filter(([, messages]) => messages.length > 0)).toEqual([]);
});

/** The web fonts in which the page shows its text, without the fallback fonts of the style sheet. */
const webFonts = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
    return shown.map(({ family, status }) => `${family} ${status}`).toSorted();
  });

for (const { path, who } of [
  { path: '/', who: 'a visitor' },
  { path: '/carsCategories', who: 'a buyer' },
]) {
  test(`The text of ${who} at ${path} changes to both web fonts at once`, async ({ page }) => {
    if (who === 'a buyer') await startAs(page, await aPerson('buyer', 'Ifeoma Nwosu'));
    let send: () => void = () => undefined;
    const isSent = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/archivo-*.woff2', async (route) => {
      await isSent;
      await route.continue();
    });
    const other = page.waitForResponse('**/inter-*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await (await other).finished();
    await expect(page.getByRole('contentinfo')).toContainText('Registered Office Address');
    expect(await webFonts(page)).toEqual([]);

    send();
    await expect.poll(() => webFonts(page)).toEqual(['Archivo loaded', 'Inter loaded']);
  });
}

test('Without its web fonts the page stays in the fallback fonts and works', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Blog' }).first().click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Comunity');
  expect(await webFonts(page)).toEqual([]);
});

test('A worker prepares the formatters of numbers and dates, and ends', async ({ page }) => {
  const starts = page.waitForEvent('worker');
  await page.goto('/blog');
  const worker = await starts;
  expect(worker.url()).toContain('/assets/intlWorker-');
  await expect.poll(() => page.workers()).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`The parts of the home page below the screen are as high as the style sheet says, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const parts = page.locator('main > section, footer');
    await expect(parts).toHaveCount(5);
    // The first of them has a button for more posts once they are there, and then its own height.
    for (const part of (await parts.all()).slice(1)) {
      await part.scrollIntoViewIfNeeded();
      await expect(async () => {
        const { said, real } = await part.evaluate(heights);
        expect(Math.abs(real - said)).toBeLessThanOrEqual(4);
      }).toPass();
    }
  });
}

/** Runs in the page: the height of a part's content, and what it takes while the part is not rendered. */
function heights(part: Element) {
  const style = getComputedStyle(part);
  const around = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'] as const;
  const real = around.reduce((sum, side) => sum - Number.parseFloat(style[side]), part.getBoundingClientRect().height);
  return { said: Number.parseFloat(style.containIntrinsicBlockSize.replace('auto', '')), real };
}
