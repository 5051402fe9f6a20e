import type { Page } from '@playwright/test';
import { aCar, aPerson, aWish } from './support/people';
import { expectReachable } from './support/reachable';
import { withSpacedText } from './support/spacedText';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

test(
  'The side menu of a phone closes by Escape and by a press beside it, which presses nothing else; the actions of the last product open above their button, where the page has room, and its name can be pressed on 44 px of height',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const seller = await aPerson('seller');
    await startAs(page, seller);
    await page.goto('/dashboard/seller/product');
    const closed = page.getByRole('button', { name: 'Expand' });
    await closed.click();
    // What lies beside the menu does not lie over it.
    await page.getByRole('link', { name: 'Add product' }).first().click({ trial: true });
    await page.keyboard.press('Escape');
    await expect(closed).toBeFocused();

    const link = page.getByRole('link', { name: 'Sell your first car' });
    const box = await link.boundingBox();
    await closed.click();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 10, (box?.y ?? 0) + 10);
    await expect(closed).toBeVisible();
    await expect(page).toHaveURL(/\/seller\/product$/);

    for (const title of ['Saab 900', 'Saab 9-3']) await aCar(seller, { title });
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.reload();
    await page.getByRole('button', { name: 'Actions: Saab 900' }).click();
    await expect(page.getByRole('group', { name: 'Actions: Saab 900' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    const name = await page.getByRole('link', { name: 'Saab 900', exact: true }).boundingBox();
    // Above its letters.
    await page.mouse.click((name?.x ?? 0) + 20, (name?.y ?? 0) - 10);
    await expect(page).toHaveURL(/\/carDetails\//);
  },
);

/** The left and right edges of the header, the page and the footer, and those of what is first and last in the header. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element | undefined) => element?.getBoundingClientRect();
    const controls = [...document.querySelectorAll('header :is(a, button)')].filter((control) => box(control)?.width);
    const parts = ['header > div', 'main > :first-child', 'footer > div:last-child'];
    return {
      parts: parts
        .map((part) => box(document.querySelector(part) ?? undefined))
        .map((part) => [part?.left, part?.right]),
      header: [box(controls[0])?.left, Math.max(...controls.map((control) => box(control)?.right ?? 0))],
    };
  });

test(
  'The menu of a phone has everything that the header has on a wide screen, and closes when the window becomes wide; My Wishlist fits beside the side menu in every width; a comparison of three cars shows the beginning of the third',
  { tag: '@slow' },
  async ({ page }) => {
    const buyer = await aPerson('buyer', 'Kaja Solberg');
    const seller = await aPerson('seller');
    const title = 'Jeep Grand Cherokee Limited';
    const ids = [await aCar(seller, { title, mileage: 20_000 })];
    for (const other of ['Saab 900', 'Saab 9-3']) ids.push(await aCar(seller, { title: other }));
    await aWish(buyer, ids[0] ?? '', title, 14_200, '');
    await startAs(page, buyer);
    await page.goto('/blog');
    await expect(page.getByRole('button', { name: 'SignOut' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'SignOut' })).toBeVisible();
    const { reachable } = await expectReachable(page, 'menu');
    expect(reachable).toEqual(
      expect.arrayContaining(['Profile', 'Home', 'Categories', 'Blog', 'Dashboard', 'Light', 'Dark', 'SignOut']),
    );
    await page.emulateMedia({ forcedColors: 'active' });
    const theme = page.locator('label').filter({ has: page.getByRole('radio', { checked: true }) });
    await expect(theme).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: null });

    const menu = page.locator('#main-menu');
    await expect(menu).toHaveJSProperty('popover', 'auto');
    await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(false);

    await page.goto('/dashboard');
    const pay = page.getByRole('link', { name: /^Pay for/ });
    for (const width of [390, 721, 820, 1000, 1100, 1199, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(pay).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 320, height: 800 });
    const brokenWords = () =>
      page.getByRole('link', { name: title, exact: true }).evaluate((link) => {
        const words = document.createRange();
        const node = link.firstChild;
        if (!node?.textContent) return ['no words'];
        return [...node.textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          words.setStart(node, index);
          words.setEnd(node, index + word.length);
          return words.getClientRects().length > 1 ? [word] : [];
        });
      });
    expect(await brokenWords(), 'words that are broken at 320 px').toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/carsCategories/compare?cars=${ids.join(',')}`);
    const buttons = page.getByRole('button', { name: /^Buy Now/ });
    await expect(buttons).toHaveCount(3);
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const [second, third] = [await buttons.nth(1).boundingBox(), await buttons.nth(2).boundingBox()];
      expect((second?.x ?? NaN) + (second?.width ?? NaN), `${width} px`).toBeLessThan(width);
      expect(third?.x, `${width} px`).toBeLessThan(width);
      expect(third?.height, `${width} px`).toBe(44);
      expect(await brokenWords(), `words that are broken at ${width} px`).toEqual([]);
      const cut = await page
        .getByText('Least driven')
        .evaluate(({ parentElement: tag }) => (tag ? tag.scrollWidth - tag.clientWidth : NaN));
      expect(cut, `what is cut off of the best at ${width} px`).toBe(0);
    }
    const facts = page.getByRole('rowheader').first();
    await expect(facts, 'the cars pass below it').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);

test(
  'Header, page and footer have one left and one right edge at every width, the header leaves small screens, and the side menu is as wide as its icons below 1024 px',
  { tag: '@slow' },
  async ({ page }) => {
    await startAs(page, await aPerson('buyer', 'Kaja Solberg'));
    for (const path of ['/blog', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'SignOut' })).toBeVisible();
      for (const [width, gutter] of [
        [1920, 220],
        [1366, 40],
        [1280, 40],
        [768, 24],
        [390, 16],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const edges = [gutter, width - gutter];
        // The icon of the menu stands on the edge, not its box.
        const isNarrow = width < 1024;
        const header = isNarrow ? [gutter, width - gutter + 12] : edges;
        await expect
          .poll(() => edgesOf(page), `${path} at ${width} px`)
          .toEqual({ parts: [edges, edges, edges], header });
      }
      // 1280 by 800 pixels, enlarged by 200 and 400 %.
      for (const [width, height] of [
        [640, 400],
        [320, 200],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.scrollTo(0, 300));
        const bottom = await page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom);
        expect(bottom).toBeLessThanOrEqual(height / 6);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }

    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    for (const [width, menuWidth] of [
      [1024, 200],
      [768, 50],
      [390, 50],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await menu.boundingBox())?.width).toBe(menuWidth);
    }
  },
);

test(
  'A price of millions with cents is whole and on one line, on a card of any width and in My Products, and so are the facts after a long brand; the search of a phone has every choice of the fields of a wide screen',
  { tag: '@slow' },
  async ({ page }) => {
    const title = `Jaguar ${Date.now()}`;
    const seller = await aPerson('seller', 'Kaja Solberg');
    await aCar(seller, { title, price: 1234567.89, slug: 'bundesverkehrswegeplanungsbeschleuniger' });
    await aCar(seller, { title: `${title} of Toyota` });
    await startAs(page, seller);
    // The longest time that a card says.
    await page.clock.setFixedTime(Date.now() + 59 * 60_000);
    const card = page.getByRole('article', { name: title }).first();
    const price = page.getByText('$1,234,567.89').first();
    for (const [path, width] of [
      ['/dashboard/seller/product', 320],
      [`/carsCategories?q=${title}`, 1280],
      [`/carsCategories?q=${title}`, 390],
      ['/', 1280],
      ['/', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(price).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const { cut, lines } = await price.evaluate((element) => {
        const [box, place] = [element, element.parentElement].map((part) => part?.getBoundingClientRect());
        return {
          cut: (box?.right ?? 0) - (place?.right ?? 0),
          lines: Math.round((box?.height ?? 0) / Number.parseFloat(getComputedStyle(element).lineHeight)),
        };
      });
      expect.soft(cut, `cut: ${path} at ${width}`).toBeLessThanOrEqual(0.5);
      expect.soft(lines, `lines: ${path} at ${width}`).toBe(1);
      if (path.startsWith('/dashboard')) continue;
      const { lost, beyond } = await card.getByText('31,500 km').evaluate((fact) => ({
        lost: fact.scrollWidth - fact.clientWidth,
        beyond: fact.getBoundingClientRect().right - (fact.parentElement?.getBoundingClientRect().right ?? 0),
      }));
      expect.soft(lost, `the mileage: ${path} at ${width}`).toBe(0);
      expect.soft(beyond, `the mileage: ${path} at ${width}`).toBeLessThanOrEqual(0);
      const brand = page
        .getByRole('article', { name: `${title} of Toyota` })
        .first()
        .getByText('TOYOTA', { exact: true });
      const cutOff = await brand.first().evaluate((name) => name.scrollWidth - name.clientWidth);
      expect.soft(cutOff, `the brand: ${path} at ${width}`).toBe(0);
      await withSpacedText(page, async () => {
        const below = await card.evaluate((whole) => {
          const bottoms = [...whole.querySelectorAll('a, button, b')].map(
            (part) => part.getBoundingClientRect().bottom,
          );
          return Math.max(...bottoms) - whole.getBoundingClientRect().bottom;
        });
        expect.soft(below, `the end of a card whose text is spaced: ${path} at ${width}`).toBeLessThanOrEqual(0);
      });
    }
    const all = await page.getByRole('link', { name: 'All cars', exact: true }).boundingBox();
    expect((all?.x ?? NaN) + (all?.width ?? NaN), 'the right edge of the link beside a heading').toBe(374);
    await page.setViewportSize({ width: 320, height: 844 });
    await expectReachable(page, 'home');

    const choices = await page.locator('form[role="search"] option').allTextContents();
    expect(choices).toContain('All brands');
    await page.getByRole('button', { name: /^Find a car: / }).click();
    await expect(page.getByRole('dialog', { name: 'Find a car' })).toBeVisible();
    for (const height of [844, 500, 400]) {
      await page.setViewportSize({ width: 390, height });
      const { reachable } = await expectReachable(page, 'search-sheet');
      const show: unknown = expect.stringMatching(/^Show .*cars$/);
      expect(reachable, `the search of a phone, ${height} px high`).toEqual(
        expect.arrayContaining([...choices, 'Close', 'Clear', show]),
      );
    }
  },
);
