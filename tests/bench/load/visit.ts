import type { Browser } from '@playwright/test';
import { newContext, untilIdle, type View } from '@tests/bench/browser';
import { observeMetrics, readMetrics, type PageMetrics } from '@tests/bench/pageMetrics';
import { slowDown } from '@tests/bench/slowDown';

/** A first visit with a slow processor and a slow network, until the page is idle. */
export async function visit(browser: Browser, address: string, view: View): Promise<PageMetrics> {
  const context = await newContext(browser, view);
  const page = await context.newPage();
  await observeMetrics(page);
  await slowDown(page);
  await page.goto(address, { waitUntil: 'commit' });
  await untilIdle(page);
  const metrics = await readMetrics(page);
  await context.close();
  return metrics;
}
