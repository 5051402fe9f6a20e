import type { Page } from '@playwright/test';
import { siteFolder } from '@tests/run/browserSite';
import { expectAccessible } from './support/accessible';
import { serveSite } from './support/deployedSite';
import { aCar, aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

const code = /\/assets\/BlogPage-[\w-]{8}\.js$/;
const missing = { status: 404, body: 'Not Found', contentType: 'text/plain' };
/** What hosts answer that know no missing file. */
const anHtmlPage = { status: 200, body: '<!doctype html>', contentType: 'text/html' };

/** A seller fills in part of a post, then opens a page whose code fails to load. */
async function openWithoutCode(page: Page) {
  await startAs(page, await aPerson('seller'));
  await page.goto('/dashboard/seller/product-post');
  await page.getByLabel('Title', { exact: true }).fill('Half a Corolla');
  await page.route(code, (route) => route.fulfill(anHtmlPage));
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
}

async function expectDraft(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'My Products' }).click();
  await page.getByRole('link', { name: 'Add product' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a Corolla');
}

test('A page whose code request returns an HTML page leaves the other pages usable, and opens once the code is available', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load|MIME type|ChunkLoadError/);
  await openWithoutCode(page);
  const heading = page.getByRole('heading', { level: 1 });

  await expect(heading).toHaveText('This page could not be loaded');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await expect(heading).toHaveText('This page could not be loaded');

  await expectDraft(page);
  await page.unroute(code);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(heading).toHaveText('Blog Comunity');
});

test('A dialog whose code does not load says so, or the page does, and opens once the code is available', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load|ChunkLoadError/);
  const dialog = '**/assets/ReportModal-*.js';
  const car = await aCar(await aPerson('seller', 'Kaja Solberg'), { title: 'Saab 900' });
  await startAs(page, await aPerson('buyer', 'Noor Haddad'));
  await page.route(dialog, (route) => route.fulfill(missing));
  await page.goto(`/carsCategories/carDetails/${car}`);
  await page.getByRole('button', { name: 'Report Post' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');

  await page.unroute(dialog);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Report Post' }).click();
  const report = page.getByRole('dialog', { name: 'Report this post' });
  await report.getByRole('button', { name: 'Close' }).click();

  const list = '**/assets/WishedCars-*.js';
  await page.route(list, (route) => route.fulfill(missing));
  await page.getByRole('button', { name: /^Wishlist, / }).click();
  const wishlist = page.getByRole('dialog', { name: 'Your Chosen Car' });
  await expect(wishlist.getByRole('alert')).toBeVisible();
  await page.unroute(list);
  await wishlist.getByRole('button', { name: 'Try again' }).click();
  await expect(wishlist.getByText('No car chosen yet')).toBeVisible();
});

test('A page whose own code is missing in the middle of a deploy says so, sends no form, and loads once the code is there', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load|ChunkLoadError|^uncaught: $/);
  const site = await serveSite(`${siteFolder}/dist`);
  site.withhold(/\/assets\/index-/);
  await page.goto(`${site.origin}/login`);
  await expect(page.getByRole('alert')).toHaveText('This page could not be loaded. Reload the page');
  await expectAccessible(page);
  await page.getByLabel('Email').fill('noor@people.test');
  await page.getByLabel('Password', { exact: true }).fill('second-gear');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/login`);

  // The browser keeps the 404 for a year.
  site.withhold(code);
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await page.waitForFunction(() => window.earlyClicks === undefined);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page could not be loaded');
  site.withhold();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('Blog Comunity');
  site.stop();
});

test('A file that the document preloads, missing in the middle of a deploy, is there once the user tries again', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load|ChunkLoadError/);
  const site = await serveSite(`${siteFolder}/dist`);
  await startAs(page, await aPerson('buyer', 'Noor Haddad'), site.origin);
  site.withhold(/\/assets\/users-/);
  await page.goto(`${site.origin}/carsCategories`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page could not be loaded');

  site.withhold();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText(/^All Available Data/);
  site.stop();
});
