import { signUp, typeCard } from './support/journey';
import { aCar, aPerson } from './support/people';
import { expect, test } from './support/test';

test('Somebody new signs up on the way to a car, wishes for it, pays by card and finds the row paid', async ({
  page,
}) => {
  const seller = await aPerson('seller', 'Kaja Solberg');
  const title = `Toyota Corolla ${Date.now()}`;
  await aCar(seller, { title, price: 12500 });
  const buyer = { name: 'Noor Haddad', email: `noor-${Date.now()}@people.test`, password: 'second-gear' };

  await page.goto('/carsCategories/category/toyota');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await signUp(page, buyer);

  await expect(page.getByText('Sign Up Successfully Done')).toBeVisible();
  await expect(page).toHaveURL('/carsCategories/category/toyota');
  await expect(page.getByRole('heading', { level: 1, name: /^Showing \d+ Result of TOYOTA$/ })).toBeVisible();

  await page.getByRole('searchbox').fill(title);
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: `Wishlist: ${title}` }).click();
  await page.getByRole('button', { name: 'Wishlist, 1 car' }).click();
  const modal = page.getByRole('dialog', { name: 'Your Chosen Car' });
  await expect(modal.getByText('$12,500')).toBeVisible();
  await page.keyboard.press('Escape');

  await card.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Car Details Page' })).toBeFocused();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL('/dashboard');
  const row = page.getByRole('row', { name: new RegExp(title) });
  await row.getByRole('link', { name: 'Check out' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Product Check Out Page' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Order Total')).toBeVisible();
  await page.getByRole('button', { name: 'PAYMENT' }).click();
  await expect(page).toHaveURL(/\/dashboard\/payment\/[0-9a-f]{24}$/);
  await page.reload();

  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $12,500' }).click();
  await expect(page.getByText('Your Payment Successfully Done')).toBeVisible();
  await expect(page.getByText('Your Transaction Id', { exact: true })).toBeVisible();
  await expect(page.getByText(/^pi_\w+$/)).toBeVisible();

  await page.getByRole('link', { name: 'My Booking' }).click();
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Pay', exact: true })).toBeHidden();
});
