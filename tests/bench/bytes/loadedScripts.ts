import type { BrowserContext, Page } from '@playwright/test';
import { untilIdle } from '@tests/bench/browser';

/**
 * The paths of the scripts that a first visit loads until the page is idle, in order of request.
 * @param use if given, only the scripts count that the page loads after this, until it is idle again
 */
export async function loadedScripts(
  context: BrowserContext,
  address: string,
  use?: (page: Page) => Promise<void>,
): Promise<string[]> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(address).origin && pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await untilIdle(page);
  if (use) {
    scripts.clear();
    await use(page);
    await untilIdle(page);
  }
  await page.close();
  return [...scripts];
}
