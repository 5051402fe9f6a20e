import * as v from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import { staticListHtml } from '@tests/bench/interactions';
import type { LongList } from './lists';
import type { Unwatched } from '@tests/bench/unwatched';

/** The first round is not counted, because pictures load in it. */
const ROUNDS = 6;

/** Late frames per round of 20 screens: of the list, and of the same rows as static HTML without scripts. */
export async function lateFrames(
  browser: Unwatched,
  { path, row }: LongList,
): Promise<{ list: number[]; staticList: number[] }> {
  const site = addressOf('hosting');
  const html = await browser.watch(async (page) => {
    await page.goto(site + path);
    await page.locator(row).first().waitFor();
    return staticListHtml(page, row);
  });
  const list = await scroll(browser);
  await browser.watch(async (page) => {
    await page.route('**/static', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(`${site}/static`);
  });
  return { list, staticList: await scroll(browser) };
}

async function scroll(browser: Unwatched) {
  const [, ...counted] = v.parse(v.array(v.number()), await browser.evaluate(scrollRounds, ROUNDS));
  return counted;
}

/** Runs in the page. */
async function scrollRounds(rounds: number) {
  const SCREENS = 20;
  const STEP_PX = 40;
  const LATE_MS = 25;
  const START_MS = 2000;
  const SETTLE_MS = 300;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const round = async () => {
    window.scrollTo(0, 0);
    await pass(SETTLE_MS);
    let late = 0;
    let last = await frame();
    for (let distance = 0; distance < SCREENS * innerHeight; distance += STEP_PX) {
      window.scrollBy(0, STEP_PX);
      const now = await frame();
      if (now - last > LATE_MS) late += 1;
      last = now;
    }
    return late;
  };
  await pass(START_MS);
  const late: number[] = [];
  for (let index = 0; index < rounds; index += 1) late.push(await round());
  return late;
}
