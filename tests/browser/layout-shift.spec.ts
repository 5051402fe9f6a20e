import type { Locator, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import { delayRequests } from './support/delay';
import { demoAccount } from './support/demoPeople';
import { observeShifts, readShifts } from './support/layoutShift';
import { aCar, aPerson, aReport, aWish } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

const carsSchema = v.array(
  v.object({ _id: v.string(), email: v.optional(v.unknown()), price: v.fallback(v.number(), 0) }),
);
// A dialog moves while it opens, and the light of placeholders is drawn all the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MAX_SHIFT = 0.01;
const SLOW_MS = 300;

/**
 * Delays the requests for the API, the code and the fonts, so that the page is painted before each response. Only these stop in the test:
 * one route of Playwright's would send all files through it.
 * @returns a function that holds the requests for an address of the API back until the function that it returns is called
 */
async function slowDown(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  let held: { address: string; released: Promise<void> } | undefined;
  cdp.on('Fetch.requestPaused', ({ requestId, request }) => {
    const released = request.url === held?.address ? held.released : undefined;
    void Promise.all([released, wait(SLOW_MS)])
      .then(() => cdp.send('Fetch.continueRequest', { requestId }))
      .catch(() => undefined);
  });
  const urls = [`${addressOf('market')}/*`, '*.woff2', '*/assets/*.js'];
  // The first page after this asks for its fonts again.
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Fetch.enable', { patterns: urls.map((urlPattern) => ({ urlPattern })) });
  return (path: string) => {
    let release = () => {};
    held = { address: `${addressOf('market')}/${path}`, released: new Promise<void>((resolve) => (release = resolve)) };
    return () => release();
  };
}

/** Soft assertion that nothing has moved while the page was filled. */
async function expectStill(page: Page, filled: Locator) {
  await expect(filled).toBeVisible();
  await page.waitForTimeout(3 * SLOW_MS);
  const { sum, moved } = await readShifts(page);
  expect.soft(sum, `${page.url()}: ${moved.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT);
}

/**
 * The dearest car of a seller who has been here for long: there is nothing to warn of, also if other tests post dearer cars of its brand.
 */
async function demoCar() {
  const cars = v.parse(carsSchema, await (await fetch(`${addressOf('market')}/cars`)).json());
  const own = cars.filter(({ email }) => email === demoAccount('seller').email);
  return own.toSorted((a, b) => b.price - a.price)[0]?._id ?? '';
}

test('Home and protected pages do not move while they fill', async ({ page }) => {
  const admin = await aPerson('admin', 'Adaeze Obi');
  const title = `Saab 900 ${Date.now()}`;
  const car = await aCar(await aPerson('seller', 'Kaja Solberg'), { title });
  const detailed = await demoCar();
  await aWish(admin, car, title, 14200, '');
  await aReport(admin, car, title);
  await startAs(page, admin);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Overview' })).toBeVisible();
  await observeShifts(page);
  const hold = await slowDown(page);

  const pay = page.getByRole('row', { name: title }).getByRole('link', { name: /^Pay/ });
  const payment = (await pay.getAttribute('href')) ?? '';
  // The placeholders of these are as large as what is loaded.
  for (const [width, path, list, part, filled] of [
    ...([1280, 390, 320] as const).map(
      (width) =>
        [
          width,
          '/',
          'seller/post',
          page.getByRole('region', { name: 'Seller collection' }).locator('[class*=list_] > *').first(),
          page.getByRole('region', { name: 'Seller collection' }).getByRole('article').first(),
        ] as const,
    ),
    [
      1280,
      '/carsCategories',
      'cars',
      page.locator('main [class*=list_] > *').first(),
      page.locator('main').getByRole('article').first(),
    ],
    [
      1280,
      '/carsCategories',
      'carCategories',
      page.locator('main nav'),
      page.getByRole('link', { name: 'BMW' }).first(),
    ],
    [
      1280,
      `/dashboard/reported-post?q=${title}`,
      'reportedpost',
      page.locator('main [class*=case_]'),
      page.getByRole('region', { name: 'Open car' }),
    ],
    [
      1280,
      payment,
      `wishlist/${payment.split('/').at(-1)}`,
      page.locator('main [class*=payment] > div').first(),
      page.getByRole('button', { name: 'Pay $14,200' }),
    ],
    [
      1280,
      '/dashboard/buyer',
      'user/buyer',
      page.locator('main [class*=person_]').first(),
      page.getByRole('button', { name: `Remove: ${demoAccount('buyer').name}` }).first(),
    ],
    // An unverified seller is first, who has a button where others have a badge.
    ...([1280, 390, 768] as const).map(
      (width) =>
        [
          width,
          '/dashboard/seller?sort=verified',
          'user/seller',
          page.locator('main [class*=person_]').first(),
          page.getByRole('button', { name: `Remove: ${demoAccount('seller').name}` }).first(),
        ] as const,
    ),
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const release = hold(list);
    await page.goto(path);
    await expect(part.locator('[class*=bone]').first()).toBeVisible();
    // Home draws its placeholders anew once it knows who is here.
    let placeholder: Awaited<ReturnType<typeof part.boundingBox>> = null;
    await expect.poll(async () => (placeholder = await part.boundingBox())).not.toBeNull();
    release();
    await expect(filled).toBeVisible();
    expect.soft(await part.boundingBox(), `the box of what is loaded: ${path} at ${width}`).toEqual(placeholder);
    await expectStill(page, filled);
  }

  // The brands stand beside each other there.
  await page.setViewportSize({ width: 390, height: 800 });
  const release = hold('cars');
  await page.goto('/carsCategories');
  const brand = page.locator('main nav').getByRole('link', { name: 'BMW' });
  await expect(brand).toBeVisible();
  const { width } = (await brand.boundingBox()) ?? {};
  release();
  await expect(brand).toHaveAccessibleName(/cars/);
  expect.soft((await brand.boundingBox())?.width, 'the width of a brand without and with its number').toBe(width);
  await page.setViewportSize({ width: 1280, height: 800 });

  for (const [path, filled] of [
    [`/carsCategories/carDetails/${detailed}`, page.getByRole('button', { name: 'Buy Now' })],
    [`/carsCategories/compare?cars=${car}`, page.getByRole('button', { name: /^Buy/ })],
    ['/dashboard', page.getByRole('link', { name: /^Pay for/ }).first()],
    ['/dashboard/overview', page.getByRole('heading', { level: 2 }).nth(1)],
  ] as const) {
    await page.goto(path);
    await expectStill(page, filled);
  }
});

for (const [standing, seller] of [
  ['Verified', demoAccount('seller')],
  ['Not verified yet', undefined],
] as const)
  test(
    `The name on a seller’s profile stays where it is when their standing comes: ${standing}`,
    { tag: '@slow' },
    async ({ page }) => {
      const person = seller ?? (await aPerson('seller'));
      await startAs(page, person);
      await page.goto('/dashboard');
      await expect(page.getByRole('link', { name: 'My Products' })).toBeVisible();
      let answer = () => {};
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await page.route(
        ({ pathname }) => /^\/users\/[^/]+$/.test(pathname),
        (route) => asked.then(() => route.continue()),
      );

      await page.goto('/dashboard/profile');
      const name = page.locator('main p').filter({ hasText: person.name });
      const before = await name.boundingBox();
      await expect(page.getByText(standing)).toBeHidden();
      answer();
      await expect(page.getByText(standing)).toBeVisible();
      expect(await name.boundingBox()).toEqual(before);
    },
  );

test('The car of an open case, and the buttons that come with it, move nothing', { tag: '@slow' }, async ({ page }) => {
  const admin = await aPerson('admin', 'Adaeze Obi');
  const title = `Saab 9-3 ${Date.now()}`;
  const car = await aCar(await aPerson('seller', 'Kaja Solberg'), { title });
  await aReport(await aPerson('buyer', 'Noor Haddad'), car, title);
  // So many lines that a narrower column would have more of them.
  await aReport(admin, car, title, 'No. '.repeat(240));
  await startAs(page, admin);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const isCars = ({ href }: URL) => href.startsWith(`${addressOf('market')}/cars`);
  await page.route(isCars, (route) => asked.then(() => route.continue()));

  await page.goto(`/dashboard/reported-post?q=${title}`);
  const places = async () => ({
    title: await page.getByRole('heading', { name: title }).boundingBox(),
    post: await page.getByRole('heading', { name: 'The post as it stands' }).boundingBox(),
  });
  await expect(page.getByText('As it was reported')).toBeVisible();
  // What is offered after a failure would be under the pointer where the decision comes.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  const before = await places();
  answer();
  await expect(page.getByRole('button', { name: /Noor Haddad/ })).toBeVisible();
  expect(await places()).toEqual(before);
});

test(
  'The reason why a press did nothing moves no column of My Wishlist, and no button of a car',
  { tag: '@slow' },
  async ({ page, problems }) => {
    const buyer = await aPerson();
    const car = await aCar(await aPerson('seller', 'Kaja Solberg'));
    await aWish(buyer, car, 'Toyota Yaris', 14200, '');
    await startAs(page, buyer);
    await page.setViewportSize({ width: 1280, height: 800 });
    problems.expect(/ERR_FAILED.*\/wishlist/);
    const isWish = ({ href, search }: URL) => href.startsWith(`${addressOf('market')}/wishlist`) && search === '';
    await page.route(isWish, (route) => route.abort());
    await page.goto('/dashboard');
    const remove = page.getByRole('button', { name: /^Remove/ });
    await expect(remove).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const columns = () =>
      page.getByRole('columnheader').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
    const before = await columns();
    await remove.click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await columns()).toEqual(before);

    const other = await aCar(await aPerson('seller', 'Kaja Solberg'));
    const buyNow = page.getByRole('button', { name: 'Buy Now' });
    for (const [width, button] of [
      [1280, page.getByRole('link', { name: 'Check out' })],
      [390, buyNow],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/carsCategories/carDetails/${other}`);
      await expect(button).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const place = await button.boundingBox();
      await buyNow.click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect.soft(await button.boundingBox(), `at ${width}`).toEqual(place);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const report = page.getByRole('button', { name: 'Report Post' });
    const { y } = (await report.boundingBox()) ?? {};
    await page
      .getByRole('group', { name: /^Compare/ })
      .getByRole('button', { name: /^Compare/ })
      .click();
    await expect(page.getByRole('button', { name: /^Comparing/ })).toBeVisible();
    expect(await report.boundingBox(), 'beside a longer word').toMatchObject({ y });
  },
);

test('What was pressed in a dialog stays there when it fails', { tag: '@slow' }, async ({ page, problems }) => {
  const buyer = await aPerson();
  const seller = await aPerson('seller', 'Kaja Solberg');
  const car = await aCar(seller);
  problems.expect(/ERR_FAILED/);
  await page.route(/sendOobCode|\/reportedpost|\/wishlist\/\w+$/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  const dialog = page.getByRole('dialog');
  const submit = dialog.locator('[type=submit]');
  const remove = dialog.getByRole('button', { name: /^Remove/ });

  const expectPlace = async (button: Locator, size: string) => {
    await expect(button).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // The dialog has come to rest.
    await button.click({ trial: true });
    const { y } = (await button.boundingBox()) ?? {};
    await button.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect.soft(await button.boundingBox(), size).toMatchObject({ y });
  };
  const sizes = [1280, 390].map((width) => ({ width, height: 800 }));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await dialog.getByRole('textbox').fill(buyer.email);
    await expectPlace(submit, `the link for a password at ${size.width}`);
  }
  await startAs(page, buyer);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`/carsCategories/carDetails/${car}`);
    await page
      .getByRole('button', { name: /^Report/ })
      .first()
      .click();
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('The same car is posted twice.');
    await expectPlace(submit, `the report at ${size.width}`);
    await dialog.getByRole('button', { name: 'Leave it' }).click();
  }
  // The modal is as high as its rows, or scrolls them.
  for (const count of [1, 9]) {
    for (let n = count === 1 ? 0 : 1; n < count; n++) await aWish(buyer, await aCar(seller), 'Toyota Yaris', 14200, '');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto('/blog');
      await page.getByRole('button', { name: /^Wishlist, / }).click();
      await expect(remove).toHaveCount(count);
      await expectPlace(remove.nth(count >> 1), `one of ${count} cars at ${size.width}`);
    }
  }
});

test(
  'The first saved search, and the roles of the first visit to the dashboard, move nothing',
  { tag: '@slow' },
  async ({ page }) => {
    const admin = await aPerson('admin', 'Adaeze Obi');
    const seller = await aPerson('seller', 'Kaja Solberg');
    for (let n = 0; n < 6; n++) await aCar(seller);
    await startAs(page, admin);
    await page.setViewportSize({ width: 390, height: 800 });
    const save = page.getByRole('button', { name: /^(Save this search|Search saved)$/ });
    for (const scrolled of [0, 40]) {
      await page.goto('/carsCategories?q=Yaris');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.evaluate((top) => window.scrollTo(0, top), scrolled);
      const { y } = (await save.boundingBox()) ?? {};
      for (const count of [1, 0]) {
        await save.click();
        await expect(page.getByRole('navigation', { name: 'Saved searches' })).toHaveCount(count);
        expect.soft(await save.boundingBox(), `${count} saved, after ${scrolled} pixels`).toMatchObject({ y });
      }
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    const releaseRoles = await delayRequests(page, `${addressOf('market')}/users/{admin,seller}/*`);
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    const entries = () =>
      menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getBoundingClientRect().top] as const));
    await expect(menu).toBeVisible();
    await expect(page.getByText('No Data Found')).toBeVisible();
    const before = await entries();
    releaseRoles();
    await expect(menu.getByRole('link', { name: 'Admin' })).toBeVisible();
    expect(await entries()).toEqual(expect.arrayContaining(before));
  },
);

test(
  'The note that a list or a car is not up to date moves nothing, nor do the buttons of an own post',
  { tag: '@slow' },
  async ({ page, problems }) => {
    const seller = await aPerson('seller', 'Kaja Solberg');
    const car = await aCar(seller);
    await aWish(seller, car, 'Toyota Yaris', 14200, '');
    await startAs(page, seller);
    await page.setViewportSize({ width: 1280, height: 800 });
    problems.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const note = page.getByText(/^Not up to date since/);
    const dialog = page.getByRole('dialog', { name: 'Your Chosen Car' });
    const buttons = '**/assets/OwnPostActions-*.js';
    // Before the first visit to the dashboard, this device does not know whether the user is a seller.
    const releaseRole = await delayRequests(page, `${addressOf('market')}/users/seller/*`);
    for (const [path, call, first, opener] of [
      [
        `/carsCategories/carDetails/${car}`,
        `cars/${car}`,
        page.getByRole('region', { name: 'Price and what to do' }),
        undefined,
      ],
      ['/carsCategories', 'cars', page.getByRole('article').first(), undefined],
      ['/dashboard', 'wishlist?*', page.getByRole('row').nth(1), undefined],
      ['/dashboard/seller/product', 'cars/seller/*', page.getByRole('row').nth(1), undefined],
      [
        '/blog',
        'wishlist?*',
        dialog.getByRole('listitem').first(),
        page.getByRole('button', { name: 'Wishlist, 1 car' }),
      ],
    ] as const) {
      const releaseButtons = await delayRequests(page, buttons);
      await page.goto(path);
      await opener?.click();
      await expect(first).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await first.boundingBox();
      await page.route(`${addressOf('market')}/${call}`, (route) => route.abort());
      releaseButtons();
      await expect(async () => {
        // As if the tab were looked at again: not every list is polled.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
        await expect(note).toBeVisible({ timeout: 1000 });
      }).toPass();
      expect.soft(await first.boundingBox(), path).toEqual(before);
      releaseRole();
      await page.unroute(`${addressOf('market')}/${call}`);
      await page.unroute(buttons);
    }

    await page.goto('/dashboard/seller/product');
    const row = page.getByRole('row').nth(1);
    await expect(row).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { y } = (await row.boundingBox()) ?? {};
      await page.context().setOffline(true);
      await expect(page.getByText(/^Offline, not up to date since/)).toBeVisible();
      expect.soft(await row.boundingBox(), `offline at ${width}`).toMatchObject({ y });
      await page.context().setOffline(false);
      await expect(page.getByText(/^Offline/)).toBeHidden();
    }
  },
);
