import { demoAccount } from './support/demoPeople';
import { checkScreen } from './support/screens';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
const admin = demoAccount('admin');

test('The screens of an admin look right', async ({ page }) => {
  await startAs(page, admin);
  await page.goto('/dashboard/seller');
  const mara = page.getByRole('row', { name: /seller@secondgear.test/ });
  await expect(mara).toBeVisible();
  await checkScreen(page, 'sellers');
  await mara.getByRole('button', { name: 'Remove: Mara Lindqvist' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible();
  await checkScreen(page, 'remove-seller');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await mara.getByRole('button', { name: 'Make Admin: Mara Lindqvist' }).click();
  await checkScreen(page, 'make-admin');

  await page.goto('/dashboard/buyer');
  await expect(page.getByRole('row', { name: /buyer@secondgear.test/ })).toBeVisible();
  await checkScreen(page, 'buyers');
});

test('The overview looks right', async ({ page }) => {
  await startAs(page, admin);
  await page.goto('/dashboard/overview');
  for (const topic of ['Waiting reports by age', 'Posts a week', 'Prices by brand']) {
    const card = page.getByRole('region', { name: topic });
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('heading')).toBeVisible();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkScreen(page, 'overview');
});

test('The moderation queue looks right', async ({ page }) => {
  await startAs(page, admin);
  await page.goto('/dashboard/reported-post');
  await expect(page.getByRole('article', { name: 'Jeep Gladiator Rubicon' }).first()).toBeVisible();
  await checkScreen(page, 'reported-posts');
  const queue = page.getByRole('region', { name: 'Reported cars' });
  await queue.getByRole('button', { name: 'Choose several' }).click();
  await queue.getByRole('checkbox', { name: 'Choose all' }).click();
  await checkScreen(page, 'reported-posts-bulk');
  await queue.getByRole('button', { name: 'Cancel' }).click();
  await queue.getByRole('link').first().click();
  await checkScreen(page, 'reported-case');
  await page.getByRole('button', { name: /^Drop/ }).first().click();
  const undo = page.getByRole('button', { name: /^Undo: / });
  await expect(undo).toBeVisible();
  await undo.click();
});
