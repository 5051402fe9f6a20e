import { mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { paths } from '@/shared/config/paths';
import { photoEditorMessages as messages } from '@/shared/messages/photoEditor';
import { launchBrowser, newContext } from '@tests/bench/browser';
import { startSandbox } from '@tests/bench/hosted';
import { type Group, limitLine, median, milliseconds } from '@tests/bench/line';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { signIn } from '@tests/browser/support/journey';
import sharp from 'sharp';
import { longestFrame, watchFrames } from './frames';

const WIDTH = 8064;
const HEIGHT = 6048;
const PAGES = 3;
const MAX_FRAME_MS = 100;
/** The page has written the photo to the device by then. */
const SETTLE_MS = 1500;
/** As long as the steps take about. */
const IDLE_MS = 3000;
const folder = '.sandbox/bench';

/** A seller chooses a photo of 48 megapixels and turns it. */
export async function measurePhoto(): Promise<Group> {
  const file = await aLargePhoto();
  const backends = await startSandbox(0);
  const browser = await launchBrowser();
  const runs: PageTimes[] = [];
  for (let count = 0; count < PAGES; count += 1) runs.push(await measurePage(browser, file));
  await browser.close();
  await backends.stop();

  const longest = (name: keyof PageTimes) => Math.max(...runs.map((run) => run[name]));
  return {
    title: 'A large photo',
    notes: [
      `A JPEG of ${WIDTH} × ${HEIGHT} pixels with noise in ${PAGES} fresh pages of the form of a post. The time between two frames is read from \`requestAnimationFrame\`; the longest of all pages counts. The frames of the form before a photo is chosen show what the machine itself is late by.`,
    ],
    lines: [
      { what: 'Longest frame: nothing is done', measured: milliseconds(longest('idle')) },
      { what: 'Shown with its frame after', measured: milliseconds(median(runs.map(({ shown }) => shown))) },
      limitLine('Longest frame: chosen, read and stored', longest('chosen'), MAX_FRAME_MS, milliseconds),
      limitLine('Longest frame: turned', longest('turned'), MAX_FRAME_MS, milliseconds),
    ],
  };
}

/** How long the photo took to be shown, and the longest frame of each step, in ms. */
type PageTimes = Record<'idle' | 'shown' | 'chosen' | 'turned', number>;

async function measurePage(browser: Browser, file: string): Promise<PageTimes> {
  const context = await newContext(browser);
  const page = await context.newPage();
  await signIn(page, demoAccount('seller'));
  await page.goto(paths.postProduct);
  const input = page.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLE_MS);

  await watchFrames(page);
  await page.waitForTimeout(IDLE_MS);
  const idle = await longestFrame(page);
  const start = performance.now();
  await input.setInputFiles(file);
  await page.getByLabel(messages.frame).waitFor();
  const shown = performance.now() - start;
  const chosen = await settled(page);
  await page.getByRole('button', { name: messages.turnRight }).click();
  const turned = await settled(page);
  await context.close();
  return { idle, shown, chosen, turned };
}

async function settled(page: Page) {
  await page.waitForTimeout(SETTLE_MS);
  return longestFrame(page);
}

/** Noise, because a plain picture would be decoded much faster than a photo. @returns the file's path */
async function aLargePhoto() {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/photo.jpg`;
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#888', noise } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '57/1 42/1 0/1' } })
    .jpeg({ quality: 80 })
    .toFile(path);
  return path;
}
