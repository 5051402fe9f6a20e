import { addressOf } from '@sandbox/run/ports';
import { checkScreen } from './support/screens';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
test('The screens of a visitor look right', async ({ page, problems }) => {
  problems.expect(/status of 404 .*no\/such\/page/);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Seller collection' }).getByRole('article').first()).toBeVisible();
  await checkScreen(page, 'home-visitor');

  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Comunity' })).toBeVisible();
  await checkScreen(page, 'blog');

  await page.goto('/login');
  const login = page.getByRole('form', { name: 'Login' });
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login.getByText('Password Required')).toBeVisible();
  await checkScreen(page, 'login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
  await checkScreen(page, 'forgot-password');

  await page.goto('/signup');
  const signUp = page.getByRole('form', { name: 'Sign up' });
  await signUp.getByRole('button', { name: 'Sign up' }).click();
  await expect(signUp.getByText('Photo URL Required')).toBeVisible();
  await checkScreen(page, 'sign-up');

  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: /404 Page/ })).toBeVisible();
  await checkScreen(page, 'not-found');
});

test('The start page looks right while the marketplace API is unavailable', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|Failed to load/);
  await page.route(`${addressOf('market')}/**`, (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await checkScreen(page, 'home-market-down');
});
