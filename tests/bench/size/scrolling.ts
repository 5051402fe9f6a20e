import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { signIn } from '@tests/browser/support/journey';
import { staticListHtml } from './inPage';
import type { LongList } from './lists';
import { openUnwatched, type Unwatched } from './unwatched';

declare global {
  interface Window {
    benchLate: Promise<number[]>;
  }
}

/** The first round is not counted, because pictures load in it. */
const ROUNDS = 6;
/** Time for six rounds of 20 screens of 800 px, at 40 px per frame, including the start. */
const ROUNDS_MS = 48_000;

/** Late frames per round of 20 screens: of the list, and of the same rows as static HTML without scripts. */
export async function lateFrames({ role, path, row }: LongList): Promise<{ list: number[]; staticList: number[] }> {
  const site = addressOf('hosting');
  const browser = await openUnwatched();
  try {
    const html = await browser.watch(async (page) => {
      await signIn(page, demoAccount(role));
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
  } finally {
    await browser.close();
  }
}

async function scroll(browser: Unwatched) {
  await browser.watch((page) => startScrolling(page));
  await pause(ROUNDS_MS);
  const [, ...counted] = await browser.watch((page) => page.evaluate(() => window.benchLate));
  return counted;
}

async function startScrolling(page: Page) {
  await page.evaluate((rounds) => {
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
    const all = async () => {
      await pass(START_MS);
      const late: number[] = [];
      for (let index = 0; index < rounds; index += 1) late.push(await round());
      return late;
    };
    window.benchLate = all();
  }, ROUNDS);
}
