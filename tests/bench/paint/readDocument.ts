import type { Browser } from '@playwright/test';
import { wide } from '@tests/bench/browser';

/** Loads a page without scripts: the response, and the visible main heading. */
export async function readDocument(browser: Browser, address: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: wide });
  const page = await context.newPage();
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  const title = await page.locator('h1:visible').allInnerTexts();
  const html = (await response?.text()) ?? '';
  const policy = response?.headers()['content-security-policy'] ?? '';
  await context.close();
  return { status: response?.status(), html, policy, title: title.join(' ').trim() };
}
