import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { View } from './browser';
import { observeMetrics, readMetrics, type PageMetrics } from './pageMetrics';
import type { PageConnection } from './pageProtocol';

const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
const BITS_PER_SECOND = 1_600_000;

const QUIET_MS = 1500;
const STEP_MS = 300;
const files = new Set(['Document', 'Stylesheet', 'Image', 'Font', 'Script']);
const ends = ['Network.loadingFinished', 'Network.loadingFailed'];
const event = v.object({
  requestId: v.optional(v.string()),
  type: v.optional(v.string()),
  loaderId: v.optional(v.string()),
});

export interface SlowVisit {
  view: View;
  /** Whether the browser still has what it has loaded before. */
  isCached?: boolean;
  /** What is done as soon as the page is being loaded. */
  use?: () => Promise<unknown>;
}

/**
 * Opens the address with a 4 × slower processor, 1.6 Mbit/s and 150 ms, until the page is idle and has requested no file for 1.5 s. Polls
 * do not count as files.
 */
export async function visitSlowly(
  tab: PageConnection,
  address: string,
  { view, isCached = false, use }: SlowVisit,
): Promise<PageMetrics> {
  await observeMetrics(tab);
  await emulate(tab, view);
  if (!isCached) await tab.send('Network.clearBrowserCache');
  const untilIdle = watchRequests(tab);
  await tab.send('Page.navigate', { url: address });
  await use?.();
  await untilIdle();
  return readMetrics(tab);
}

async function emulate({ send }: PageConnection, { width, height, scale }: View) {
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
  await send('Emulation.setScrollbarsHidden', { hidden: true });
  // Without its buffers, the browser does not record the responses.
  await send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  });
  await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

function watchRequests(tab: PageConnection) {
  const open = new Set<unknown>();
  let last = Date.now();
  tab.onEvent((method, params) => {
    const { requestId, type, loaderId } = v.parse(event, params);
    // The end of a worker's file, which no document loads, is reported to the worker alone.
    if (method === 'Network.requestWillBeSent' && files.has(type ?? '') && loaderId !== '') open.add(requestId);
    else if (!ends.includes(method) || !open.delete(requestId)) return;
    last = Date.now();
  });
  return async () => {
    while (open.size > 0 || Date.now() - last < QUIET_MS) {
      await pause(STEP_MS);
      await tab.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())), undefined);
    }
  };
}
