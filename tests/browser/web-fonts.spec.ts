import { expect, test } from './support/test';

test('Without its web fonts the page stays in the fallback fonts and works', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Blog' }).first().click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Comunity');
  const statuses = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  expect(statuses.filter((font) => !font.includes('fallback'))).toEqual(['Archivo error', 'Inter error']);
});
