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
  const or = page.getByText('or', { exact: true });
  const boxes = async () => [await button.boundingBox(), await or.boundingBox(), await google.boundingBox()];
  await page.evaluate(() => document.fonts.ready);
  const before = await boxes();
  await button.click();
  await expect(login.getByText('Password Required')).toBeVisible();
  expect(await boxes(), 'an error of a field moves nothing').toEqual(before);
  const gaps = await login.getByRole('alert').evaluateAll((alerts) =>
    alerts.map((alert) => {
      const { top, bottom } = alert.getBoundingClientRect();
      const own = alert.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      const next = alert.parentElement?.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return { own: top - own, next: next - bottom };
    }),
  );
  expect(gaps).toHaveLength(2);
  for (const { own, next } of gaps) expect(next, 'an error is nearer to its own field').toBeGreaterThan(2 * own);
  await login.getByLabel('Email').fill('nobody@example.test');
  await login.getByLabel('Password', { exact: true }).fill('second-gear');
  await button.click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await boxes(), 'an error of the host moves nothing').toEqual(before);
  await expect(login.getByLabel('Email')).toHaveValue('nobody@example.test');
  await expect(login.getByLabel('Password', { exact: true })).toHaveValue('second-gear');
  const tabs = page.getByRole('navigation', { name: 'Sign in or sign up' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [all, chosen] = await tabs.evaluate((bar) =>
      [bar, bar.querySelector('[aria-current]') ?? bar].map((part) =>
        (getComputedStyle(part).backgroundColor.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, n) => sum + Number(n), 0),
      ),
    );
    expect(chosen, `the chosen tab is the lighter one: ${colorScheme}`).toBeGreaterThan(all ?? 0);
  }
  await checkScreen(page, 'login');
  await page.setViewportSize({ width: 320, height: 800 });
  const rightOf = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).last().boundingBox();
    return (box?.x ?? NaN) + (box?.width ?? NaN);
  };
  expect(await rightOf('Admin')).toBeCloseTo(await rightOf('Continue with Google'), 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
  await checkScreen(page, 'forgot-password');

  await page.goto('/signup');
  const signUp = page.getByRole('form', { name: 'Sign up' });
  const send = signUp.getByRole('button', { name: 'Sign up' });
  await page.evaluate(() => document.fonts.ready);
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
