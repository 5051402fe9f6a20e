import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { startAs } from '@tests/browser/support/startAs';
import { siteAddress } from './site';

export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A machine and its line: the speed in bits a second, the latency in ms. */
export interface Machine {
  width: number;
  height: number;
  scale: number;
  speed: number;
  latency: number;
  slowdown: number;
}

export const desktop: Machine = { width: 1350, height: 940, scale: 1, speed: 20e6, latency: 40, slowdown: 1 };
/** A processor four times slower, on the desktop's line. */
export const officeLaptop: Machine = { ...desktop, slowdown: 4 };
export const phone: Machine = { width: 412, height: 823, scale: 2, speed: 1.6e6, latency: 150, slowdown: 4 };

const seen = v.object({ content: v.number(), words: v.number(), picture: v.number(), shift: v.number() });
/** When the first content, and the title and picture of a first car were painted, in ms, and the sum of the layout shifts. */
export type Seen = v.InferOutput<typeof seen>;

declare global {
  interface Window {
    seen: Seen;
  }
}

/** For a machine that is busy with other things. */
const LONGEST_MS = 120_000;
const QUIET_MS = 1500;
const files = ['document', 'stylesheet', 'image', 'font', 'script'];

/** A browser's storage and cache of their own, empty unless a state is given. */
export async function newContext(
  browser: Browser,
  { width, height, scale }: Pick<Machine, 'width' | 'height' | 'scale'>,
  storageState?: Storage,
) {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'en-US',
  });
  context.setDefaultTimeout(LONGEST_MS);
  // esbuild's `__name` helper, which tsx inserts into functions that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(observe);
  return context;
}

/** The storage of a browser in which the demo user of this role is signed in, and has visited nothing yet. */
export async function signedIn(browser: Browser, role: 'buyer' | 'seller' | 'admin' = 'buyer'): Promise<Storage> {
  const context = await newContext(browser, desktop);
  await startAs(await context.newPage(), demoAccount(role), siteAddress);
  const storage = await context.storageState();
  await context.close();
  return storage;
}

/** A tab as on this machine with its line. It has opened a file of the site, so that no process is started in the measured time. */
export async function newTab(context: BrowserContext, { speed, latency, slowdown }: Machine): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${siteAddress}/robots.txt`);
  const cdp = await context.newCDPSession(page);
  const throughput = { downloadThroughput: speed / 8, uploadThroughput: speed / 8 };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Opens the address in a new tab until its first picture is painted and the page is quiet. */
export async function visit(context: BrowserContext, machine: Machine, address: string): Promise<Seen> {
  const page = await newTab(context, machine);
  await openQuietly(page, address);
  await page.waitForFunction(() => window.seen.picture > 0);
  const found = v.parse(seen, await page.evaluate(() => window.seen));
  await page.close();
  return found;
}

/**
 * Opens the address until the page is loaded and has requested no file for a while; polls do not count. Nothing runs in the page for it,
 * because Playwright's own scripts would take a part of what is measured.
 */
export async function openQuietly(page: Page, address: string, quietMs = QUIET_MS): Promise<void> {
  const loaded = page.waitForEvent('load');
  let last = Date.now();
  const onRequest = (request: Request) => {
    if (files.includes(request.resourceType())) last = Date.now();
  };
  page.on('request', onRequest);
  page.on('requestfinished', onRequest);
  await page.goto(address, { waitUntil: 'commit' });
  await loaded;
  while (Date.now() - last < quietMs) await wait(quietMs / 5);
}

/**
 * Runs in the page, before its own scripts. All times are those at which Chromium has shown the frame: the first contentful paint, and
 * Element Timing and the largest contentful paint of the pictures of cars. The hero's is one of them.
 */
function observe() {
  const seen = { content: 0, words: 0, picture: 0, shift: 0 };
  Object.assign(window, { seen });
  const titles = ':is(article, th) [class*=title_], h2[class*=title_][dir=auto], th h3, th h3 a, main > p';
  new MutationObserver(() => {
    for (const image of document.images) image.setAttribute('elementtiming', 'picture');
    for (const title of document.querySelectorAll(titles)) title.setAttribute('elementtiming', 'words');
  }).observe(document, { childList: true, subtree: true });
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  const onPicture = (entry: PerformanceEntry) => {
    const isCar = 'url' in entry && /\/cars\/|\/hero-/.test(String(entry.url));
    const time = 'renderTime' in entry ? Number(entry.renderTime) : 0;
    if (isCar && time > 0 && (seen.picture === 0 || time < seen.picture)) seen.picture = time;
  };
  watch('element', (entry) => {
    onPicture(entry);
    const time = 'renderTime' in entry ? Number(entry.renderTime) : 0;
    const isTitle = 'identifier' in entry && entry.identifier === 'words';
    if (isTitle && time > 0 && (seen.words === 0 || time < seen.words)) seen.words = time;
  });
  watch('largest-contentful-paint', onPicture);
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.content = startTime;
  });
  watch('layout-shift', (entry) => {
    const isExpected = 'hadRecentInput' in entry && entry.hadRecentInput === true;
    if (!isExpected && 'value' in entry) seen.shift += Number(entry.value);
  });
}
