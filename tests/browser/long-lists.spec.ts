import type { BrowserContext, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { stock } from '@sandbox/data/stock';
import { addressOf } from '@sandbox/run/ports';
import { newId } from '@sandbox/store/objectId';
import { demoAccount } from './support/demoPeople';
import { aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect as expectWithin10Seconds, test } from './support/test';

/** If all were rendered, the page would have ten times as many elements as it may have. */
const MANY = 2000;
const MAX_ELEMENTS = 1500;

/** The API returns megabytes of JSON here, which a busy machine reads slowly. */
const expect = expectWithin10Seconds.configure({ timeout: 40_000 });

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Makes the API return these documents for the path, only in this browser. */
function mockList(context: BrowserContext, path: string, documents: readonly object[], delayMs = 0) {
  const body = JSON.stringify(documents);
  return context.route(`${addressOf('market')}${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    await wait(delayMs);
    await route.fulfill({ body, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } });
  });
}

const people = (role: string, count = MANY) =>
  Array.from({ length: count }, (_, index) => ({
    _id: newId(),
    name: `Kaja ${index}`,
    email: `kaja-${index}@${role}s.test`,
    photURL: '',
    role,
  }));

/** Runs in the page: counts the rows of its table, not of a skeleton, in the frame in which the first of them are shown. */
function countFirstRows() {
  const look = () => {
    const rows = document.querySelectorAll('table:not([aria-hidden]) tbody tr[aria-rowindex]').length;
    if (rows > 0) Object.assign(window, { firstRows: rows });
    else requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page of a car: records the positions of the cards in the list that Back renders first. */
function recordFirstCards() {
  const observer = new MutationObserver(() => {
    const cards = [...document.querySelectorAll('li[aria-posinset]')];
    if (cards.length === 0) return;
    observer.disconnect();
    Object.assign(window, { firstCards: cards.map((card) => Number(card.ariaPosInSet)) });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Runs in the page: scrolls by so many screens at once. Returns whether the next frame shows a card in the middle of the window. */
async function jump(screens: number) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  window.scrollTo(0, screens * innerHeight);
  await frame();
  await frame();
  return Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li[aria-posinset]'));
}

/** Runs in the page: records every place that the list takes, from frame to frame. */
function recordTops() {
  const tops = new Set<number>();
  Object.assign(window, { tops });
  const look = () => {
    const list = document.querySelector('ul:has(> li[aria-posinset])');
    if (list) tops.add(list.getBoundingClientRect().top);
    requestAnimationFrame(look);
  };
  look();
}

/** Whether the browser's find-in-page finds the text. */
const findInPage = (page: Page, text: string) =>
  page.evaluate<boolean>(`getSelection().removeAllRanges(), window.find(${JSON.stringify(text)})`);

test(
  'A list of a hundred rows is rendered in full: the browser’s own search finds the last row, and Back and a reload restore the position',
  { tag: '@slow' },
  async ({ page, context }) => {
    const cars = stock(100, Date.now()).map((car, index) => ({ ...car, title: `Whole ${index}`, _id: newId() }));
    await mockList(context, '/cars', cars);
    await mockList(context, '/user/seller', people('seller', 100));
    await mockList(context, '/user/buyer', people('buyer', 101));
    await startAs(page, demoAccount('admin'));
    await page.goto('/carsCategories');
    const cards = page.locator('li[aria-posinset]');
    await expect(cards).toHaveCount(100);
    for (const index of [0, 50, 99]) expect(await findInPage(page, `Whole ${index}`), `car ${index}`).toBe(true);

    const link = cards.nth(80).getByRole('link', { name: /^Details/ });
    await link.scrollIntoViewIfNeeded();
    const top = (await link.boundingBox())?.y ?? NaN;
    const distance = async () => Math.abs(((await link.boundingBox())?.y ?? NaN) - top);
    await link.click();
    await page.waitForURL(/carDetails/);
    await page.evaluate(recordFirstCards);
    await page.goBack();
    await expect.poll(distance).toBeLessThan(2);
    const shownFirst = await page.evaluate<number[]>('firstCards');
    expect(shownFirst, 'with what the window shows').toContain(81);
    expect(shownFirst.length, 'without the others').toBeLessThan(40);
    await expect(cards).toHaveCount(100);

    // The page is a short skeleton until the list comes.
    await mockList(context, '/cars', cars, 1500);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    // The key alone: without a window, it does not reload.
    await page.keyboard.press('F5');
    await expect.poll(distance, 'after a reload').toBeLessThan(2);
    // Left while it is a skeleton again.
    await page.reload({ waitUntil: 'commit' });
    await expect(cards).toHaveCount(0);
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(distance, 'Back from another site').toBeLessThan(2);

    await page.addInitScript(countFirstRows);
    await page.goto('/dashboard/seller');
    await expect(page.locator('tr[aria-rowindex="101"]')).toBeAttached();
    expect(await page.evaluate<number>('firstRows'), 'the window shows these').toBeLessThan(15);
    expect(await findInPage(page, 'Kaja 99')).toBe(true);
    await page.goto('/dashboard/buyer');
    await expect(page.locator('tr[aria-rowindex="2"]')).toBeAttached();
    expect(await findInPage(page, 'Kaja 100')).toBe(false);
  },
);

test('Thousands of wishlist items and reports need few elements', async ({ page, context }) => {
  const rows = Array.from({ length: MANY }, (_, index) => ({ _id: newId(), product_title: `Car ${index}` }));
  await mockList(
    context,
    '/wishlist?*',
    rows.map((row) => ({ ...row, wishListIid: newId() })),
  );
  await mockList(
    context,
    '/reportedpost',
    rows.map((row) => ({ ...row, reportPostId: newId() })),
  );
  await startAs(page, demoAccount('admin'));
  await page.goto('/dashboard');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(MANY + 1));
  expect(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator(`tr[aria-rowindex="${MANY + 1}"]`)).toBeInViewport();
  expect(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS);

  await page.goto('/dashboard/reported-post');
  const reports = page.locator('li[aria-posinset]');
  await expect(reports.first()).toHaveAttribute('aria-setsize', String(MANY));
  expect(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator(`li[aria-posinset="${MANY}"]`)).toBeInViewport();
  expect(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS);
  await page.keyboard.press('j');
  await expect(page.locator('li[aria-posinset="2"]')).toBeInViewport();
  await expect(page.locator('li[aria-posinset="2"]').getByRole('link')).toBeFocused();
});

test('Thousands of cars need few elements, and Back returns to the card that was clicked', async ({
  page,
  context,
}) => {
  await mockList(context, '/cars', stock(MANY, Date.now()));
  await startAs(page, await aPerson());
  await page.goto('/carsCategories');
  const cards = page.locator('li[aria-posinset]');
  await expect(cards.first()).toHaveAttribute('aria-setsize', String(MANY));
  expect(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS);

  await page.evaluate(recordTops);
  await page.getByRole('searchbox').pressSequentially('j');
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
  await expect(cards.first()).not.toHaveAttribute('aria-setsize', String(MANY));
  expect(await page.evaluate<number[]>('[...tops]'), 'the list stays where it is').toHaveLength(1);
  await page.getByRole('searchbox').fill('');
  await expect(cards.first()).toHaveAttribute('aria-setsize', String(MANY));

  expect(await page.evaluate(jump, 100), 'no blank frame').toBe(true);
  await expect(cards.first()).toHaveAttribute('aria-posinset', /^\d{3,}$/);
  expect(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS);
  const position = (await cards.nth(8).getAttribute('aria-posinset')) ?? '';
  const link = page.locator(`[aria-posinset="${position}"]`).getByRole('link', { name: /^Details/ });
  const href = (await link.getAttribute('href')) ?? '';
  await link.hover();
  const top = (await link.boundingBox())?.y ?? NaN;
  await link.click();
  await expect(page).toHaveURL(href);

  await page.evaluate(recordFirstCards);
  await page.goBack();
  await expect(link).toHaveAttribute('href', href);
  expect((await page.evaluate<number[]>('firstCards'))[0], 'no card of the top of the list').toBeGreaterThan(100);
  await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? NaN) - top)).toBeLessThan(2);
});
