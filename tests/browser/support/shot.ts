import type { Page } from '@playwright/test';

const folder = process.env['SHOTS'] === '1' ? 'docs/screenshots' : 'test-results/screenshots';
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Pictures of the page, wide and narrow, light and dark; `SHOTS=1` puts them into docs/screenshots. */
export async function shot(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png`, animations: 'disabled' });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
