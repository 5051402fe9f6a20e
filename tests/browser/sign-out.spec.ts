import type { Page } from '@playwright/test';
import { keptHere } from '@tests/support/keptHere';
import { storedNames, unknownNames } from '@tests/support/knownStores';
import { keptToken } from '@tests/support/keptToken';
import { signIn } from './support/journey';
import { aCar, aPerson, type Person } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

const typed = { phone: '+353 1 555 0142', title: 'Half a Corolla' };

/** Returns the names of the traces found in the page or in the browser's storage. */
async function findTraces(page: Page, traces: Record<string, string>) {
  const everything = (await page.evaluate(keptHere)).toLowerCase();
  return Object.keys(traces).filter((name) => everything.includes(traces[name]?.toLowerCase() ?? ''));
}

/** Runs in the page: measures how long, in ms, a text stays there after another tab has removed the access token. */
function measureTimeShown(text: string) {
  return new Promise<number>((resolve) => {
    let leftAt: number | undefined;
    const poll = () => {
      leftAt ??= localStorage.getItem('access_token') === null ? Date.now() : undefined;
      if (leftAt === undefined || document.documentElement.outerHTML.includes(text)) setTimeout(poll, 20);
      else resolve(Date.now() - leftAt);
    };
    poll();
  });
}

/** Signs in, starts a post and a payment, and opens the profile in a second tab. */
async function fillEverywhere(page: Page, person: Person) {
  const other = await page.context().newPage();
  const car = await aCar(await aPerson('seller', 'Kaja Solberg'), { title: 'BMW 330i', price: 12500 });
  await signIn(page, person);
  await page.goto(`/carsCategories/add-to-cart/${car}`);
  await page.getByRole('button', { name: 'PAYMENT' }).click();
  await expect(page.getByRole('button', { name: 'Pay $12,500' })).toBeEnabled();
  const wish = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/dashboard/seller/product-post');
  await page.getByLabel('Title', { exact: true }).fill(typed.title);
  await page.getByLabel('Phone number').fill(typed.phone);
  await other.goto('/dashboard/profile');
  await expect(other.getByRole('definition').filter({ hasText: person.email })).toBeVisible();

  const token = (await page.evaluate(keptToken)) ?? '';
  const uid = /"uid":"(\w+)"/.exec(await page.evaluate(keptHere))?.[1] ?? '';
  const traces = { name: person.name, email: person.email, uid, token, ...typed };
  expect(uid).not.toBe('');
  expect(await findTraces(page, traces)).toEqual(Object.keys(traces));
  expect(await findTraces(other, traces)).toEqual(Object.keys(traces));
  expect(unknownNames(await page.evaluate(storedNames))).toEqual([]);
  return { other, traces: { ...traces, wish } };
}

test('Signing out in one tab leaves no data of the user in any tab, and the next user finds none (§9)', async ({
  page,
}) => {
  const { other, traces } = await fillEverywhere(page, await aPerson('seller', 'Ines Okafor'));
  const timeVisible = other.evaluate(measureTimeShown, traces.name);
  await page.getByRole('button', { name: 'SignOut' }).click();
  await expect(page).toHaveURL('/home');

  // Only a busy machine takes more than a moment. If neither storage nor Firebase told the tab, it would be for good.
  expect(await timeVisible).toBeLessThan(10_000);
  await expect(other).toHaveURL('/home');
  for (const tab of [page, other]) await expect.poll(() => findTraces(tab, traces)).toEqual([]);

  await signIn(page, await aPerson('seller', 'Tomas Novak'));
  await page.goto('/dashboard/seller/product-post');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
  await expect(other.getByRole('button', { name: 'Account of Tomas Novak' })).toBeVisible();
  for (const tab of [page, other]) expect(await findTraces(tab, traces)).toEqual([]);
});

test('Signing out takes effect in every tab, and for good, although the code of Firebase does not load', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load/);
  const context = page.context();
  const firebase = '**/assets/identity-*.js';
  await startAs(page, await aPerson('buyer', 'Noor Haddad'));
  await context.route(firebase, (route) => route.fulfill({ status: 404 }));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/profile');
    await expect(tab.getByRole('definition').filter({ hasText: 'Noor Haddad' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'SignOut' }).click();

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/home');
    await expect(tab.getByText('Noor Haddad')).toHaveCount(0);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(
    /signed_in_user|access_token|user [0-9a-f]{16}/,
  );
  await page.close();
  await other.goto('/dashboard/profile');
  await expect(other).toHaveURL('/login');

  await context.unroute(firebase);
  await other.goto('/blog');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('signed-out'))).toBe('done');
  expect(await other.evaluate(keptHere)).not.toContain('Noor Haddad');
});
