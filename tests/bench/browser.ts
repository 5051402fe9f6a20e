import { type Browser, type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { launchOptions, provideChromium } from '@tests/run/chromium';

export interface View {
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  scale: number;
}

export const wide: View = { width: 1280, height: 800, scale: 1 };
export const narrow: View = { width: 390, height: 844, scale: 2 };

export function launchBrowser(): Promise<Browser> {
  provideChromium();
  return chromium.launch(launchOptions());
}

/** A new browser context: empty cache, and empty storage unless a state is given. */
export async function newContext(
  browser: Browser,
  { scale, ...viewport } = wide,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    viewport,
    deviceScaleFactor: scale,
    locale: 'en-US',
    baseURL: addressOf('hosting'),
  });
  await defineNameHelper(context);
  return context;
}

/** Defines esbuild's `__name` helper, which tsx inserts into functions that are sent to the page. */
export async function defineNameHelper(context: BrowserContext): Promise<void> {
  await context.addInitScript('globalThis.__name = (named) => named');
}

const QUIET_MS = 1500;
const files = ['document', 'stylesheet', 'image', 'font', 'script'];

/** Waits until the page is idle and has requested no file for 1.5 s. API requests, such as polls, do not count. */
export async function untilIdle(page: Page, { isLoaded = true } = {}): Promise<void> {
  let last = Date.now();
  const onRequest = (request: Request) => {
    if (files.includes(request.resourceType())) last = Date.now();
  };
  page.on('request', onRequest);
  page.on('requestfinished', onRequest);
  if (isLoaded) await page.waitForLoadState('load');
  while (Date.now() - last < QUIET_MS) {
    await page.waitForTimeout(QUIET_MS / 5);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}
