import { demoAccount } from './support/demoPeople';
import { aPhoto, signIn } from './support/journey';
import { aCar, aPerson } from './support/people';
import { checkLayout, checkScreen } from './support/screens';
import { publishView } from './support/shot';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
test.setTimeout(120_000);

const seller = demoAccount('seller');

test('The screens of a seller look right', async ({ page }) => {
  await signIn(page, seller);
  await page.goto('/dashboard/seller/product');
  await expect(page.getByRole('article').first()).toBeVisible();
  await checkScreen(page, 'my-products');
  const [first] = await page.getByRole('button', { name: /^Actions: / }).all();
  await first?.click();
  await checkScreen(page, 'my-products-actions');
  await page.getByRole('link', { name: /^Change/ }).click();
  await expect(page.getByRole('button', { name: 'Post the change' })).toBeVisible();
  await checkScreen(page, 'change-product');

  await page.goto('/dashboard/seller/product-post');
  await expect(page.getByRole('heading', { level: 1, name: 'Post Product' })).toBeVisible();
  await page.getByRole('button', { name: 'Post car' }).click();
  await expect(page.getByText('Product Description Is Required')).toBeVisible();
  await checkScreen(page, 'post-product');

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_4127.png', mimeType: 'image/png', buffer: await aPhoto() });
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText('The photo is uploaded.')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('BMW X3 xDrive30e M Sport');
  await page.getByLabel('Brand', { exact: true }).selectOption('bmw');
  await page.getByLabel('Mileage', { exact: true }).fill('48200');
  await page.getByLabel('Price', { exact: true }).fill('20400');
  await expect(page.getByRole('region', { name: 'Where your price lies' })).toBeVisible();
  await checkScreen(page, 'post-photo');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('region', { name: 'Where your price lies' }).scrollIntoViewIfNeeded();
  await publishView(page, 'post-price-390-light');
});

test('The screens of a new seller look right', async ({ page }) => {
  const newSeller = await aPerson('seller');
  for (const title of ['Jeep Compass Trailhawk', 'BMW 330i xDrive M Sport']) await aCar(newSeller, { title });
  await signIn(page, newSeller);
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
  await page.getByRole('link', { name: 'Bin, 2' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await checkScreen(page, 'my-products-bin');
});
