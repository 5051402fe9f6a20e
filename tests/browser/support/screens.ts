import { expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { expectAccessible } from './accessible';
import { pageScreens } from './pageScreens';
import { type Controls, expectReachable, expectSameControls } from './reachable';
import { type Look, takeScreenshot } from './shot';

const heights = { 1280: 800, 390: 844 } as const;
const wideLight: Look = { width: 1280, scheme: 'light' };
const narrowDark: Look = { width: 390, scheme: 'dark' };
// These two cover both themes and both layouts: colours do not depend on the width, nor do names and order on the theme.
const checkedLooks: readonly Look[] = [wideLight, narrowDark];
/** Only screenshots, no axe. */
const screenshotOnlyLooks: readonly Look[] = [
  { width: 1280, scheme: 'dark' },
  { width: 390, scheme: 'light' },
];
const takesScreenshots = process.env['SHOTS'] === '1';
const looks = takesScreenshots ? [...checkedLooks, ...screenshotOnlyLooks] : checkedLooks;

/** A response of the API after which a page shows its error at once: it would try for seven seconds if there were none. */
export const unavailable = { status: 404, headers: { 'access-control-allow-origin': '*' } } as const;

/**
 * Runs axe on a screen (wide and light, narrow and dark), and expects the same controls in both, none of them cut off, no cell of
 * a table wider than its column, and no sideways scrolling down to 320 px. With `SHOTS=1` it also takes screenshots, in all four
 * combinations of width and theme. A screen of `pageScreens` has to be that page.
 * @param open opens what is to be seen, if another width closes it
 */
export async function checkScreen(page: Page, screen: string, open?: () => Promise<void>): Promise<void> {
  expectPageOf(page, screen);
  const checked: Controls[] = [];
  for (const look of looks) {
    await setLook(page, screen, look, open);
    if (!checkedLooks.includes(look)) continue;
    await expectNoSidewaysScroll(page, screen, look.width);
    await expectAccessible(page);
    await expectWholeDialogs(page, screen);
    await expectWideColumns(page, screen);
    checked.push(await expectReachable(page, screen));
  }
  const [wide, narrow] = checked;
  if (wide && narrow) expectSameControls(screen, wide, narrow);
  await checkOtherWidths(page, screen);
}

function expectPageOf(page: Page, screen: string) {
  const patterns = Object.entries(pageScreens).flatMap(([path, its]) => (its === screen ? [path] : []));
  const { pathname } = new URL(page.url());
  if (patterns.length > 0)
    expect(
      patterns.filter((path) => matchPath(path, pathname)),
      `${screen} is at ${pathname}`,
    ).not.toEqual([]);
}

/** Expects no sideways scrolling down to 320 px. With `SHOTS=1` it also takes a narrow, dark screenshot. */
export async function checkLayout(page: Page, screen: string): Promise<void> {
  await expectNoSidewaysScroll(page, screen, 1280);
  await setLook(page, screen, narrowDark);
  await expectNoSidewaysScroll(page, screen, 390);
  await checkOtherWidths(page, screen);
}

/** The rules of the place in which a dialog is rendered must not apply to it: its head and foot reach from edge to edge. */
async function expectWholeDialogs(page: Page, screen: string) {
  for (const dialog of await page.locator('dialog[open]').all())
    await expect.soft(dialog, `the dialog of ${screen}`).toHaveCSS('padding', '0px');
}

/** Texts break, or end with an ellipsis, but a button may be wider than its column. */
async function expectWideColumns(page: Page, screen: string) {
  const cells = await page.locator('tbody > tr > *').evaluateAll((all) =>
    all
      // Of those that are for screen readers alone, one pixel is seen.
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map(({ textContent, clientWidth, scrollWidth }) => `${textContent}: ${scrollWidth} px in ${clientWidth}`),
  );
  expect.soft(cells, `the cells of ${screen} that are wider than their columns`).toEqual([]);
}

async function setLook(page: Page, screen: string, look: Look, open?: () => Promise<void>) {
  await page.emulateMedia({ colorScheme: look.scheme });
  await page.setViewportSize({ width: look.width, height: heights[look.width] });
  await open?.();
  await waitUntilSettled(page);
  expect.soft(await countUnwantedMotions(page), `what moves on ${screen} for who wants no motion`).toBe(0);
  if (takesScreenshots) await takeScreenshot(page, screen, look);
}

async function checkOtherWidths(page: Page, screen: string) {
  // Lower than many dialogs, below and above the height at which their header and footer scroll too.
  for (const [width, height] of [
    [768, 400],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page, screen, width);
    await expectReachable(page, screen);
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1280, height: heights[1280] });
}

async function expectNoSidewaysScroll(page: Page, screen: string, width: number) {
  const message = `${screen} at ${width} px scrolls sideways`;
  await expect
    .configure({ soft: true })
    .poll(() => horizontalOverflow(page), { message })
    .toBe(0);
}

/** Waits for pictures, fonts and finite animations. */
async function waitUntilSettled(page: Page) {
  await page.evaluate(async (needsAllImages) => {
    await document.fonts.ready;
    // A lazy image, and what is not rendered off the screen, would be missing in a full-page screenshot.
    for (const image of needsAllImages ? document.images : []) image.loading = 'eager';
    for (const part of needsAllImages ? document.querySelectorAll<HTMLElement>('main > section, footer') : [])
      part.style.contentVisibility = 'visible';
    const images = [...document.images].filter(({ loading }) => loading === 'eager');
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    const finite = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
  }, takesScreenshots);
}

const countUnwantedMotions = (page: Page) =>
  page.evaluate(() => (matchMedia('(prefers-reduced-motion)').matches ? document.getAnimations().length : 0));

/** In pixels, measured two frames later. */
function horizontalOverflow(page: Page) {
  return page.evaluate(async () => {
    for (let frames = 2; frames > 0; frames -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}
