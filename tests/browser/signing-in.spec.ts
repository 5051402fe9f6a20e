import { pickGoogleAccount } from './support/google';
import { signUp } from './support/journey';
import { expect, test } from './support/test';

test("Google's popup signs a new user in as a buyer and returns to the requested page", async ({ page }) => {
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL('/login');
  await pickGoogleAccount(page, `tomas-${Date.now()}@people.test`, 'Tomas Rehak');

  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByRole('definition').filter({ hasText: 'Tomas Rehak' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /buyer/i })).toBeVisible();
});

test('A sign-up that failed after the account was created resumes by itself at the next visit', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load/);
  await page.route('**/users', (route) => route.abort());
  await page.goto('/signup');
  const person = { name: 'Adaeze Obi', email: `adaeze-${Date.now()}@people.test`, password: 'second-gear' };
  await signUp(page, person, 'Seller');
  await expect(page.getByRole('alert').first()).toBeVisible();

  await page.unroute('**/users');
  await page.goto('/dashboard/seller/product-post');
  await expect(page.getByRole('heading', { level: 1, name: 'Post Product' })).toBeVisible();
});
