import type { BrowserContext } from '@playwright/test';
import { untilIdle } from '@tests/bench/browser';
import { observeMetrics, readMetrics, type PageMetrics } from '@tests/bench/pageMetrics';
import { slowDown } from '@tests/bench/slowDown';

/** `shown` is when what the page is opened for had come, in milliseconds. */
export type MemberVisit = Pick<PageMetrics, 'shift' | 'blocking' | 'longestTask'> & { shown: number };

declare global {
  interface Window {
    benchShown?: number;
  }
}

/** What a page is opened for: the first picture of a car, or a row of a table with this text. */
export type Shown = 'picture' | { row: string };

/** Opens a page with a slow processor and a slow network, until it is idle. */
export async function visitAsMember(context: BrowserContext, address: string, shown: Shown): Promise<MemberVisit> {
  const page = await context.newPage();
  await observeMetrics(page);
  await page.addInitScript(noteWhenShown, shown);
  await slowDown(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchShown !== undefined, undefined, { timeout: 60_000 });
  await untilIdle(page, { isLoaded: false });
  const metrics = await readMetrics(page);
  const shownAt = await page.evaluate(() => window.benchShown);
  await page.close();
  return { ...metrics, shown: shownAt ?? NaN };
}

/** Runs in the page, before the page's own scripts. */
function noteWhenShown(shown: Shown) {
  const onLoad = ({ target }: Event) => {
    const isOfCar = target instanceof HTMLImageElement && target.src.includes('/cars/');
    if (isOfCar) window.benchShown ??= performance.now();
  };
  if (shown === 'picture') {
    document.addEventListener('load', onLoad, { capture: true });
    return;
  }
  new MutationObserver(() => {
    const isShown = document.querySelector('tbody')?.textContent.includes(shown.row) === true;
    if (isShown) window.benchShown ??= performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
