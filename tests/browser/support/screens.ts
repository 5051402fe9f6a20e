import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { type Look, shot } from './shot';

const heights = { 1280: 800, 390: 844 } as const;
const wideLight: Look = { width: 1280, scheme: 'light' };
const narrowDark: Look = { width: 390, scheme: 'dark' };
const looks: readonly Look[] = [
  wideLight,
  { width: 1280, scheme: 'dark' },
  narrowDark,
  { width: 390, scheme: 'light' },
];
// Both themes and both layouts: colours do not depend on the width, nor names and order on the theme.
export const bothThemes: readonly Look[] = [wideLight, narrowDark];

/** Looks at a screen wide and narrow, light and dark: pictures, axe in both themes; nothing scrolls sideways down to 360 px. */
export async function inspect(page: Page, screen: string, shown = looks): Promise<void> {
  for (const look of shown) {
    await page.emulateMedia({ colorScheme: look.scheme });
    await page.setViewportSize({ width: look.width, height: heights[look.width] });
    await settled(page);
    await shot(page, screen, look);
    if (bothThemes.includes(look)) await expectAccessible(page);
  }
  for (const width of [1280, 390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await sidewaysScroll(page), `${screen} at ${width} px scrolls sideways`).toBe(0);
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1280, height: heights[1280] });
}

/** Everything that arrives has arrived: pictures, fonts, and motion that ends by itself. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy one would be missing in the picture of the whole page.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

function sidewaysScroll(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
