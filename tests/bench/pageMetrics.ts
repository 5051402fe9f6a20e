import * as v from 'valibot';

const metricsSchema = v.object({
  paint: v.number(),
  element: v.string(),
  shift: v.number(),
  totalBlockingTime: v.number(),
  longestTask: v.number(),
});
/**
 * Times in milliseconds. `paint` is the largest contentful paint, `element` the tag name of its element; `totalBlockingTime` is the sum
 * of what all tasks of the main thread take beyond 50 ms, here of the whole visit.
 */
export type PageMetrics = v.InferOutput<typeof metricsSchema>;

/** Playwright's page, or the protocol itself. */
interface MeasuredPage {
  addInitScript: (run: () => void, argument: undefined) => Promise<unknown>;
  evaluate: (run: () => unknown, argument: undefined) => Promise<unknown>;
}

/** Call it before the page is opened. */
export async function observeMetrics(page: Pick<MeasuredPage, 'addInitScript'>): Promise<void> {
  await page.addInitScript(observe, undefined);
}

export async function readMetrics(page: Pick<MeasuredPage, 'evaluate'>): Promise<PageMetrics> {
  const metrics = await page.evaluate(() => Reflect.get(window, 'benchMetrics'), undefined);
  return v.parse(metricsSchema, metrics);
}

/** Runs in the page, before the page's own scripts. */
function observe() {
  const metrics = { paint: 0, element: '', shift: 0, totalBlockingTime: 0, longestTask: 0 };
  Object.assign(window, { benchMetrics: metrics });
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    metrics.paint = entry.startTime;
    if ('element' in entry && entry.element instanceof Element) metrics.element = entry.element.tagName.toLowerCase();
  });
  watch('layout-shift', (entry) => {
    const isExpected = 'hadRecentInput' in entry && entry.hadRecentInput === true;
    if (!isExpected && 'value' in entry && typeof entry.value === 'number') metrics.shift += entry.value;
  });
  watch('longtask', ({ duration }) => {
    metrics.longestTask = Math.max(metrics.longestTask, duration);
    metrics.totalBlockingTime += Math.max(0, duration - 50);
  });
}
