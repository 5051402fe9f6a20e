import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

export interface Look {
  width: 1280 | 390;
  scheme: 'light' | 'dark';
}

// A longer page is a virtualized list, which renders no rows outside the viewport.
const MAX_HEIGHT_PX = 7000;
const folder = 'test-results/screenshots';
const publishedFolder = 'docs/screenshots';
/** Screenshots for the README. To update them, run only the screens tests, so that they show just the demo data. */
const publishedNames = [
  'home-1280-light',
  'all-cars-1280-light',
  'details-1280-light',
  'my-wishlist-1280-light',
  'payment-1280-light',
  'my-wishlist-1280-dark',
  'home-390-light',
  'details-390-light',
];

/** Takes a full-page screenshot, or one of the viewport for dialogs and long lists. Those for the README show the viewport. */
export async function takeScreenshot(page: Page, screen: string, { width, scheme }: Look): Promise<void> {
  const name = `${screen}-${width}-${scheme}`;
  const isWhole = await page.evaluate(
    (maxHeight) => document.documentElement.scrollHeight < maxHeight && document.querySelector('dialog[open]') === null,
    MAX_HEIGHT_PX,
  );
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: isWhole, animations: 'disabled' });
  if (!publishedNames.includes(name)) return;
  mkdirSync(publishedFolder, { recursive: true });
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(`${publishedFolder}/${name}.png`);
}
