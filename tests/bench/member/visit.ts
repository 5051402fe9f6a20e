import type { BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import { slowDown } from '@tests/bench/load/visit';
import { untilIdle } from '@tests/bench/browser';

const visitSchema = v.object({ shown: v.number(), shift: v.number(), blocking: v.number(), longestTask: v.number() });
/**
 * Times in milliseconds: until `shown` has come, the sum over 50 ms of all tasks of the main thread, and
 * its longest task.
 */
export type MemberVisit = v.InferOutput<typeof visitSchema>;

declare global {
  interface Window {
    benchMember?: MemberVisit;
  }
}

/** What a page is opened for: the first picture of a car, or the first row of a table. */
export type Shown = 'picture' | 'row';

/** Opens a page with a slow processor and a slow network, until it is idle. */
export async function visitAsMember(context: BrowserContext, address: string, shown: Shown): Promise<MemberVisit> {
  const page = await context.newPage();
  await page.addInitScript(observe, shown);
  await slowDown(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window.benchMember?.shown ?? 0) > 0, undefined, { timeout: 60_000 });
  await untilIdle(page, { isLoaded: false });
  const metrics = await page.evaluate(() => window.benchMember);
  await page.close();
  return v.parse(visitSchema, metrics);
}

/** Runs in the page, before the page's own scripts. */
function observe(shown: Shown) {
  const metrics = { shown: 0, shift: 0, blocking: 0, longestTask: 0 };
  Object.assign(window, { benchMember: metrics });
  const onLoad = ({ target }: Event) => {
    const isOfCar = target instanceof HTMLImageElement && target.src.includes('/cars/');
    if (isOfCar && metrics.shown === 0) metrics.shown = performance.now();
  };
  const onChange = () => {
    if (metrics.shown === 0 && document.querySelector('tbody tr[aria-rowindex]')) metrics.shown = performance.now();
  };
  if (shown === 'picture') document.addEventListener('load', onLoad, { capture: true });
  else new MutationObserver(onChange).observe(document, { childList: true, subtree: true });
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => {
    const isExpected = 'hadRecentInput' in entry && entry.hadRecentInput === true;
    if (!isExpected && 'value' in entry && typeof entry.value === 'number') metrics.shift += entry.value;
  });
  watch('longtask', ({ duration }) => {
    metrics.longestTask = Math.max(metrics.longestTask, duration);
    metrics.blocking += Math.max(0, duration - 50);
  });
}
