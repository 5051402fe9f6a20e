import type { Page } from '@playwright/test';
import { nextFolder, siteFolder } from '@tests/run/browserSite';
import { serveSite } from './support/deployedSite';
import { aCar, aPerson } from './support/people';
import { checkScreen } from './support/screens';
import { startAs } from './support/startAs';
import { expect, test as base } from './support/test';

const MINUTE = 60_000;
const test = base.extend<{ site: Awaited<ReturnType<typeof serveSite>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  site: async ({}, use) => {
    const site = await serveSite(`${siteFolder}/dist`);
    await use(site);
    site.stop();
  },
});

/** Lets five minutes pass until the page has asked for the index page once more. */
async function untilAsked(page: Page, statuses: readonly number[]) {
  const before = statuses.length;
  await expect(async () => {
    await page.clock.fastForward(5 * MINUTE);
    expect(statuses.length).toBeGreaterThan(before);
  }).toPass();
}

test(
  'A tab that is open while the next version is put up offers it, and the reload keeps what was typed',
  { tag: '@slow' },
  async ({ page, site }) => {
    await startAs(page, await aPerson('seller'), site.origin);
    await page.clock.install();
    const offerCode = page.waitForResponse(/\/assets\/NewVersion-/);
    await page.goto(`${site.origin}/dashboard/seller/product-post`);
    await expect(page.getByRole('heading', { level: 1, name: 'Post Product' })).toBeVisible();
    await page.clock.fastForward(11_000);
    await offerCode;

    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Half a Corolla');
    await untilAsked(page, site.indexStatuses);
    await untilAsked(page, site.indexStatuses);
    expect(site.indexStatuses.slice(1), 'a page that has not changed is not sent again').not.toContain(200);
    const offer = page.getByText('A new version is here.');
    await expect(offer).toBeHidden();

    site.deploy(nextFolder);
    await untilAsked(page, site.indexStatuses);
    await page.clock.fastForward(3000);
    await expect(title).toBeFocused();
    await expect(offer).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(offer).toBeVisible();
    await checkScreen(page, 'new-version');

    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page).toHaveTitle('Post Product · SecondGear Next');
    await expect(title).toHaveValue('Half a Corolla');
    await page.clock.fastForward(11_000);
    await untilAsked(page, site.indexStatuses);
    await page.clock.fastForward(3000);
    await expect(offer).toBeHidden();
  },
);

test(
  'A page whose code the next version has replaced offers the reload, which keeps a removal that can be undone',
  { tag: '@slow' },
  async ({ page, site, problems }) => {
    problems.expect(/Failed to load resource.*404|ChunkLoadError/);
    const seller = await aPerson('seller');
    await aCar(seller, { title: 'Toyota Yaris' });
    await startAs(page, seller, site.origin);
    await page.goto(`${site.origin}/dashboard/seller/product`);
    // The seconds until the removal is sent begin anew with the reload, so that a slow machine has time for the rest.
    await page.clock.setFixedTime(Date.now());
    await page.getByRole('button', { name: 'Actions: Toyota Yaris' }).click();
    site.deploy(nextFolder);
    await page.getByRole('button', { name: 'Remove Toyota Yaris', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site has been updated');
    await page.getByRole('button', { name: 'Reload the page' }).click();

    await expect(page).toHaveTitle('Blog Comunity · SecondGear Next');
    await page.getByRole('button', { name: 'Undo the removal of Toyota Yaris' }).click();
    await page.goto(`${site.origin}/dashboard/seller/product`);
    await expect(page.getByRole('button', { name: 'Actions: Toyota Yaris' })).toBeVisible();
  },
);
