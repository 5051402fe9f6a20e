import type { Page } from '@playwright/test';
import * as v from 'valibot';

const shiftsSchema = v.object({ sum: v.number(), moved: v.array(v.string()) });

/** From now on a page adds up its layout shifts, and names what has moved. Call it before the page is opened. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: new Array<string>() };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isExpected = 'hadRecentInput' in entry && entry.hadRecentInput === true;
        if (isExpected || !('value' in entry && 'sources' in entry)) continue;
        shifts.sum += Number(entry.value);
        const sources: readonly unknown[] = Array.isArray(entry.sources) ? entry.sources : [];
        for (const source of sources)
          if (typeof source === 'object' && source && 'node' in source && source.node instanceof Element)
            shifts.moved.push(source.node.outerHTML.slice(0, 80));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function readShifts(page: Page) {
  return v.parse(shiftsSchema, await page.evaluate('shifts'));
}
