import { addressOf } from '@sandbox/run/ports';
import { checkScreen, unavailable } from './support/screens';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test('The screens of a visitor look right', async ({ page, problems }) => {
  problems.expect(/status of 404 .*no\/such\/page|status of 400/);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Comunity' })).toBeVisible();
  await checkScreen(page, 'blog');

  await page.goto('/login');
  const login = page.getByRole('form', { name: 'Login' });
  const button = login.getByRole('button', { name: 'Login' });
  const google = page.getByRole('button', { name: 'Continue with Google' });
  const boxes = async () => [await button.boundingBox(), await google.boundingBox()];
  const before = await boxes();
  await button.click();
  await expect(login.getByText('Password Required')).toBeVisible();
  expect(await boxes(), 'an error of a field moves nothing').toEqual(before);
  await login.getByLabel('Email').fill('nobody@example.test');
  await login.getByLabel('Password', { exact: true }).fill('second-gear');
  await button.click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await boxes(), 'an error of the host moves nothing').toEqual(before);
  await checkScreen(page, 'login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
  await checkScreen(page, 'forgot-password');

  await page.goto('/signup');
  const signUp = page.getByRole('form', { name: 'Sign up' });
  const send = signUp.getByRole('button', { name: 'Sign up' });
  const sendBefore = await send.boundingBox();
  await send.click();
  await expect(signUp.getByText('Photo URL Required')).toBeVisible();
  expect(await send.boundingBox()).toEqual(sendBefore);
  await checkScreen(page, 'sign-up');

  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: /404 Page/ })).toBeVisible();
  await checkScreen(page, 'not-found');
});

test('The start page looks right while the marketplace API is unavailable', async ({ page, problems }) => {
  problems.expect(/Failed to load/);
  await page.route(`${addressOf('market')}/**`, (route) => route.fulfill(unavailable));
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await checkScreen(page, 'home-market-down');
});
