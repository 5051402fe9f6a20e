import type { Page } from '@playwright/test';
import { keptHere } from '@tests/support/keptHere';
import { keptToken } from '@tests/support/keptToken';
import { signIn } from './support/journey';
import { aCar, aPerson, type Person } from './support/people';
import { expect, test } from './support/test';

const typed = { phone: '+353 1 555 0142', title: 'Half a Corolla' };

/** Which of these stand anywhere in the page or in what the browser keeps. */
async function remains(page: Page, traces: Record<string, string>) {
  const everything = (await page.evaluate(keptHere)).toLowerCase();
  return Object.keys(traces).filter((name) => everything.includes(traces[name]?.toLowerCase() ?? ''));
}

/** For how many milliseconds a text stands on the page once another tab has taken the token away. Runs in the page. */
function timeShown(text: string) {
  return new Promise<number>((resolve) => {
    let leftAt: number | undefined;
    const look = () => {
      leftAt ??= localStorage.getItem('access_token') === null ? Date.now() : undefined;
      if (leftAt === undefined || document.documentElement.outerHTML.includes(text)) setTimeout(look, 20);
      else resolve(Date.now() - leftAt);
    };
    look();
  });
}

/** Signs in, begins a post and a payment, and looks at the profile in a second tab. */
async function everywhere(page: Page, person: Person) {
  const other = await page.context().newPage();
  const car = await aCar(await aPerson('seller', 'Kaja Solberg'), { title: 'BMW 330i', price: 12500 });
  await signIn(page, person);
  await page.goto(`/carsCategories/add-to-cart/${car}`);
  await page.getByRole('button', { name: 'PAYMENT' }).click();
  await expect(page.getByRole('button', { name: 'Pay $12,500' })).toBeEnabled();
  const wish = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/dashboard/seller/product-post');
  await page.getByLabel('Title').fill(typed.title);
  await page.getByLabel('Phone number').fill(typed.phone);
  await other.goto('/dashboard/profile');
  await expect(other.getByRole('definition').filter({ hasText: person.email })).toBeVisible();

  const token = (await page.evaluate(keptToken)) ?? '';
  const uid = /"uid":"(\w+)"/.exec(await page.evaluate(keptHere))?.[1] ?? '';
  const traces = { name: person.name, email: person.email, uid, token, ...typed };
  expect(uid).not.toBe('');
  expect(await remains(page, traces)).toEqual(Object.keys(traces));
  expect(await remains(other, traces)).toEqual(Object.keys(traces));
  return { other, traces: { ...traces, wish } };
}

test('Signing out in one tab leaves nothing of the person in any, and the next one finds nothing', async ({ page }) => {
  const { other, traces } = await everywhere(page, await aPerson('seller', 'Ines Okafor'));
  const lingered = other.evaluate(timeShown, traces.name);
  await page.getByRole('button', { name: 'SignOut' }).click();
  await expect(page).toHaveURL('/home');

  expect(await lingered).toBeLessThan(2000);
  await expect(other).toHaveURL('/home');
  for (const tab of [page, other]) await expect.poll(() => remains(tab, traces)).toEqual([]);

  await signIn(page, await aPerson('seller', 'Tomas Novak'));
  await page.goto('/dashboard/seller/product-post');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(other.getByRole('link', { name: 'Profile of Tomas Novak' })).toBeVisible();
  for (const tab of [page, other]) expect(await remains(tab, traces)).toEqual([]);
});
