import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus: what comes before it in the page comes before it here. */
export async function tabTo(page: Page, element: Locator) {
  const isFocused = () => element.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < 150 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}
