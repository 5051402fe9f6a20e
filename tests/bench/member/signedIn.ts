import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { untilIdle } from '@tests/bench/browser';
import { apiAddress, siteAddress } from '@tests/bench/hosted';
import { demoAccount } from '@tests/browser/support/demoPeople';

const wishesSchema = v.array(v.object({ _id: v.string(), product_title: v.string() }));
const tokenSchema = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string() }));

export const buyer = demoAccount('buyer');

/** Signs in as the demo buyer. @returns the title of the wish that My Wishlist shows first */
export async function signIn(page: Page): Promise<string> {
  await page.goto(`${siteAddress}/login`);
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(buyer.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(buyer.password);
  await form.getByRole('button', { name: 'Login' }).click();
  await page.waitForFunction(() => localStorage.getItem('signed_in_user') !== null);
  await untilIdle(page);
  await wait(1000);
  const stored = await page.evaluate(() => localStorage.getItem('access_token'));
  // Otherwise this page would poll for the tabs that are measured.
  await page.goto('about:blank');
  return newestWish(stored);
}

async function newestWish(stored: string | null) {
  const { token } = v.parse(tokenSchema, stored);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${apiAddress}/wishlist?email=${buyer.email}`, { headers });
  const wishes = v.parse(wishesSchema, await response.json()).sort((a, b) => (a._id < b._id ? 1 : -1));
  return wishes[0]?.product_title ?? '';
}
