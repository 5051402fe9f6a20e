import type { Page } from '@playwright/test';

/** From now on the page adds up its layout shifts. Call it before the page is opened. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    Object.defineProperty(window, 'layoutShift', { get: () => sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isExpected = 'hadRecentInput' in entry && entry.hadRecentInput === true;
        if (!isExpected && 'value' in entry) sum += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function readShift(page: Page): Promise<number> {
  return Number(await page.evaluate('layoutShift'));
}
