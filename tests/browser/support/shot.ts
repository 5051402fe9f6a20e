import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

export interface Look {
  width: 1280 | 390;
  scheme: 'light' | 'dark';
}

// A longer page is a virtualized list, which renders no rows outside the viewport.
const MAX_HEIGHT_PX = 7000;
// A picture of the whole page makes the window one pixel wide for a moment, which closes the menus of a wide screen.
const OPEN = 'dialog[open], button[aria-expanded="true"] + [role="group"]';
const folder = 'test-results/screenshots';
const publishedFolder = 'docs/screenshots';
/** Screenshots that the documents show. To update them, run only the screens tests, so that they show just the demo data. */
const publishedNames = [
  'home-1280-light',
  'payment-1280-light',
  'details-1280-light',
  'compare-1280-light',
  'filter-price-1280-light',
  'post-photo-1280-light',
  'my-products-actions-1280-light',
  'wishlist-changes-1280-light',
  'overview-1280-light',
  'reported-posts-1280-light',
];

/** Takes a full-page screenshot, or one of the viewport for dialogs, menus and long lists. The published ones show the viewport. */
export async function takeScreenshot(page: Page, screen: string, { width, scheme }: Look): Promise<void> {
  const name = `${screen}-${width}-${scheme}`;
  const isWhole = await page.evaluate(
    ([maxHeight, open]) => document.documentElement.scrollHeight < maxHeight && document.querySelector(open) === null,
    [MAX_HEIGHT_PX, OPEN] as const,
  );
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: isWhole, animations: 'disabled' });
  if (publishedNames.includes(name)) await publish(await page.screenshot({ animations: 'disabled' }), name);
}

async function publish(picture: Buffer, name: string) {
  mkdirSync(publishedFolder, { recursive: true });
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(`${publishedFolder}/${name}.png`);
}
