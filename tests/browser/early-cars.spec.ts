import type { Page, Request } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import * as v from 'valibot';
import { delayRequests } from './support/delay';
import { demoAccount } from './support/demoPeople';
import { signIn } from './support/journey';
import { aPerson, aWish } from './support/people';
import { expect, test } from './support/test';

const market = addressOf('market');
const carsSchema = v.array(v.object({ _id: v.string(), img: v.optional(v.string()), email: v.optional(v.string()) }));
/** The pictures of the demo cars. */
async function demoPictures() {
  const cars = v.parse(carsSchema, await (await fetch(`${market}/cars`)).json());
  const own = cars.filter(({ email }) => email === demoAccount('seller').email);
  return own.flatMap(({ img }) => img ?? []);
}

/** What the document shows of cars, while the code is delayed. */
const shownOf = (page: Page) =>
  page.locator('[data-skeleton] [data-car]').evaluateAll((boxes) =>
    boxes.map((box) => ({
      title: box.querySelector('[data-holds=title]')?.textContent ?? '',
      picture: box.querySelector('img')?.src ?? '',
    })),
  );
const nothing = { title: '', picture: '' };

const delayCode = (page: Page) => delayRequests(page, '**/*.js');

/** @param after the response waits for it */
const respondWith = (page: Page, body: unknown, status = 200, after: Promise<void> = Promise.resolve()) =>
  page.route(`${market}/cars`, async (route) => {
    await after;
    await route.fulfill({
      status,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
    });
  });

/** The ids say when a car was posted. */
const idOf = (minute: number) => `65f0c0${minute.toString(16).padStart(2, '0')}ee65f0c0ffee65f0`;

/** Waits until the response is there, and for what the document makes of it, which takes longer on a busy machine. */
async function untilFilled(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/cars$/.test(name)));
  await page.waitForTimeout(300);
}

test('A list shows its newest cars while the code is still loading, and the page then shows the same', async ({
  page,
}) => {
  const [first = '', second = ''] = await demoPictures();
  await signIn(page, await aPerson());
  await respondWith(page, [
    { _id: idOf(1), title: 'Oldest of the four', img: first },
    { _id: idOf(4), title: 'Newest of all the four', img: second },
    { _id: 'no id', title: 'Not a car', img: first },
    { _id: idOf(3), title: 'gnp.\u202Egnol', img: 'https://evil.example/1.png' },
    { _id: idOf(2), title: '<img src=x>', img: `${new URL(first).origin.replace('//', '//me:you@')}/1.png` },
  ]);
  const release = await delayCode(page);
  await untilFilled(page, '/carsCategories');

  const expected = [{ title: 'Newest of all t…', picture: second }, nothing, { title: '<img src=x>', picture: '' }];
  await expect.poll(async () => (await shownOf(page)).slice(0, 3)).toEqual(expected);
  const picture = page.locator('[data-skeleton] img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const early = await picture.boundingBox();

  release();
  const card = page.getByRole('article').first();
  await expect(card.getByRole('heading')).toHaveText('Newest of all t…');
  await expect(card.locator('img').first()).toHaveAttribute('src', second);
  // A card has its place once the browser has laid out the list.
  await expect.poll(() => card.locator('img').first().boundingBox()).toEqual(early);
});

test('The next visit shows the cars of the last one until the API has responded, to the same user alone', async ({
  page,
}) => {
  const [first = '', second = ''] = await demoPictures();
  const person = await aPerson();
  await signIn(page, person);
  await page.goto('about:blank');
  await delayCode(page);
  await respondWith(page, [
    { _id: idOf(2), title: 'Newest', img: first },
    { _id: idOf(1), title: 'Second', img: second },
  ]);
  await untilFilled(page, '/carsCategories');
  const shown = [{ title: 'Newest', picture: first }, { title: 'Second', picture: second }, nothing];
  await expect.poll(async () => (await shownOf(page)).slice(0, 3)).toEqual(shown);

  await page.unroute(`${market}/cars`);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await respondWith(page, [{ _id: idOf(3), title: 'Posted since', img: second }], 200, released);
  await page.goto('/carsCategories', { waitUntil: 'commit' });
  await expect.poll(async () => (await shownOf(page)).slice(0, 3)).toEqual(shown);
  release();
  const now = [{ title: 'Posted since', picture: second }, nothing];
  await expect.poll(async () => (await shownOf(page)).slice(0, 2)).toEqual(now);

  await page.unroute(`${market}/cars`);
  await page.route(`${market}/cars`, () => undefined);
  const kept = await page.evaluate(() => localStorage.getItem('shown_cars') ?? '');
  const stored = (email: string, cars: unknown) =>
    JSON.stringify({ email, pages: [{ path: '/carsCategories', cars }] });
  for (const [entry, expected] of [
    [kept, 'Posted since'],
    [kept.replace(person.email, 'other@people.test'), ''],
    ['{', ''],
    [stored(person.email, { 0: ['', 'Not a list'] }), ''],
    [stored(person.email, [['https://evil.example/1.png', 'gnp.\u202Egnol']]), ''],
  ] as const) {
    await page.evaluate((text) => localStorage.setItem('shown_cars', text), entry);
    await page.goto('/carsCategories', { waitUntil: 'commit' });
    // What is not to be shown would be there by then.
    if (expected === '') await page.waitForTimeout(500);
    const wanted = expected === '' ? nothing : { title: expected, picture: second };
    await expect.poll(async () => (await shownOf(page))[0], entry).toEqual(wanted);
  }
});

/** A person with two wishes, who is signed in. */
async function wisher(page: Page, picture: string) {
  const person = await aPerson();
  for (const [minute, title] of ['First wish', 'Second wish'].entries())
    await aWish(person, idOf(minute), title, 9000, picture);
  await signIn(page, person);
  await page.goto('about:blank');
  return person;
}

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
    window.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('The document of the dashboard requests the wishlist once, as the client would, and shows it', async ({
  page,
}) => {
  const [picture = ''] = await demoPictures();
  await wisher(page, picture);
  const wishlists: Request[] = [];
  const withToken: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${market}/wishlist`)) wishlists.push(request);
    if (request.headers()['authorization'] !== undefined) withToken.push(new URL(request.url()).origin);
  });
  const release = await delayCode(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(async () => (await shownOf(page))[0]).toEqual({ title: 'Second wish', picture });
  expect(wishlists).toHaveLength(1);
  // A hidden tab does not poll: what follows is what the page itself asks for.
  await setVisibility(page, 'hidden');

  release();
  await expect(page.getByRole('row', { name: /Second wish/ })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(wishlists).toHaveLength(1);

  await setVisibility(page, 'visible');
  await expect.poll(() => wishlists.length).toBeGreaterThan(1);
  const [ofDocument, ofClient] = await Promise.all(
    wishlists.slice(0, 2).map(async (request) => ({ url: request.url(), headers: await request.allHeaders() })),
  );
  expect(ofDocument).toEqual(ofClient);
  expect(new Set(withToken)).toEqual(new Set([market]));
});

test('The document shows nothing of a user who has signed out, nor with the token of another one', async ({
  page,
  context,
}) => {
  const [picture = ''] = await demoPictures();
  await wisher(page, picture);
  await delayCode(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const wish = page.locator('main').getByText('Second wish');
  await expect(wish).toBeVisible();
  const other = await context.newPage();
  await other.route('**/*.js', () => undefined);
  await other.goto('/blog', { waitUntil: 'commit' });
  const kept = await other.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  await other.evaluate(() => localStorage.removeItem('access_token'));
  await expect(wish).toBeHidden();

  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${market}/wishlist`)) reads.push(request.url());
  });
  const token = { ...v.parse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), kept['access_token']) };
  for (const entries of [
    { access_token: JSON.stringify({ ...token, email: 'other@people.test' }) },
    { access_token: 'a token of an earlier version' },
    { signed_in_user: '{' },
    { 'signed-out': 'begun' },
  ]) {
    await other.evaluate((all) => Object.assign(localStorage, all), { ...kept, ...entries });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.waitForTimeout(500);
    expect(await shownOf(page), JSON.stringify(entries)).toEqual(Array.from({ length: 4 }, () => nothing));
  }
  expect(reads).toEqual([]);
});
