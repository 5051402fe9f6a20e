import { demoAccount } from './support/demoPeople';
import { checkScreen } from './support/screens';
import { startAs } from './support/startAs';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
const admin = demoAccount('admin');

test('The screens of an admin look right', async ({ page }) => {
  await startAs(page, admin);
  await page.goto('/dashboard/seller');
  const mara = page.getByRole('row', { name: /seller@secondgear.test/ });
  await expect(mara).toBeVisible();
  for (const head of await page.getByRole('columnheader').getByRole('button').all()) {
    const [button, mark] = [await head.boundingBox(), await head.locator('svg').boundingBox()];
    const above = (mark?.y ?? 0) - (button?.y ?? 0);
    expect
      .soft((button?.height ?? 0) - above - (mark?.height ?? 0), 'the mark of a column beside its name')
      .toBeCloseTo(above, 0);
  }
  const { before, after } = await mara.locator('bdi', { hasText: '@' }).evaluate((address) => {
    const texts = document.createTreeWalker(address, NodeFilter.SHOW_TEXT);
    const letters: Range[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const index of (node.textContent ?? '').split('').keys()) {
        const letter = document.createRange();
        letter.setStart(node, index);
        letter.setEnd(node, index + 1);
        letters.push(letter);
      }
    const at = letters.findIndex((letter) => letter.toString() === '@');
    const isBroken = (index: number) => {
      const [one, next] = letters.slice(index, index + 2).map((letter) => letter.getBoundingClientRect().top);
      return one !== next;
    };
    const widths = Array.from({ length: 180 }, (_, index) => index + 20);
    const found = widths.map((width) => {
      address.setAttribute('style', `display: block; width: ${width}px; overflow-wrap: anywhere`);
      return { width, isBefore: isBroken(at - 1), isAfter: isBroken(at) };
    });
    address.removeAttribute('style');
    return { before: found.filter(({ isBefore }) => isBefore), after: found.filter(({ isAfter }) => isAfter) };
  });
  expect(before, 'widths at which an email breaks before its @').toEqual([]);
  expect(after.length, 'widths at which an email breaks after its @').toBeGreaterThan(40);
  await checkScreen(page, 'sellers');
  await mara.getByRole('button', { name: 'Remove: Mara Lindqvist' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible();
  await checkScreen(page, 'remove-seller');

  await page.goto('/dashboard/buyer');
  const makeAdmin = page.getByRole('button', { name: /^Make Admin: / }).first();
  await expect(makeAdmin).toBeVisible();
  await checkScreen(page, 'buyers');
  await makeAdmin.click();
  await checkScreen(page, 'make-admin');
});

test('The overview looks right', async ({ page }) => {
  await startAs(page, admin);
  await page.goto('/dashboard/overview');
  const bar = page.getByRole('table', { name: 'Cars and prices by brand' }).locator('[style]').first();
  await expect(bar).toBeVisible();
  await checkScreen(page, 'overview');
  await page.setViewportSize({ width: 320, height: 800 });
  const lost = page
    .locator('td[data-label]')
    .evaluateAll((cells) =>
      cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
  expect(await lost, 'prices beyond their place at 320 px').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  const colours = await bar.evaluate((drawn) => {
    const { backgroundColor } = getComputedStyle(document.body);
    return [getComputedStyle(drawn).borderTopColor, backgroundColor];
  });
  expect(colours[0], 'a bar in forced colours').not.toBe(colours[1]);
});

test('The moderation queue looks right, in which an admin decides by keyboard alone', async ({ page }) => {
  await startAs(page, admin);
  await page.goto('/dashboard/reported-post');
  await expect(page.getByRole('article', { name: 'Jeep Gladiator Rubicon' }).first()).toBeVisible();
  await checkScreen(page, 'reported-posts');
  const queue = page.getByRole('region', { name: 'Reported cars' });
  const gone = queue.getByText(/^No longer listed/);
  expect(await gone.evaluate((facts) => facts.scrollHeight - facts.clientHeight), 'facts that are cut off').toBe(0);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(queue.getByRole('combobox')).toHaveCSS('padding-left', '8px');
  await queue.getByRole('link').first().click({ trial: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await queue.getByRole('button', { name: 'Choose several' }).click();
  await queue.getByRole('checkbox', { name: 'Choose all' }).click();
  // The link of the row, which covers it, does not cover this.
  await queue.getByRole('checkbox', { name: 'Choose Jeep Gladiator Rubicon' }).click({ trial: true });
  const lefts = await queue
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().left));
  expect(new Set(lefts).size, 'left edges of the checkboxes').toBe(1);
  await checkScreen(page, 'reported-posts-bulk');
  await queue.getByRole('button', { name: 'Cancel' }).click();
  await queue.getByRole('link').first().click();
  await checkScreen(page, 'reported-case');
  // At 200 % zoom, what sticks may take a sixth of the height.
  const decide = page.getByRole('button', { name: 'Remove car' }).locator('..');
  await expect(decide).toHaveCSS('position', 'sticky');
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(decide).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('j');
  await expect(queue.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('d');
  const undo = queue.getByRole('button', { name: /^Undo: / });
  await tabTo(page, undo);
  await page.keyboard.press('Enter');
  await expect(undo).toBeHidden();
});
