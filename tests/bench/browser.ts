import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { provideChromium } from '@tests/run/chromium';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const viewport = { width: 1280, height: 800 };

export function launchBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: provideChromium(),
    args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
  });
}

/** A browser that was never here: nothing kept, nothing cached. */
export function freshContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport, locale: 'en-US' });
}

const QUIET_MS = 1500;

/** Waits until the page has asked for no file for a while; the calls of live lists go on and do not count. */
export async function untilIdle(page: Page): Promise<void> {
  let last = Date.now();
  const files = ['document', 'stylesheet', 'image', 'font', 'script'];
  page.on('request', (request) => {
    if (files.includes(request.resourceType())) last = Date.now();
  });
  page.on('requestfinished', (request) => {
    if (files.includes(request.resourceType())) last = Date.now();
  });
  await page.waitForLoadState('load');
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
}
