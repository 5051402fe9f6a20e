import { type Browser, type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { launchOptions, provideChromium } from '@tests/run/chromium';

export interface View {
  width: number;
  height: number;
  /** Device pixels for each of CSS. */
  scale: number;
}

export const wide: View = { width: 1280, height: 800, scale: 1 };
export const narrow: View = { width: 390, height: 844, scale: 2 };

export function launchBrowser(): Promise<Browser> {
  provideChromium();
  return chromium.launch(launchOptions());
}

/** A browser that was never here: nothing kept, nothing cached. */
export async function freshContext(browser: Browser, { scale, ...viewport } = wide): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    locale: 'en-US',
    baseURL: addressOf('hosting'),
  });
  await provideNames(context);
  return context;
}

/** tsx names the functions that it hands to a page, by a helper that the page does not have. */
export async function provideNames(place: BrowserContext): Promise<void> {
  await place.addInitScript('globalThis.__name = (named) => named');
}

const QUIET_MS = 1500;
const files = ['document', 'stylesheet', 'image', 'font', 'script'];

/** Waits until the page has nothing to do and has asked for no file for a while; calls of live lists do not count. */
export async function untilIdle(page: Page, { isLoaded = true } = {}): Promise<void> {
  let last = Date.now();
  const see = (request: Request) => {
    if (files.includes(request.resourceType())) last = Date.now();
  };
  page.on('request', see);
  page.on('requestfinished', see);
  if (isLoaded) await page.waitForLoadState('load');
  while (Date.now() - last < QUIET_MS) {
    await page.waitForTimeout(QUIET_MS / 5);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}
