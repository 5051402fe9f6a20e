import { aCar, aPerson, aWish } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

test('The side menu of a phone closes by Escape and by a press beside it, which presses nothing else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAs(page, await aPerson('seller'));
  await page.goto('/dashboard/seller/product');
  const closed = page.getByRole('button', { name: 'Expand' });
  await closed.click();
  await page.keyboard.press('Escape');
  await expect(closed).toBeFocused();

  const link = page.getByRole('link', { name: 'Post your first car' });
  const box = await link.boundingBox();
  await closed.click();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 10, (box?.y ?? 0) + 10);
  await expect(closed).toBeVisible();
  await expect(page).toHaveURL(/\/seller\/product$/);
});

test('The open menu of the header closes when the window becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  const menu = page.locator('#main-menu');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toHaveJSProperty('popover', 'auto');
  await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(false);
});

test('The actions of the last product open above their button, where the page has room', async ({ page }) => {
  const seller = await aPerson('seller');
  for (const title of ['Saab 900', 'Saab 9-3']) await aCar(seller, { title });
  await page.setViewportSize({ width: 1280, height: 480 });
  await startAs(page, seller);
  await page.goto('/dashboard/seller/product');
  await page.getByRole('button', { name: 'Actions: Saab 900' }).click();
  await expect(page.getByRole('group', { name: 'Actions: Saab 900' })).toBeInViewport({ ratio: 1 });
});

test('My Wishlist fits beside the side menu in every width', async ({ page }) => {
  const buyer = await aPerson('buyer', 'Kaja Solberg');
  const car = await aCar(await aPerson('seller'), { title: 'BMW 330i xDrive M Sport' });
  await aWish(buyer, car, 'BMW 330i xDrive M Sport', 14_200, '');
  await startAs(page, buyer);
  await page.goto('/dashboard');
  const pay = page.getByRole('link', { name: /^Pay for/ });
  for (const width of [390, 721, 820, 1000, 1100, 1199, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(pay).toBeInViewport({ ratio: 1 });
  }
});
