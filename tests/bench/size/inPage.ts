import type { Page } from '@playwright/test';

/**
 * Milliseconds from a press to the frame that shows what it leads to.
 * @param press what is pressed; nothing is the browser's Back
 * @param sign stands on the screen then, and not before
 */
export function timeTo(page: Page, { press, sign }: { press?: string; sign: string }): Promise<number> {
  return page.evaluate(
    ([pressed, wanted]) =>
      new Promise<number>((resolve, reject) => {
        if (document.querySelector(wanted)) reject(new Error(`${wanted} is there already`));
        const target = pressed === undefined ? undefined : document.querySelector<HTMLElement>(pressed);
        if (target === null) reject(new Error(`There is no ${pressed ?? ''}`));
        const painted = () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(0);
        };
        const look = () => requestAnimationFrame(document.querySelector(wanted) ? painted : look);
        const start = performance.now();
        if (target) target.click();
        else history.back();
        look();
      }),
    [press, sign] as const,
  );
}

/** From now on the page keeps how long each press and key took until the next frame was painted (Event Timing). */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const options = { type: 'event', durationThreshold: 16 };
    Object.assign(window, { benchInteractions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) seen.push(entry.duration);
    }).observe(options);
  });
}

/** The longest of them since then, in milliseconds; below 16 it is 0. */
export async function longestInteraction(page: Page): Promise<number> {
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'benchInteractions');
    return Array.isArray(seen) ? Math.max(0, ...seen.splice(0).map(Number)) : 0;
  });
}

/** What the list on the screen would be without any script: all rows that 21 screens have, as they are. */
export function stillListOf(page: Page, row: string): Promise<string> {
  return page.evaluate(async (selector) => {
    const SCREENS = 21;
    const SETTLE_MS = 100;
    const rows = new Map<string, Node>();
    for (let way = 0; way < SCREENS * innerHeight; way += innerHeight / 2) {
      window.scrollTo(0, way);
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      for (const one of document.querySelectorAll(selector)) {
        const place = one.getAttribute('aria-posinset') ?? one.getAttribute('aria-rowindex') ?? '';
        if (!rows.has(place)) rows.set(place, one.cloneNode(true));
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
