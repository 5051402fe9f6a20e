import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { type Look, shot } from './shot';

const heights = { 1280: 800, 390: 844 } as const;
const wideLight: Look = { width: 1280, scheme: 'light' };
const narrowDark: Look = { width: 390, scheme: 'dark' };
// Both themes and both layouts: colours do not depend on the width, nor names and order on the theme.
const read: readonly Look[] = [wideLight, narrowDark];
/** Only for whoever looks at the pictures. */
const more: readonly Look[] = [
  { width: 1280, scheme: 'dark' },
  { width: 390, scheme: 'light' },
];
const looks = process.env['SHOTS'] === '1' ? [...read, ...more] : read;

/**
 * Looks at a screen wide and light, narrow and dark: pictures, and axe finds nothing; nothing scrolls sideways down to 320 px.
 * With `SHOTS=1` there are pictures in the other two themes, too.
 */
export async function inspect(page: Page, screen: string): Promise<void> {
  for (const look of looks) {
    await show(page, screen, look);
    if (read.includes(look)) await expectAccessible(page);
  }
  await expectInWidth(page, screen);
}

/** A picture of the screen, narrow and dark; nothing scrolls sideways down to 320 px. */
export async function glance(page: Page, screen: string): Promise<void> {
  await show(page, screen, narrowDark);
  await expectInWidth(page, screen);
}

async function show(page: Page, screen: string, look: Look) {
  await page.emulateMedia({ colorScheme: look.scheme });
  await page.setViewportSize({ width: look.width, height: heights[look.width] });
  await settled(page);
  await shot(page, screen, look);
}

async function expectInWidth(page: Page, screen: string) {
  for (const width of [1280, 390, 360, 320]) {
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

/** Once the page has taken in its new width. */
function sidewaysScroll(page: Page) {
  return page.evaluate(async () => {
    for (let frames = 2; frames > 0; frames -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}
