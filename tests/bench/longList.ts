import type { Browser, Page } from '@playwright/test';
import { carDetailsTexts } from '@/catalog/details/texts';
import { filterTexts } from '@/catalog/filters/texts';
import { paths } from '@/lib/config/paths';
import { apiAddress, siteAddress } from './site';
import { median, type Row } from './table';
import { newContext, type Storage } from './visit';

export const FEW = 100;
export const MANY = 10_000;
const ROUNDS = 5;
const SCROLL_ROUNDS = 3;
/** Limits below which users notice no delay (RAIL). */
const INSTANT_MS = 100;
const KEY_MS = 50;
/** 1 % of the frames. */
const MAX_LATE = 4;

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

/** How fast the list of 10,000 cars reacts to the user. @param few the time to show a short list again */
export async function measureLongList(browser: Browser, buyer: Storage, few: number): Promise<Row[]> {
  const shownAgain = await timeToShowAgain(browser, buyer);
  const page = await openList(browser, buyer);
  await page.evaluate(watchInteractions);

  await page.getByRole('searchbox').focus();
  const typing = await longestInteraction(page, () => page.keyboard.type('hybrid', { delay: 250 }));
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: filterTexts.words.condition.label }).click();
  const choice = page.locator('main fieldset input[type="checkbox"]').first();
  const filtering = await longestInteraction(page, () => choice.click());
  await choice.click();
  await page.keyboard.press('Escape');
  const { opening, back } = await openAndReturn(page);

  const late = median(await page.evaluate(scrollRounds, SCROLL_ROUNDS));
  await page.context().close();
  const row = (words: string, ours: number[], bounds: number[], more: Partial<Row> = {}): Row => ({
    what: `10,000 cars: ${words}`,
    ours,
    bounds,
    unit: 'ms',
    ...more,
  });
  return [
    row('shown again, against 100 cars', [shownAgain], [2], { compared: [few] }),
    row('a letter typed / a filter changed', [typing, filtering], [KEY_MS, KEY_MS]),
    row('a car opened / Back to the same card', [opening, back], [INSTANT_MS, INSTANT_MS]),
    row('late frames in 20 screens', [late], [MAX_LATE], { unit: '' }),
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
