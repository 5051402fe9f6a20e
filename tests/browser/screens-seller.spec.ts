import sharp from 'sharp';
import { demoAccount } from './support/demoPeople';
import { aCar, aPerson } from './support/people';
import { checkLayout, checkScreen } from './support/screens';
import { fillFields } from './support/selling';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
const seller = demoAccount('seller');

/** Wider than the cards, and with the place where it was taken. */
async function aCarPhoto() {
  return sharp('sandbox/images/demo/cars/bmw-x3-xdrive20d-m-sport.webp')
    .resize(1920, 1200)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '57/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();
}

test('The screens of a seller look right', async ({ page }) => {
  await startAs(page, seller);
  await page.goto('/dashboard/seller/product');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await checkScreen(page, 'my-products');
  const bars = page.getByRole('row').locator('[style*="--part"]');
  const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  expect(new Set(widths).size, 'widths of the bars that are compared').toBe(1);
  const [first] = await page.getByRole('button', { name: /^Actions: / }).all();
  await first?.click();
  await checkScreen(page, 'my-products-actions');
  await page.getByRole('link', { name: /^Change/ }).click();
  await expect(page.getByRole('button', { name: 'Post the change' })).toBeVisible();
  await checkScreen(page, 'change-product');

  await page.goto('/dashboard/seller/product');
  await page.getByRole('row').nth(1).getByRole('link').last().click();
  await expect(page.getByText('This is your own post.', { exact: true })).toBeVisible();
  await checkScreen(page, 'own-details');

  await page.goto('/dashboard/seller/product-post');
  await expect(page.getByRole('heading', { level: 1, name: 'Post Product' })).toBeVisible();
  await page.getByRole('button', { name: 'Post car' }).click();
  await expect(page.getByText('Product Description Is Required')).toBeVisible();
  await checkScreen(page, 'post-product');
  await page.setViewportSize({ width: 320, height: 800 });
  const cut = await page.getByText('or drop or paste it here').evaluate((hint) => hint.scrollWidth - hint.clientWidth);
  expect(cut, 'a hint that is cut off at 320 px').toBe(0);
  // At 200 % zoom, what sticks may take a sixth of the height.
  const foot = page.getByRole('button', { name: 'Post car' }).locator('..');
  for (const [height, position] of [
    [480, 'sticky'],
    [400, 'static'],
  ] as const) {
    await page.setViewportSize({ width: 640, height });
    await expect(foot).toHaveCSS('position', position);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_4127.jpg', mimeType: 'image/jpeg', buffer: await aCarPhoto() });
  await page.getByLabel(/^Frame of the photo/).waitFor();
  await fillFields(page, 'BMW X3 xDrive30e M Sport');
  await page.getByLabel('Brand', { exact: true }).selectOption('bmw');
  await page.getByLabel('Model', { exact: true }).fill('X3 G01');
  await page.getByLabel('Price', { exact: true }).fill('20400');
  const position = page.getByRole('region', { name: 'Where your price lies' });
  await expect(position).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await position.getByText(/^[\d,]+ km$/).evaluateAll((all) => {
      const boxes = all.filter((tick) => tick.checkVisibility()).map((tick) => tick.getBoundingClientRect());
      return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
    });
    expect(Math.min(...gaps), `between the mileages of the plot at ${width}`).toBeGreaterThan(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkScreen(page, 'post-photo');
});

test('The screens of a new seller look right', async ({ page }) => {
  const newSeller = await aPerson('seller');
  for (const title of ['Jeep Compass Trailhawk', 'BMW 330i xDrive M Sport']) await aCar(newSeller, { title });
  await startAs(page, newSeller);
  await page.goto('/dashboard/seller/product');
  for (const title of ['BMW 330i xDrive M Sport', 'Jeep Compass Trailhawk']) {
    await page.getByRole('button', { name: `Actions: ${title}` }).click();
    await page.getByRole('button', { name: `Remove ${title}`, exact: true }).click();
    // The ten seconds of Undo are too short for the whole check.
    if (title.startsWith('BMW')) await checkLayout(page, 'my-products-undo');
    await page.getByRole('button', { name: `Remove ${title} without waiting` }).click();
  }
  await expect(page.getByText('You have no car on the market.')).toBeVisible();
  await checkScreen(page, 'my-products-empty');
});
