import type { Browser, Page, Response } from '@playwright/test';
import { newContext, untilIdle, type View } from '@tests/bench/browser';
import * as v from 'valibot';

const pictureSchema = v.object({
  address: v.string(),
  isOwn: v.boolean(),
  isLazy: v.boolean(),
  isBelow: v.boolean(),
  box: v.string(),
  /** Picture pixels per device pixel along a side; undefined if the picture has not loaded. */
  surplus: v.optional(v.number()),
});
type Picture = v.InferOutput<typeof pictureSchema>;

const STEP_PX = 400;
const STEP_MS = 60;

interface Font {
  path: string;
  bytes: number;
}

export interface PageSnapshot {
  /** Path and width, for messages. */
  name: string;
  html: string;
  fonts: readonly Font[];
  pictures: readonly Picture[];
}

/** The pictures and fonts of a page once it is idle. With `blocksPictures`, pictures are requested but never arrive. */
export async function snapshotPage(browser: Browser, address: string, view: View, { blocksPictures = false } = {}) {
  const context = await newContext(browser, view);
  const page = await context.newPage();
  const loads: Promise<Font>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') loads.push(readFont(response));
  });
  if (blocksPictures) {
    await page.route('**', (route) => (route.request().resourceType() === 'image' ? undefined : route.continue()));
  }
  const response = await page.goto(address, { waitUntil: 'commit' });
  const html = (await response?.text()) ?? '';
  await untilIdle(page, { isLoaded: !blocksPictures });
  if (!blocksPictures) await scrollToEnd(page);
  const pictures = await listPictures(page);
  const fonts = await Promise.all(loads);
  await context.close();
  return { name: `${new URL(address).pathname} at ${view.width} px`, html, fonts, pictures };
}

async function readFont(response: Response): Promise<Font> {
  return { path: new URL(response.url()).pathname, bytes: (await response.body()).length };
}

/** Scrolls to the end, so that lazy pictures load. */
async function scrollToEnd(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += STEP_PX) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_MS);
  }
}

async function listPictures(page: Page) {
  return v.parse(v.array(pictureSchema), await page.evaluate(readPictures));
}

/** Runs in the page. */
function readPictures() {
  return [...document.images].map((image) => {
    const { width, height, top } = image.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = image;
    // The displayed width under `object-fit: cover`.
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
