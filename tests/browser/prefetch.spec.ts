import type { Page } from '@playwright/test';
import { FIREBASE_GROUP } from '@tools/codeGroups';
import { aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

/** Records the names of the chunks that the page requests, without their hashes. */
function recordChunks(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) requested.push(name);
  });
  return requested;
}

test('A visitor loads no controls of signed-in users; hovering or focusing links and the login form prefetches the code that they need', async ({
  page,
}) => {
  const requested = recordChunks(page);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested).toContain('HomePage');
  const later = ['users', 'LoginPage', 'SignUpForm', 'BlogPage'];
  expect(requested.filter((name) => later.includes(name))).toEqual([]);

  await menu.getByRole('link', { name: 'Blog' }).hover();
  await expect.poll(() => requested).toContain('BlogPage');
  await menu.getByRole('link', { name: 'Categories' }).focus();
  await expect.poll(() => requested).toContain('LoginPage');
  expect(requested).not.toContain('users');

  await menu.getByRole('link', { name: 'Login' }).press('Enter');
  await page.getByLabel('Email').focus();
  expect(requested).not.toContain('SignUpForm');
  await page.getByRole('link', { name: 'Sign up' }).first().hover();
  await expect.poll(() => requested).toContain('SignUpForm');
  await expect.poll(() => requested).toContain('users');
  await expect.poll(() => requested).toContain('sessionActions');
});

test('A signed-in user loads no code that signs in, and can sign out without it', async ({ page }) => {
  const requested = recordChunks(page);
  await startAs(page, await aPerson());
  await page.goto('/dashboard/profile');
  await expect.poll(() => requested).toContain(FIREBASE_GROUP);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/sessionActions-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'SignOut' }).click();
  await expect(page).toHaveURL('/home');
  expect(requested).not.toContain('sessionActions');
});
