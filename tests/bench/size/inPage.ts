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

/** What the list on the screen would be without any script: its rows as often as 21 screens need. */
export function stillListOf(page: Page, row: string): Promise<string> {
  return page.evaluate((selector) => {
    const SCREENS = 21;
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const script of copy.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
    const rows = [...copy.querySelectorAll(selector)];
    const shown = document.querySelectorAll(selector);
    const height = [...shown].at(-1)?.getBoundingClientRect().bottom ?? 0;
    const top = shown[0]?.getBoundingClientRect().top ?? 0;
    const times = Math.ceil((SCREENS * innerHeight) / (height - top));
    const list = rows[0]?.parentElement;
    list?.removeAttribute('style');
    for (let time = 1; time < times; time += 1) for (const one of rows) list?.append(one.cloneNode(true));
    return `<!doctype html>${copy.outerHTML}`;
  }, row);
}
