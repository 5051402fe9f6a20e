import { demoAccount } from './support/demoPeople';
import { signIn } from './support/journey';
import { aPerson } from './support/people';
import { checkScreen } from './support/screens';
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

  await page.goto('/dashboard/seller/product-post');
  await expect(page.getByRole('heading', { level: 1, name: 'Post Product' })).toBeVisible();
  await page.getByRole('button', { name: 'Post car' }).click();
  await expect(page.getByText('Product Description Is Required')).toBeVisible();
  await checkScreen(page, 'post-product');
});

test('The screens of a new seller look right', async ({ page }) => {
  await signIn(page, await aPerson('seller'));
  await page.goto('/dashboard/seller/product');
  await expect(page.getByText('You have no car on the market.')).toBeVisible();
  await checkScreen(page, 'my-products-empty');
});
