import type { Page } from '@playwright/test';

/** Adds a new account in the identity emulator's version of Google's popup. */
export async function pickGoogleAccount(page: Page, email: string, name: string) {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: /Add new account/ }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}
