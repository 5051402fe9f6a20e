import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addressOf } from '@sandbox/run/ports';
import type { Person } from './people';

/** Signs in through the login page. */
export async function signIn(page: Page, { email, password }: Person, origin = addressOf('hosting')) {
  await page.goto(`${origin}/login`);
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'SignOut' })).toBeVisible();
}

/** Fills in and submits the sign-up form on the current page. */
export async function signUp(page: Page, { name, email, password }: Person, role: 'Buyer' | 'Seller' = 'Buyer') {
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPhoto() });
  // Its preview moves what is below.
  await expect(form.getByText('me.png')).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByRole('radio', { name: role }).check();
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign up' }).click();
}

export async function typeCard(page: Page, number: string, { expiry = '1230', cvc = '424' } = {}) {
  await page.getByLabel('Card number').fill('');
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('MM / YY').fill('');
  await page.getByLabel('MM / YY').pressSequentially(expiry);
  await page.getByLabel('CVC').fill('');
  await page.getByLabel('CVC').pressSequentially(cvc);
}

export function aPhoto() {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b5d3b' } })
    .png()
    .toBuffer();
}
