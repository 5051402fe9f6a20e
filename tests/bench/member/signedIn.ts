import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import { newContext, untilIdle, type View } from '@tests/bench/browser';
import { apiAddress, siteAddress } from '@tests/bench/hosted';
import { demoAccount } from '@tests/browser/support/demoPeople';

const wishesSchema = v.array(v.object({ _id: v.string(), product_title: v.string() }));
const tokenSchema = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string() }));

/** What the browser has stored of a user. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

export const buyer = demoAccount('buyer');

/** Signs in as the demo buyer. */
export async function signIn(browser: Browser, view: View): Promise<SignedIn> {
  const context = await newContext(browser, view);
  const page = await context.newPage();
  await page.goto(`${siteAddress}/login`);
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(buyer.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(buyer.password);
  await form.getByRole('button', { name: 'Login' }).click();
  await page.waitForFunction(() => localStorage.getItem('signed_in_user') !== null);
  await untilIdle(page);
  await wait(1000);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** The title of the wish that My Wishlist shows first. */
export async function newestWish({ origins }: SignedIn): Promise<string> {
  const stored = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'access_token');
  const { token } = v.parse(tokenSchema, stored?.value);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${apiAddress}/wishlist?email=${buyer.email}`, { headers });
  const wishes = v.parse(wishesSchema, await response.json()).sort((a, b) => (a._id < b._id ? 1 : -1));
  return wishes[0]?.product_title ?? '';
}
