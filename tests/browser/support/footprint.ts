import type { CDPSession } from '@playwright/test';

/** The memory that a page uses. */
export interface Footprint {
  /** JavaScript heap, in bytes. */
  heap: number;
  /** DOM nodes, including detached ones that are still referenced. */
  nodes: number;
  listeners: number;
}

/** Collects garbage before it measures. */
export async function measureFootprint(cdp: CDPSession): Promise<Footprint> {
  // A collection can make further objects collectable.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** The relative growth of each metric: 0.05 is 5 %. */
export function growth(before: Footprint, after: Footprint) {
  return (['heap', 'nodes', 'listeners'] as const).map((metric) => ({
    metric,
    share: after[metric] / before[metric] - 1,
  }));
}
