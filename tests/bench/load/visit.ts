import type { Browser, Page } from '@playwright/test';
import { newContext, untilIdle, type View } from '@tests/bench/browser';
import * as v from 'valibot';

const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
const BITS_PER_SECOND = 1_600_000;

const visitSchema = v.object({ paint: v.number(), element: v.string(), shift: v.number(), longestTask: v.number() });
/** Times in milliseconds. `paint` is the largest contentful paint, `element` the tag name of its element. */
export type Visit = v.InferOutput<typeof visitSchema>;

/** A first visit with a slow processor and a slow network, until the page is idle. */
export async function visit(browser: Browser, address: string, view: View): Promise<Visit> {
  const context = await newContext(browser, view);
  const page = await context.newPage();
  await page.addInitScript(observe);
  await slowDown(page);
  await page.goto(address, { waitUntil: 'commit' });
  await untilIdle(page);
  const metrics: unknown = await page.evaluate('window.benchVisit');
  await context.close();
  return v.parse(visitSchema, metrics);
}

/** 4 × slower processor, 1.6 Mbit/s, 150 ms. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Runs in the page, before the page's own scripts. */
function observe() {
  const metrics = { paint: 0, element: '', shift: 0, longestTask: 0 };
  Object.assign(window, { benchVisit: metrics });
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
  });
}
