import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { PageProtocol } from './pageProtocol';

/** Playwright’s page, or the protocol itself. */
type Evaluates = Pick<PageProtocol, 'evaluate'>;

/**
 * Milliseconds from a click to the frame that shows its result.
 * @param press selector of the element to click; if omitted, the browser's Back
 * @param sign selector of an element that only the result contains
 */
export async function timeTo(page: Evaluates, ends: { press?: string; sign: string }): Promise<number> {
  const ms = await page.evaluate(
    ({ press, sign }) =>
      new Promise<number>((resolve, reject) => {
        if (document.querySelector(sign)) reject(new Error(`${sign} is there already`));
        const target = press === undefined ? undefined : document.querySelector<HTMLElement>(press);
        if (target === null) reject(new Error(`There is no ${press}`));
        const painted = () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(0);
        };
        const poll = () => requestAnimationFrame(document.querySelector(sign) ? painted : poll);
        const start = performance.now();
        if (target) target.click();
        else history.back();
        poll();
      }),
    ends,
  );
  return Number(ms);
}

/** From now on the page records how long each click and key took until the next paint (Event Timing). */
export async function watchInteractions(page: Evaluates): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    const options = { type: 'event', durationThreshold: 16 };
    Object.assign(window, { benchInteractions: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }).observe(options);
  }, undefined);
}

/** The longest interaction since the last call, in milliseconds; 0 if all took less than 16 ms. */
export async function longestInteraction(page: Evaluates): Promise<number> {
  await pause(300);
  const longest = await page.evaluate(() => {
    const durations: unknown = Reflect.get(window, 'benchInteractions');
    return Array.isArray(durations) ? Math.max(0, ...durations.splice(0).map(Number)) : 0;
  }, undefined);
  return Number(longest);
}

/** The HTML of the current list without scripts, with all rows of 21 screens. */
export function staticListHtml(page: Page, row: string): Promise<string> {
  return page.evaluate(async (selector) => {
    const SCREENS = 21;
    const SETTLE_MS = 100;
    const rows = new Map<string, Node>();
    for (let top = 0; top < SCREENS * innerHeight; top += innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      for (const element of document.querySelectorAll(selector)) {
        const position = element.getAttribute('aria-posinset') ?? element.getAttribute('aria-rowindex') ?? '';
        if (!rows.has(position)) rows.set(position, element.cloneNode(true));
      }
    }
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const script of copy.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
    const list = copy.querySelector(selector)?.parentElement;
    list?.replaceChildren(...rows.values());
    const columns = Number(list?.style.getPropertyValue('--columns'));
    if (columns > 0) list?.style.setProperty('--lines', String(Math.ceil(rows.size / columns)));
    list?.style.setProperty('--first', '0');
    return `<!doctype html>${copy.outerHTML}`;
  }, row);
}
