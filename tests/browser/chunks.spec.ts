import type { Page } from '@playwright/test';
import { signIn } from './support/journey';
import { aPerson } from './support/people';
import { expect, test } from './support/test';

const code = /\/assets\/blog-[\w-]{8}\.js$/;
const answers = {
  'a missing file': { status: 404, body: 'Not Found', contentType: 'text/plain' },
  'the page of a host that knows no such file': { status: 200, body: '<!doctype html>', contentType: 'text/html' },
};

/** A seller has typed half a post, and goes on to a page whose code does not come. */
async function goWithout(page: Page, answer: { status: number; body: string; contentType: string }) {
  await signIn(page, await aPerson('seller'));
  await page.goto('/dashboard/seller/product-post');
  await page.getByLabel('Title').fill('Half a Corolla');
  await page.route(code, (route) => route.fulfill(answer));
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
}

async function expectDraft(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'My Products' }).click();
  await page.getByRole('link', { name: 'Add product' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a Corolla');
}

for (const [name, answer] of Object.entries(answers)) {
  test(`A page instead of whose code comes ${name} leaves the way to others, and comes when it is there`, async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load|MIME type/);
    await goWithout(page, answer);
    const heading = page.getByRole('heading', { level: 1 });

    await expect(heading).toHaveText('This page has not arrived');
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('This page has not arrived');

    await expectDraft(page);
    await page.unroute(code);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(heading).toHaveText('Blog Comunity');
  });
}

test('A page whose code went with a deploy offers a reload, which loses nothing', async ({ page, problems }) => {
  problems.expect(/Failed to load/);
  const renewed = '/assets/index-renewed.js';
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/\/assets\/[\w-]+\.js/g, renewed);
      await route.fulfill({ response, body });
    },
  );
  await goWithout(page, answers['a missing file']);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site has been renewed');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Comunity');
  await expectDraft(page);
});
