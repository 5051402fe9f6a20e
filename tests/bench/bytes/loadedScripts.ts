import type { BrowserContext } from '@playwright/test';
import { untilIdle } from '@tests/bench/browser';

/** The paths of the scripts that a first visit loads until the page is idle, in order of request. */
export async function loadedScripts(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(address).origin && pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await untilIdle(page);
  await page.close();
  return [...scripts];
}
