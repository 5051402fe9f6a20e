import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '@sandbox/run/ports';
import { carDetailsMessages } from '@/shared/messages/carDetails';
import { type Line, median, milliseconds, limitLine } from '@tests/bench/line';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { signIn } from '@tests/browser/support/journey';
import { longestInteraction, timeTo, watchInteractions } from '@tests/bench/interactions';
import type { LongList } from './lists';
import { lateFrames } from './scrolling';
import { openUnwatched, type Unwatched } from '@tests/bench/unwatched';

/** Exists only on the page of a car. */
const carPage = `section[aria-label="${carDetailsMessages.specs.price}"]`;

const ROUNDS = 5;
/** Limits below which users notice no delay (RAIL): 100 ms for an instant response, 50 ms for a key. */
const INSTANT_MS = 100;
const KEY_MS = 50;

/** Measures how fast a long list reacts to the user. */
export async function measureUse(list: LongList): Promise<Line[]> {
  const { name, role, path, row, typed, keys, filter, link } = list;
  const browser = await openUnwatched();
  try {
    await browser.watch(async (page) => {
      await signIn(page, demoAccount(role));
      await page.goto(addressOf('hosting') + path);
      await page.locator(row).first().waitFor();
    });
    await watchInteractions(browser);
    const lines: Line[] = [];
    const addLine = async (what: string) =>
      lines.push(limitLine(`${name}: ${what}`, await longestInteraction(browser), KEY_MS, milliseconds));

    if (typed !== undefined) {
      await browser.watch((page) => page.getByRole('searchbox').focus());
      await pressAll(browser, typed, 250);
      await addLine('a key typed into the search');
      await browser.watch(async (page) => {
        await page.getByRole('searchbox').fill('');
        await page.locator(row).first().waitFor();
      });
    }
    if (keys !== undefined) {
      await browser.watch((page) => page.getByRole('searchbox').blur());
      await pressAll(browser, keys, 400);
      await addLine('a key of its own');
    }
    if (filter !== undefined) {
      await browser.watch((page) => page.getByRole('button', { name: filter.menu }).click());
      await longestInteraction(browser);
      await browser.click(filter.choice);
      await addLine('a filter changed');
      await browser.click(filter.choice);
      await browser.watch((page) => page.keyboard.press('Escape'));
    }
    if (link !== undefined) lines.push(...(await measureNavigation(browser, list, link)));
    return [...lines, await measureScrolling(browser, list)];
  } finally {
    await browser.close();
  }
}

async function pressAll(browser: Unwatched, letters: string, everyMs: number) {
  // The measured time must not contain what the list still does after it has appeared.
  await pause(1000);
  await longestInteraction(browser);
  for (const letter of letters) {
    await browser.press(letter);
    await pause(everyMs);
  }
}

/** Compares scrolling the list with scrolling the same rows without scripts. */
async function measureScrolling(browser: Unwatched, shown: LongList): Promise<Line> {
  const { list, staticList } = await lateFrames(browser, shown);
  return limitLine(
    `${shown.name}: late frames in 20 screens of scrolling, with the static list as bound`,
    median(list),
    median(staticList),
  );
}

/** Measures opening a car from the middle of the list and going back to the same card. */
async function measureNavigation(browser: Unwatched, { name }: LongList, link: string): Promise<Line[]> {
  const openTimes: number[] = [];
  const backTimes: number[] = [];
  let isSame = true;
  for (let round = 0; round < ROUNDS; round += 1) {
    await browser.evaluate((screens) => window.scrollTo(0, screens * innerHeight), 20 + round * 7);
    await pause(500);
    const href = await browser.evaluate((links) => document.querySelectorAll(links)[8]?.getAttribute('href'), link);
    if (typeof href !== 'string') throw new Error(`${name} has no link to a car.`);
    const selector = `a[href="${href}"]`;
    const topOf = async () =>
      Number(await browser.evaluate((target) => document.querySelector(target)?.getBoundingClientRect().top, selector));
    await browser.hover(selector);
    const top = await topOf();
    openTimes.push(await timeTo(browser, { press: selector, sign: carPage }));
    await pause(300);
    backTimes.push(await timeTo(browser, { sign: selector }));
    isSame &&= Math.abs((await topOf()) - top) < 2;
  }
  return [
    limitLine(`${name}: a car is shown after a click`, median(openTimes), INSTANT_MS, milliseconds),
    limitLine(`${name}: Back`, median(backTimes), INSTANT_MS, milliseconds),
    { what: `${name}: Back returns to the same card`, measured: isSame ? 'yes' : 'no', bound: 'yes', holds: isSame },
  ];
}
