import type { Page } from '@playwright/test';
import { carMessages } from '@/shared/messages/cars';
import { type Line, median, milliseconds, mostLine } from '@tests/bench/line';
import { longestInteraction, timeTo, watchInteractions } from './inPage';
import type { LongList } from './lists';
import { lateFrames } from './scrolling';

/** Stands on a car's own page alone. */
const carPage = `section[aria-label="${carMessages.specs.price}"]`;

const ROUNDS = 5;
/** What people do not feel as waiting (RAIL): 100 ms for what is called instant, 50 ms for a key. */
const INSTANT_MS = 100;
const KEY_MS = 50;

/** How a long list answers to whoever uses it. */
export async function measureUse(page: Page, list: LongList): Promise<Line[]> {
  const { name, row, typed, filter, link } = list;
  const lines: Line[] = [];
  await watchInteractions(page);
  if (typed !== undefined) {
    await page.getByRole('searchbox').focus();
    for (const key of typed) {
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
    }
    lines.push(mostLine(`${name}: a key typed into the search`, await longestInteraction(page), KEY_MS, milliseconds));
    await page.getByRole('searchbox').fill('');
    await page.locator(row).first().waitFor();
    await longestInteraction(page);
  }
  if (filter !== undefined) {
    await page.getByRole('button', { name: filter.menu }).click();
    await longestInteraction(page);
    await page.getByRole('checkbox', { name: filter.choice }).click();
    lines.push(mostLine(`${name}: a filter changed`, await longestInteraction(page), KEY_MS, milliseconds));
    await page.getByRole('checkbox', { name: filter.choice }).click();
    await page.keyboard.press('Escape');
  }
  if (link !== undefined) lines.push(...(await thereAndBack(page, list, link)));
  return lines;
}

/** Its scrolling against that of the same list without any script. */
export async function measureScrolling(shown: LongList): Promise<Line> {
  const { list, still } = await lateFrames(shown);
  return mostLine(
    `${shown.name}: late frames in 20 screens of scrolling, still list as bound`,
    median(list),
    median(still),
  );
}

/** From the middle of the list to one of its cars and back to the same card. */
async function thereAndBack(page: Page, { name }: LongList, link: string): Promise<Line[]> {
  const there: number[] = [];
  const back: number[] = [];
  let isSame = true;
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate((screens) => window.scrollTo(0, screens * innerHeight), 20 + round * 7);
    await page.waitForTimeout(500);
    const href = await page.locator(link).nth(8).getAttribute('href');
    if (href === null) throw new Error(`${name} has no link to a car.`);
    const mark = `a[href="${href}"]`;
    const target = page.locator(mark).first();
    await target.hover();
    const top = (await target.boundingBox())?.y ?? NaN;
    there.push(await timeTo(page, { press: mark, sign: carPage }));
    await page.waitForTimeout(300);
    back.push(await timeTo(page, { sign: mark }));
    const again = (await target.boundingBox())?.y ?? NaN;
    isSame &&= Math.abs(again - top) < 2;
  }
  return [
    mostLine(`${name}: a car is shown after the press on it`, median(there), INSTANT_MS, milliseconds),
    mostLine(`${name}: Back`, median(back), INSTANT_MS, milliseconds),
    { what: `${name}: Back lands on the same card`, measured: isSame ? 'yes' : 'no', bound: 'yes', holds: isSame },
  ];
}
