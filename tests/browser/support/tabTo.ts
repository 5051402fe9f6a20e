import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, element: Locator) {
  for (let count = 0; count < 120; count += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`No press of Tab leads to ${String(element)}.`);
}
