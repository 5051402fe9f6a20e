import type { Page } from '@playwright/test';
import { carMessages } from '@/shared/messages/cars';
import { type Line, median, milliseconds, limitLine } from '@tests/bench/line';
import { longestInteraction, timeTo, watchInteractions } from './inPage';
import type { LongList } from './lists';
import { lateFrames } from './scrolling';

/** Exists only on the page of a car. */
const carPage = `section[aria-label="${carMessages.specs.price}"]`;

const ROUNDS = 5;
/** Limits below which users notice no delay (RAIL): 100 ms for an instant response, 50 ms for a key. */
const INSTANT_MS = 100;
const KEY_MS = 50;

/** Measures how fast a long list reacts to the user. */
export async function measureUse(page: Page, list: LongList): Promise<Line[]> {
  const { name, row, typed, keys, filter, link } = list;
  const lines: Line[] = [];
  await watchInteractions(page);
  if (typed !== undefined) {
    await page.getByRole('searchbox').focus();
    for (const key of typed) {
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
    }
    lines.push(limitLine(`${name}: a key typed into the search`, await longestInteraction(page), KEY_MS, milliseconds));
    await page.getByRole('searchbox').fill('');
    await page.locator(row).first().waitFor();
    await longestInteraction(page);
  }
  if (keys !== undefined) {
    await page.getByRole('searchbox').blur();
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(400);
    }
    lines.push(limitLine(`${name}: a key of its own`, await longestInteraction(page), KEY_MS, milliseconds));
  }
  if (filter !== undefined) {
    await page.getByRole('button', { name: filter.menu }).click();
    await longestInteraction(page);
    await page.getByRole('checkbox', { name: filter.choice }).click();
    lines.push(limitLine(`${name}: a filter changed`, await longestInteraction(page), KEY_MS, milliseconds));
    await page.getByRole('checkbox', { name: filter.choice }).click();
    await page.keyboard.press('Escape');
  }
  if (link !== undefined) lines.push(...(await measureNavigation(page, list, link)));
  return lines;
}

/** Compares scrolling the list with scrolling the same rows without scripts. */
export async function measureScrolling(shown: LongList): Promise<Line> {
  const { list, staticList } = await lateFrames(shown);
  return limitLine(
    `${shown.name}: late frames in 20 screens of scrolling, with the static list as bound`,
    median(list),
    median(staticList),
  );
}

/** Measures opening a car from the middle of the list and going back to the same card. */
async function measureNavigation(page: Page, { name }: LongList, link: string): Promise<Line[]> {
  const openTimes: number[] = [];
  const backTimes: number[] = [];
  let isSame = true;
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate((screens) => window.scrollTo(0, screens * innerHeight), 20 + round * 7);
    await page.waitForTimeout(500);
    const href = await page.locator(link).nth(8).getAttribute('href');
    if (href === null) throw new Error(`${name} has no link to a car.`);
    const selector = `a[href="${href}"]`;
    const target = page.locator(selector).first();
    await target.hover();
    const top = (await target.boundingBox())?.y ?? NaN;
    openTimes.push(await timeTo(page, { press: selector, sign: carPage }));
    await page.waitForTimeout(300);
    backTimes.push(await timeTo(page, { sign: selector }));
    const again = (await target.boundingBox())?.y ?? NaN;
    isSame &&= Math.abs(again - top) < 2;
  }
  return [
    limitLine(`${name}: a car is shown after a click`, median(openTimes), INSTANT_MS, milliseconds),
    limitLine(`${name}: Back`, median(backTimes), INSTANT_MS, milliseconds),
    { what: `${name}: Back returns to the same card`, measured: isSame ? 'yes' : 'no', bound: 'yes', holds: isSame },
  ];
}
