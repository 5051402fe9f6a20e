import type { PageMetrics } from '@tests/bench/pageMetrics';
import { type SlowVisit, visitSlowly } from '@tests/bench/slowVisit';
import type { Unwatched } from '@tests/bench/unwatched';

/** `shown` is when what the page is opened for had come, in milliseconds. */
export type MemberVisit = Pick<PageMetrics, 'shift' | 'totalBlockingTime' | 'longestTask'> & { shown: number };

declare global {
  interface Window {
    benchShown?: number;
  }
}

/** What a page is opened for: the first picture of a car, or a row of a table with this text. */
export type Shown = 'picture' | { row: string };

/** Opens a page with a slow processor and a slow network, until it is idle. */
export async function visitAsMember(
  browser: Unwatched,
  address: string,
  shown: Shown,
  visit: Pick<SlowVisit, 'view' | 'isCached'>,
): Promise<MemberVisit> {
  return browser.inNewTab(async (tab) => {
    await tab.addInitScript(noteWhenShown, shown);
    const metrics = await visitSlowly(tab, address, { ...visit, use: () => tab.evaluate(untilShown, undefined) });
    const shownAt = await tab.evaluate(() => window.benchShown, undefined);
    return { ...metrics, shown: Number(shownAt) };
  });
}

/** Runs in the page. */
function untilShown() {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (window.benchShown === undefined) setTimeout(look, 100);
      else resolve();
    };
    look();
  });
}

/** Runs in the page, before the page's own scripts. */
function noteWhenShown(shown: Shown) {
  let isThere = false;
  /** Once the frame with it has been rendered: no frame is before the style sheets have come. */
  const note = () => {
    if (isThere) return;
    isThere = true;
    requestAnimationFrame(() => setTimeout(() => (window.benchShown = performance.now())));
  };
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.src.includes('/cars/')) note();
  };
  if (shown === 'picture') {
    document.addEventListener('load', onLoad, { capture: true });
    return;
  }
  new MutationObserver(() => {
    if (document.querySelector('tbody')?.textContent.includes(shown.row) === true) note();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
