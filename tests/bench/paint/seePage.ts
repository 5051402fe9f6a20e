import type { Browser, Page, Response } from '@playwright/test';
import { freshContext, untilIdle, type View } from '@tests/bench/browser';
import * as v from 'valibot';

const pictureSchema = v.object({
  address: v.string(),
  isOwn: v.boolean(),
  isLazy: v.boolean(),
  isBelow: v.boolean(),
  box: v.string(),
  /** Pixels that arrived for each one that is shown, along a side; nothing where none has arrived. */
  surplus: v.optional(v.number()),
});
type Picture = v.InferOutput<typeof pictureSchema>;

const STEP_PX = 400;
const STEP_MS = 60;

interface Font {
  path: string;
  bytes: number;
}

export interface SeenPage {
  /** Path and width, for people. */
  name: string;
  html: string;
  fonts: readonly Font[];
  pictures: readonly Picture[];
}

/** What a page shows and has asked for once it is idle. Pictures that are held are asked for and never arrive. */
export async function seePage(browser: Browser, address: string, view: View, { holdsPictures = false } = {}) {
  const context = await freshContext(browser, view);
  const page = await context.newPage();
  const loads: Promise<Font>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') loads.push(fontOf(response));
  });
  if (holdsPictures) {
    await page.route('**', (route) => (route.request().resourceType() === 'image' ? undefined : route.continue()));
  }
  const answer = await page.goto(address, { waitUntil: 'commit' });
  const html = (await answer?.text()) ?? '';
  await untilIdle(page, { isLoaded: !holdsPictures });
  if (!holdsPictures) await readThrough(page);
  const pictures = await picturesOf(page);
  const fonts = await Promise.all(loads);
  await context.close();
  return { name: `${new URL(address).pathname} at ${view.width} px`, html, fonts, pictures };
}

async function fontOf(response: Response): Promise<Font> {
  return { path: new URL(response.url()).pathname, bytes: (await response.body()).length };
}

/** Down to the end, so that everything lazy has come. */
async function readThrough(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += STEP_PX) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_MS);
  }
}

async function picturesOf(page: Page) {
  return v.parse(v.array(pictureSchema), await page.evaluate(readPictures));
}

/** Runs in the page. */
function readPictures() {
  return [...document.images].map((image) => {
    const { width, height, top } = image.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = image;
    // As `object-fit: cover` fills its box.
    const needed = Math.max(width, (height * naturalWidth) / naturalHeight) * devicePixelRatio;
    return {
      address: image.getAttribute('src') ?? '',
      isOwn: new URL(image.src).origin === location.origin,
      isLazy: image.loading === 'lazy',
      isBelow: top + scrollY >= innerHeight,
      box: `${Math.round(width)} × ${Math.round(height)}`,
      surplus: naturalWidth > 0 && width > 0 ? naturalWidth / needed : undefined,
    };
  });
}
