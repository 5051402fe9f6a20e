import type { CDPSession } from '@playwright/test';

/** What a page holds in memory. */
export interface Footprint {
  /** In bytes, of JavaScript's heap. */
  heap: number;
  /** Of the DOM, those that are out of the document but still held among them. */
  nodes: number;
  listeners: number;
}

/** Read after everything that nobody holds any more was collected. */
export async function footprintOf(cdp: CDPSession): Promise<Footprint> {
  // What a collection frees may hold the last of something else.
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** By how much of itself each part has grown. */
export function growth(before: Footprint, after: Footprint) {
  return (['heap', 'nodes', 'listeners'] as const).map((what) => ({ what, share: after[what] / before[what] - 1 }));
}
