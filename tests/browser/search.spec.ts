import type { Locator } from '@playwright/test';
import { translate } from '@tests/support/translate';
import { aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

type Box = Record<'left', number>;

test(
  'Letters that are typed in one task are all kept, Back undoes the search, the list stays where it is and fits the screen, and a translated page shows the new count',
  { tag: '@slow' },
  async ({ page }) => {
    await startAs(page, await aPerson());
    await page.goto('/carsCategories');
    const search = page.getByRole('searchbox', { name: 'Search cars' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await search.evaluate((field: HTMLInputElement) => {
      // React compares with the value that it has set itself, and not with that of the prototype.
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (const text of ['b', 'bm', 'bmw']) {
        value?.set?.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    });
    await expect(page).toHaveURL(/\?q=bmw$/);
    await page.waitForTimeout(800);
    await expect(page).toHaveURL(/\?q=bmw$/);
    await expect(search).toHaveValue('bmw');
    await page.goBack();
    await expect(search).toHaveValue('');

    const heading = page.getByRole('heading', { level: 1 });
    const showsAll = () => expect(heading).toHaveText(/^All Available Data (\d+) Result of \1$/);
    const placeOf = async () => (await page.getByRole('article').first().boundingBox())?.y;
    const cards = page.getByRole('article');
    const condition = page.getByRole('button', { name: /^Condition/ });
    const panel = page.getByRole('group', { name: 'Condition' }).first();
    const boxOf = async (element: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
      return { left: x, top: y, right: x + width, bottom: y + height, width };
    };
    // The panel hangs from its button's left edge, and has a phone's whole width.
    for (const [width, edgeOf, clearWidth] of [
      [1280, (button: Box) => ({ left: button.left }), 40],
      [390, () => ({ left: 16, right: 374 }), 44],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await showsAll();
      const place = await placeOf();
      await search.fill('b');
      await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
      await condition.click();
      expect(await boxOf(panel)).toMatchObject(edgeOf(await boxOf(condition)));
      await page.getByRole('checkbox', { name: /^Used/ }).check();
      await page.keyboard.press('Escape');
      await expect(condition).toHaveAccessibleName('Condition: Used');
      expect((await boxOf(page.getByRole('button', { name: 'Clear condition' }))).width).toBe(clearWidth);
      expect(await placeOf(), `${width} px`).toBe(place);
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect(search).toHaveValue('');
      const cut = await cards.evaluateAll((all) => all.filter((card) => card.scrollHeight > card.clientHeight).length);
      expect(cut).toBe(0);
    }
    // The window ends before the panel does.
    await page.setViewportSize({ width: 740, height: 800 });
    await condition.click();
    expect((await boxOf(panel)).right).toBe((await boxOf(condition)).right);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1366, height: 900 });
    await expect(cards.nth(5)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1600, height: 900 });
    await expect.poll(async () => (await boxOf(cards.nth(3))).top).toBe(await placeOf());

    await showsAll();
    await page.evaluate(translate);
    await expect(heading).toHaveText(/^‹.*›$/);
    await search.fill('nothing like this');
    await expect(heading).toHaveText(/^All Available Data 0 Result of \d+$/);
  },
);
