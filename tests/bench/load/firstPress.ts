import { firstPages } from '@tests/bench/bytes/firstPages';
import { narrow } from '@tests/bench/browser';
import { baselineBundle } from '@tests/bench/baseline/baselineBundle';
import { type Hosted, siteAddress } from '@tests/bench/hosted';
import { type Line, limitLine, median, milliseconds, ratioLine } from '@tests/bench/line';
import type { PageMetrics } from '@tests/bench/pageMetrics';
import { visitSlowly } from '@tests/bench/slowVisit';
import type { Unwatched } from '@tests/bench/unwatched';

const ROUNDS = 5;
const MAX_PRESS = 1.15;
const MAX_BLOCKING = 1.5;
const MAX_TASK_MS = 100;
const view = { ...narrow, width: 412, height: 823 };
const pages = [
  { name: 'Home', path: '/', like: '/' },
  { name: 'Login', path: '/login', like: '/login' },
  { name: 'Sign-up', path: '/signup', like: '/login' },
  { name: 'Blog', path: '/blog', like: '/blog' },
];

/** `pressed` is when a press works that was made as soon as the button was seen, in milliseconds. */
type Visit = Pick<PageMetrics, 'totalBlockingTime' | 'longestTask'> & { pressed: number };

declare global {
  interface Window {
    benchPressed?: number;
  }
}

/**
 * Measures when a single press on the menu's button, made as soon as it is seen, shows the menu's links. The baseline's page has that
 * button and a link alone, and a press works once its script has run.
 */
export async function measureFirstPress(hosted: Hosted, browser: Unwatched): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { name, path, like } of pages) {
    const baseline = await addBaseline(hosted, path, like);
    const visits: Record<'page' | 'baseline', Visit[]> = { page: [], baseline: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.page.push(await visit(browser, path));
      visits.baseline.push(await visit(browser, baseline));
    }
    const of = (kind: 'page' | 'baseline', key: keyof Visit) => median(visits[kind].map((one) => one[key]));
    const ratio = (what: string, key: keyof Visit, max: number) =>
      ratioLine(`${name}: ${what}`, of('page', key), of('baseline', key), max, milliseconds);
    lines.push(ratio('the first press works', 'pressed', MAX_PRESS));
    lines.push(ratio('Total Blocking Time', 'totalBlockingTime', MAX_BLOCKING));
    lines.push(limitLine(`${name}: longest task`, of('page', 'longestTask'), MAX_TASK_MS, milliseconds));
  }
  return lines;
}

async function addBaseline({ site }: Hosted, path: string, like: string) {
  const { parts = [] } = firstPages.find((page) => page.path === like) ?? {};
  const address = `/bench/press${path}`;
  const script = `${address}.js`;
  site.page(script, 'text/javascript', `${(await baselineBundle(parts)).text}\n(${openMenu.toString()})();`);
  const html = `<!doctype html><html lang="en"><head><title>Baseline</title></head><body><header><button>Menu</button><nav hidden><a href="/">Home</a></nav></header><script type="module" src="${script}"></script></body></html>`;
  site.page(address, 'text/html; charset=utf-8', html);
  return address;
}

/** Runs in the baseline's page once its packages have. */
function openMenu() {
  document.querySelector('nav')?.removeAttribute('hidden');
}

/** The button of the menu: of the product, and of the baseline's page. */
const MENU_BUTTON = 'header button[popovertarget], header > button';

async function visit(browser: Unwatched, path: string): Promise<Visit> {
  return browser.inNewTab(async (tab) => {
    await tab.addInitScript(noteWhenOpen, undefined);
    const use = async () => {
      await tab.evaluate(untilSeen, MENU_BUTTON);
      await tab.click(MENU_BUTTON);
    };
    const { totalBlockingTime, longestTask } = await visitSlowly(tab, siteAddress + path, { view, use });
    const pressed = await tab.evaluate(() => window.benchPressed, undefined);
    return { totalBlockingTime, longestTask, pressed: Number(pressed) };
  });
}

/** Runs in the page: waits until an element with this selector has been painted. */
function untilSeen(selector: string) {
  return new Promise<void>((resolve) => {
    const look = () => {
      const isSeen = document.querySelector(selector)?.checkVisibility() === true;
      requestAnimationFrame(isSeen ? () => resolve() : look);
    };
    look();
  });
}

/** Runs in the page, before the page's own scripts. */
function noteWhenOpen() {
  const look = () => {
    if (document.querySelector('header nav a')?.checkVisibility() === true) window.benchPressed = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}
