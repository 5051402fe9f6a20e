import type { CDPSession, Page } from '@playwright/test';

/** What a page's main thread has done since it was opened, in milliseconds. */
export interface Work {
  scriptMs: number;
  taskMs: number;
}

const sessions = new WeakMap<Page, CDPSession>();

export async function workOf(page: Page): Promise<Work> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  if (!sessions.has(page)) await session.send('Performance.enable');
  sessions.set(page, session);
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return { scriptMs: of('ScriptDuration'), taskMs: of('TaskDuration') };
}

export function between(before: Work, after: Work): Work {
  return { scriptMs: after.scriptMs - before.scriptMs, taskMs: after.taskMs - before.taskMs };
}
