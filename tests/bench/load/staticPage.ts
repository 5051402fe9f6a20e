import type { Browser } from '@playwright/test';
import { newContext, untilIdle, type View } from '@tests/bench/browser';

/**
 * The HTML of the page before any API response has arrived, without scripts.
 * @param calls the address of the API; its requests stay pending while the page is read
 */
export async function staticPage(browser: Browser, address: string, calls: string, view: View): Promise<string> {
  const context = await newContext(browser, view);
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
