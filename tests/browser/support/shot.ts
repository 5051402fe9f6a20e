import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

export interface Look {
  width: 1280 | 390;
  scheme: 'light' | 'dark';
}

// A longer page is a windowed list, which has no rows there.
const MOST_PX = 7000;
const folder = 'test-results/screenshots';
const published = 'docs/screenshots';
/** What the README may show; `SHOTS=1` makes these anew, from the demo data when the screens are run alone. */
const shown = [
  'home-1280-light',
  'all-cars-1280-light',
  'details-1280-light',
  'my-wishlist-1280-light',
  'payment-1280-light',
  'my-wishlist-1280-dark',
  'home-390-light',
  'details-390-light',
];

/** A picture of the page, whole but for dialogs and long lists; with `SHOTS=1` also one of its top, for the README. */
export async function shot(page: Page, screen: string, { width, scheme }: Look): Promise<void> {
  const name = `${screen}-${width}-${scheme}`;
  const isWhole = await page.evaluate(
    (most) => document.documentElement.scrollHeight < most && document.querySelector('dialog[open]') === null,
    MOST_PX,
  );
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: isWhole, animations: 'disabled' });
  if (process.env['SHOTS'] !== '1' || !shown.includes(name)) return;
  mkdirSync(published, { recursive: true });
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(`${published}/${name}.png`);
}
