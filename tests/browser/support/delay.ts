import type { Page } from '@playwright/test';

/** Delays the page's requests for these files until the returned function is called. */
export async function delayRequests(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
