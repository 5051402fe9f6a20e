import type { Browser } from '@playwright/test';
import { wide } from '@tests/bench/browser';

/** A page as a browser without scripts shows it: what the server sent, and the main heading that can be read. */
export async function readDocument(browser: Browser, address: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: wide });
  const page = await context.newPage();
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  const title = await page.locator('h1:visible').allInnerTexts();
  const html = (await answer?.text()) ?? '';
  const policy = answer?.headers()['content-security-policy'] ?? '';
  await context.close();
  return { status: answer?.status(), html, policy, title: title.join(' ').trim() };
}
