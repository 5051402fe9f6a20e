import type { Browser, Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { carDetailsTexts } from '@/cars/details/texts';
import { filterTexts } from '@/cars/filters/texts';
import { addedFiles, apiAddress, siteAddress } from './site';
import { median, type Row } from './table';
import { newContext, type Storage } from './visit';

export const FEW = 100;
export const MANY = 10_000;
const ROUNDS = 5;
const SCROLL_ROUNDS = 3;
/** Limits below which users notice no delay (RAIL). */
const INSTANT_MS = 100;
const KEY_MS = 50;
const STATIC = '/floor/list';

const view = { width: 1280, height: 800, scale: 1 };
const card = 'li[aria-posinset]';
const link = `${card} a[href*="/carDetails/"]`;
/** Exists only on the page of a car. */
const carPage = `section[aria-label="${carDetailsTexts.buying}"]`;

async function openList(browser: Browser, buyer: Storage) {
  const page = await (await newContext(browser, view, buyer)).newPage();
  await page.goto(siteAddress + paths.cars);
  await page.locator(card).first().waitFor();
  await page.waitForTimeout(1000);
  return page;
}

/** From going back to the list until it is painted, while its requests wait: nothing is fetched or parsed. */
export async function timeToShowAgain(browser: Browser, buyer: Storage): Promise<number> {
  const page = await openList(browser, buyer);
  await page.route(`${apiAddress}/**`, () => undefined);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await timeTo(page, 'main details', 'header a[href="/blog"]');
    times.push(await timeTo(page, card));
  }
  await page.context().close();
  return median(times);
}

/** How fast the list of 10,000 cars reacts to the user. */
export async function measureLongList(
  browser: Browser,
  buyer: Storage,
  shownAgain: readonly [number, number],
): Promise<Row[]> {
  const page = await openList(browser, buyer);
  const what = (words: string) => `10,000 cars: ${words}`;
  await page.evaluate(watchInteractions);

  await page.getByRole('searchbox').focus();
  const typing = await longestInteraction(page, () => page.keyboard.type('hybrid', { delay: 250 }));
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: filterTexts.labels.condition }).click();
  const choice = page.locator('main fieldset input[type="checkbox"]').first();
  const filtering = await longestInteraction(page, () => choice.click());
  await choice.click();
  await page.keyboard.press('Escape');
  const { opening, back } = await openAndReturn(page);

  addedFiles.set(STATIC, await page.evaluate(staticList, card));
  const late = median(await page.evaluate(scrollRounds, SCROLL_ROUNDS));
  await page.goto(siteAddress + STATIC);
  const lateStatic = median(await page.evaluate(scrollRounds, SCROLL_ROUNDS));
  await page.context().close();
  const [many, few] = shownAgain;
  return [
    { what: what('shown again, against 100 cars'), ours: [many], compared: [few], bounds: [2], unit: 'ms' },
    {
      what: what('a letter typed / a filter changed'),
      ours: [typing, filtering],
      bounds: [KEY_MS, KEY_MS],
      unit: 'ms',
    },
    {
      what: what('a car opened / Back to the same card'),
      ours: [opening, back],
      bounds: [INSTANT_MS, INSTANT_MS],
      unit: 'ms',
    },
    {
      what: what('late frames in 20 screens, against static HTML'),
      ours: [late],
      compared: [lateStatic],
      bounds: [1],
      unit: '',
    },
  ];
}

/** Opens cars from the middle of the list. `back` is infinite if Back does not return to the same card. */
async function openAndReturn(page: Page) {
  const opening: number[] = [];
  const back: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate((screens) => window.scrollTo(0, screens * innerHeight), 20 + round * 7);
    await page.waitForTimeout(500);
    const selector = `a[href="${await page.locator(link).nth(8).getAttribute('href')}"]`;
    const topOf = async () => (await page.locator(selector).first().boundingBox())?.y ?? NaN;
    await page.hover(selector);
    const top = await topOf();
    opening.push(await timeTo(page, carPage, selector));
    await page.waitForTimeout(300);
    const time = await timeTo(page, selector);
    back.push(Math.abs((await topOf()) - top) < 2 ? time : Infinity);
  }
  return { opening: median(opening), back: back.includes(Infinity) ? Infinity : median(back) };
}

/** Milliseconds from a click on `pressed`, or from Back, to the frame that shows `sign`, which only the result contains. */
function timeTo(page: Page, sign: string, pressed = ''): Promise<number> {
  return page.evaluate(
    ([shown, clicked]) =>
      new Promise<number>((resolve, reject) => {
        const target = clicked === '' ? undefined : document.querySelector<HTMLElement>(clicked);
        if (document.querySelector(shown) || target === null)
          reject(new Error(`${shown} is there, or ${clicked} is not.`));
        const painted = () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(0);
        };
        const poll = () => requestAnimationFrame(document.querySelector(shown) ? painted : poll);
        setTimeout(() => reject(new Error(`${shown} has not been shown.`)), 30_000);
        const start = performance.now();
        if (target) target.click();
        else history.back();
        poll();
      }),
    [sign, pressed] as const,
  );
}

/** The longest click or key of the action, in ms; 0 if all took less than 16 ms. */
async function longestInteraction(page: Page, act: () => Promise<void>) {
  await page.waitForTimeout(1000);
  await page.evaluate('durations.length = 0');
  await act();
  await page.waitForTimeout(300);
  return Number(await page.evaluate('Math.max(0, ...durations)'));
}

/** Runs in the page: records how long each click and key took until the next frame (Event Timing). */
function watchInteractions() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
  }).observe(options);
}

/** Runs in the page: its HTML without scripts, with all rows of 21 screens. */
async function staticList(selector: string) {
  const rows = new Map<string | null, Node>();
  for (let top = 0; top < 21 * innerHeight; top += innerHeight / 2) {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const row of document.querySelectorAll(selector))
      rows.set(row.getAttribute('aria-posinset'), row.cloneNode(true));
  }
  for (const script of document.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
  const list = document.querySelector(selector)?.parentElement;
  const columns = Number(list?.style.getPropertyValue('--columns'));
  list?.replaceChildren(...rows.values());
  list?.style.setProperty('--lines', String(Math.ceil(rows.size / columns)));
  list?.style.setProperty('--first', '0');
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

/** Runs in the page: scrolls 20 screens in each round, and counts the late frames of each but the first, in which pictures load. */
async function scrollRounds(rounds: number) {
  const [STEP_PX, LATE_MS] = [40, 25];
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const counts: number[] = [];
  await pass(2000);
  for (let round = 0; round <= rounds; round += 1) {
    window.scrollTo(0, 0);
    await pass(300);
    let late = 0;
    let last = await frame();
    for (let distance = 0; distance < 20 * innerHeight; distance += STEP_PX) {
      window.scrollBy(0, STEP_PX);
      const now = await frame();
      if (now - last > LATE_MS) late += 1;
      last = now;
    }
    counts.push(late);
  }
  return counts.slice(1);
}
