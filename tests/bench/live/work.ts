import type { CDPSession, Page } from '@playwright/test';

/** Time that the page's main thread has been busy since the page was opened. */
export interface Work {
  scriptMs: number;
  taskMs: number;
}

const sessions = new WeakMap<Page, CDPSession>();

export async function readWork(page: Page): Promise<Work> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  if (!sessions.has(page)) await session.send('Performance.enable');
  sessions.set(page, session);
  const { metrics } = await session.send('Performance.getMetrics');
  const toMs = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1000;
  return { scriptMs: toMs('ScriptDuration'), taskMs: toMs('TaskDuration') };
}

export function subtract(before: Work, after: Work): Work {
  return { scriptMs: after.scriptMs - before.scriptMs, taskMs: after.taskMs - before.taskMs };
}
