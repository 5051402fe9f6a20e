import type { Browser } from '@playwright/test';
import { freshContext, untilIdle, type View } from '@tests/bench/browser';

/**
 * The page as it stands before any call has been answered, as HTML without any script.
 * @param calls the address that its calls go to; they are held for as long as the page is read
 */
export async function staticPage(browser: Browser, address: string, calls: string, view: View): Promise<string> {
  const context = await freshContext(browser, view);
  const page = await context.newPage();
  await page.route(`${calls}/**`, () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  await untilIdle(page);
  const html = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload], link[as=script]')) script.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await context.close();
  return html;
}
