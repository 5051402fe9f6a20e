import type { Locator } from '@playwright/test';
import { aCar, aPerson, aWish } from './support/people';
import { startAs } from './support/startAs';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What lies on top at the middle of this element. */
const topmostAt = (element: Locator) =>
  element.evaluateHandle((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  });

test(
  'What has the keyboard focus has an outline, the skip link comes into view, and the menu of a phone on its side scrolls to its end',
  { tag: '@slow' },
  async ({ page }) => {
    await startAs(page, await aPerson());
    await page.goto('/blog');
    const signOut = page.getByRole('button', { name: 'SignOut' });
    await expect(signOut).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#content"]')).toBeFocused();
    await expect(page.locator('a[href="#content"]')).toBeInViewport({ ratio: 1 });
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }));
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return [outlineStyle, outlineWidth];
    });
    expect(outline).toEqual(['solid', '2px']);

    await page.setViewportSize({ width: 740, height: 360 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(signOut).toBeAttached();
    await signOut.scrollIntoViewIfNeeded();
    await expect(signOut).toBeInViewport({ ratio: 1 });
  },
);

test(
  'What is scrolled to is below the header, which covers what is scrolled away; on a narrow card the note of a failed press covers the foot',
  { tag: '@slow' },
  async ({ page, problems }) => {
    const seller = await aPerson('seller');
    const title = `Saab ${Date.now()}`;
    for (let n = 0; n < 12; n += 1) await aCar(seller, { title });
    await startAs(page, await aPerson());
    await page.goto(`/carsCategories?q=${encodeURIComponent(title)}`);
    const heart = page.getByRole('button', { name: `Wishlist: ${title}` }).first();
    await expect(heart).toBeVisible();
    await heart.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().top - 20));
    expect(await (await topmostAt(heart)).evaluate((node) => node?.closest('header') !== null)).toBe(true);
    await heart.evaluate((node) => node.closest('li')?.scrollIntoView());
    const top = await heart.evaluate((node) => node.closest('li')?.getBoundingClientRect().top ?? 0);
    const bottom = await page.locator('header').evaluate((node) => node.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(bottom);

    problems.expect(/ERR_FAILED.*\/wishlist/);
    await page.route('**/wishlist', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/home');
    const card = page.getByRole('article', { name: title }).first();
    await card.getByRole('button', { name: `Wishlist: ${title}` }).click();
    const note = card.getByRole('alert').locator('..');
    await expect(note.getByRole('button', { name: 'Try again' })).toBeVisible();
    // The price lets presses through, so that it is never what is hit.
    const details = card.getByRole('link', { name: /^Details/ });
    expect(await note.evaluate((node, topmost) => node.contains(topmost), await topmostAt(details))).toBe(true);
  },
);

test(
  'A car is printed dark on white in the dark theme too, its description has its lines, and at the foot of a phone stands one bar, which covers nothing of the end of the page; a toast covers no button of a dialog',
  { tag: '@slow' },
  async ({ page }) => {
    const id = await aCar(await aPerson('seller'), { description: 'One.\n\nTwo.' });
    const buyer = await aPerson();
    for (const title of ['Saab 900', 'Saab 9-3']) await aWish(buyer, id, title, 14_200, '');
    await startAs(page, buyer);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.goto(`/carsCategories/carDetails/${id}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(21, 24, 29)');
    await page.emulateMedia({ media: 'screen' });
    const text = page.getByText('One.', { exact: false }).first();
    expect((await text.innerText()).split('\n').filter(Boolean)).toEqual(['One.', 'Two.']);

    await page
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click();
    await page.setViewportSize({ width: 390, height: 844 });
    const buy = page.getByRole('button', { name: 'Buy Now' });
    await expect(buy).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await buy.evaluate((node, topmost) => node.contains(topmost), await topmostAt(buy))).toBe(true);
    const [end, bar] = await Promise.all([
      page.locator('footer').evaluate((node) => node.getBoundingClientRect().bottom),
      page.locator('[data-phone-bar]').evaluate((node) => node.getBoundingClientRect().top),
    ]);
    expect(end).toBeLessThanOrEqual(bar + 1);
    await expect(page.locator('[popover=manual]').first(), 'toasts stand above it').toHaveCSS('padding-bottom', '88px');

    await page.goto('/blog');
    await page.getByRole('button', { name: 'Wishlist, 2 cars' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const words = page.getByText('Product Deleted');
    await expect(words).toBeVisible();
    const toast = await words.boundingBox();
    const covered = await dialog.locator('a, button').evaluateAll((controls, over) => {
      if (!over) return ['no toast'];
      const isCovered = ({ left, right, top, bottom }: DOMRect) =>
        left < over.x + over.width && over.x < right && top < over.y + over.height && over.y < bottom;
      const found = controls.filter((control) => isCovered(control.getBoundingClientRect()));
      return found.map(({ textContent }) => textContent);
    }, toast);
    expect(covered, 'what a toast covers of a dialog').toEqual([]);
  },
);
