import type { Page } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { FIREBASE_GROUP } from '@tools/codeGroups';
import { delayRequests } from './support/delay';
import { aCar, aPerson, aWish, disableAccount } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

/** Delays the code of Firebase until the returned function is called. */
const delayFirebase = (page: Page) => delayRequests(page, `**/assets/${FIREBASE_GROUP}-*.js`);

test('Protected pages are shown before the code of Firebase has come; an account that was disabled meanwhile then writes nothing', async ({
  page,
  problems,
}) => {
  problems.expect(/the server responded with a status of 400/);
  const title = `Saab 900 ${Date.now()}`;
  const car = await aCar(await aPerson('seller', 'Kaja Solberg'), { title });
  const admin = await aPerson('admin', 'Adaeze Obi');
  await startAs(page, admin);
  await disableAccount(admin);
  const release = await delayFirebase(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(addressOf('market')) && request.method() === 'POST') writes.push(request.url());
  });

  await page.goto('/dashboard/profile', { waitUntil: 'commit' });
  await expect(page.getByRole('definition').filter({ hasText: admin.email })).toBeVisible();
  await page.goto('/dashboard/seller?q=Kaja', { waitUntil: 'commit' });
  await expect(page.getByRole('row', { name: /Kaja Solberg/ }).first()).toBeVisible();
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('No Data Found')).toBeVisible();
  await page.goto(`/carsCategories/carDetails/${car}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: `Wishlist: ${title}` }).click();

  release();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You have been signed out')).toBeVisible();
  await page.goto('/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/signed_in_user|access_token/);
  expect(writes).toEqual([]);
});

/** The controls that only users see, in the first frame that the app paints on this page: their names, and of those that are pressed. */
async function firstControls(page: Page, path: string) {
  await page.addInitScript(() => {
    const watch = () => {
      const buttons = [...document.querySelectorAll('header button, header a, article button')];
      const nameOf = (button: Element) =>
        button.ariaLabel ?? button.querySelector('[aria-label]')?.ariaLabel ?? button.textContent;
      const names = buttons.map(nameOf);
      const pressed = [...document.querySelectorAll('[aria-pressed=true]')].map(nameOf);
      if (names.includes('SignOut')) Object.assign(window, { firstControls: { names, pressed } });
      else requestAnimationFrame(watch);
    };
    watch();
  });
  const release = await delayRequests(page, '**/*.js');
  const read = page.waitForResponse(/wishlist/);
  await page.goto(path, { waitUntil: 'commit' });
  await read;
  release();
  const controls = await page.waitForFunction((): unknown => Reflect.get(window, 'firstControls'));
  return controls.jsonValue();
}

test('The controls of the last user are in the first frame of the app, as they are: none follows its page', async ({
  page,
}) => {
  const noor = await aPerson('buyer', 'Noor Haddad');
  const title = `Saab 900 ${Date.now()}`;
  const car = await aCar(await aPerson('seller', 'Kaja Solberg'), { title });
  await aWish(noor, car, title, 14200, '');
  await startAs(page, noor);
  expect(await firstControls(page, `/carsCategories/carDetails/${car}`)).toEqual({
    names: expect.arrayContaining(['Wishlist, 1 car', 'Account of Noor Haddad', 'SignOut']),
    pressed: [`Wishlist: ${title}`],
  });
});

test('The sign-in page leads the last user to the page that they came from, or home, before its code has come', async ({
  page,
  problems,
}) => {
  problems.expect(/404.*elsewhere/);
  await startAs(page, await aPerson('buyer', 'Noor Haddad'));
  const release = await delayRequests(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
  for (const [state, url] of [
    [{ from: '/dashboard' }, '/dashboard'],
    [{ from: '//elsewhere.test' }, '//elsewhere.test'],
    [{ from: '/dashboard/buyer', refused: 'admin' }, '/signup'],
  ] as const) {
    await page.evaluate((usr) => history.replaceState({ usr }, '', '/signup'), state);
    await page.reload({ waitUntil: 'commit' });
    await expect(page).toHaveURL(addressOf('hosting') + url);
  }
  release();
});

/** Opens the next pages without a network, from files that the browser has kept, until the returned function is called. */
async function goOffline(page: Page) {
  const hosts = [addressOf('market'), addressOf('identity')];
  for (const host of hosts) await page.route(`${host}/**`, (route) => route.abort('internetdisconnected'));
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }));
  return async () => {
    for (const host of hosts) await page.unroute(`${host}/**`);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
      window.dispatchEvent(new Event('online'));
    });
  };
}

test('A page that is opened without a network says who is here and that it is not up to date, until there is one', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await startAs(page, await aPerson('seller', 'Mara Lindqvist'));
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'My Products' })).toBeVisible();
  const goOnline = await goOffline(page);
  await page.goto('/dashboard/seller/product');

  await expect(page.getByRole('button', { name: 'Account of Mara Lindqvist' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Products' })).toBeVisible();
  await expect(page.getByText('You are offline. This loads')).toBeVisible();

  await goOnline();
  await expect(page.getByRole('heading', { level: 1, name: 'All my product 0' })).toBeVisible();
  await expect(page.getByText('You are offline. This loads')).toBeHidden();
});
