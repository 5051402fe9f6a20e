import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The names of the files of code that the page asks for, without their hashes. */
function watchCode(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

test('A visitor gets no code of members; pointing at links and at the login card asks for what they lead to', async ({
  page,
}) => {
  const asked = watchCode(page);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('home');
  expect(asked.filter((name) => ['member', 'login', 'blog', 'forms'].includes(name))).toEqual([]);

  await menu.getByRole('link', { name: 'Blog' }).hover();
  await expect.poll(() => asked).toContain('blog');
  await menu.getByRole('link', { name: 'Categories' }).focus();
  await expect.poll(() => asked).toContain('login');
  expect(asked).not.toContain('CategoriesPage');

  await menu.getByRole('link', { name: 'Login' }).press('Enter');
  await page.getByLabel('Email').focus();
  await expect.poll(() => asked).toContain('member');
  await page.getByRole('button', { name: 'Continue with Google' }).hover();
  await expect.poll(() => asked).toContain('googlePopup');
});
