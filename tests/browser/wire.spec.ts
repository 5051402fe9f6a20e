import type { Page } from '@playwright/test';
import { demoAccount } from './support/demoPeople';
import { expireIdentityToken } from './support/identityToken';
import { pickGoogleAccount } from './support/google';
import { signIn, signUp, typeCard } from './support/journey';
import { aCar, aPerson, aReport } from './support/people';
import { postCar } from './support/selling';
import { expect, test } from './support/test';
import { Wire } from './support/wire';

const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function expectAll(wire: Wire) {
  const result = () => ({ missing: wire.missing, faults: wire.faults });
  await expect.poll(result, 'requests compared with the table').toEqual({ missing: [], faults: [] });
}

test('A visitor’s requests match the table of expected calls (§7)', async ({ page, context }) => {
  const wire = new Wire(context, 'visitor');
  await page.goto('/home');
  const collection = page.getByRole('region', { name: 'Seller collection' });
  await expect(collection.getByRole('article').first()).toBeVisible();
  await page.getByRole('region', { name: 'Feature product' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Feature product' }).getByRole('article').first()).toBeVisible();

  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Email')
    .fill((await aPerson()).email);
  await confirm(page, 'Send the link');
  await expectText(page, 'a mail with the link is on its way');
  await expectAll(wire);
});

test('The requests of a user who signs up match the table of expected calls (§7)', async ({ page, context }) => {
  const wire = new Wire(context, 'newcomer');
  await page.goto('/signup');
  await signUp(page, { name: 'Noor Haddad', email: `noor-${Date.now()}@wire.test`, password: 'second-gear' }, 'Seller');
  await expectText(page, 'Sign Up Successfully Done');
  await expectAll(wire);
});

test('The requests of a user who signs up with Google match the table of expected calls (§7)', async ({
  page,
  context,
}) => {
  const wire = new Wire(context, 'google');
  await page.goto('/login');
  await pickGoogleAccount(page, `tomas-${Date.now()}@wire.test`, 'Tomas Rehak');
  await expect(page.getByRole('button', { name: 'SignOut' })).toBeVisible();
  await expectAll(wire);
});

test('A buyer’s requests match the table of expected calls (§7)', async ({ page, context }) => {
  const title = `Toyota Corolla ${Date.now()}`;
  await aCar(await aPerson('seller', 'Mara Lindqvist'), { title, price: 12500 });
  const wire = new Wire(context, 'buyer');
  await signIn(page, await aPerson());
  await expireIdentityToken(page);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Seller collection' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/carsCategories/category/toyota');
  await page.getByRole('searchbox').fill(title);
  const card = page.getByRole('article', { name: title });
  const heart = card.getByRole('button', { name: `Wishlist: ${title}` });
  await heart.click();
  await expect(page.getByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
  await heart.click();
  await expect(page.getByRole('button', { name: 'Wishlist, 0 cars' })).toBeVisible();

  await card.getByRole('link', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Report Post' }).click();
  await page.getByRole('dialog').getByLabel('Comment').fill('The same car is posted twice.');
  await confirm(page, 'Report Post');
  await expectText(page, 'Your Report Have Been Submitted');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('link', { name: /^Pay for/ })
    .click();
  await expect(page.getByRole('button', { name: 'Pay $12,500' })).toBeEnabled();
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $12,500' }).click();
  await expectText(page, 'Your Payment Successfully Done');
  await expectAll(wire);
});

test('A seller’s requests match the table of expected calls (§7)', async ({ page, context }) => {
  const title = `Toyota Avensis ${Date.now()}`;
  const wire = new Wire(context, 'seller');
  await signIn(page, await aPerson('seller', 'Mara Lindqvist'));
  await page.goto('/dashboard/seller/product-post');
  await postCar(page, title);
  await expectText(page, 'Car Details Added');
  await page.getByRole('button', { name: `Actions: ${title}` }).click();
  await page.getByRole('button', { name: `Remove ${title}`, exact: true }).click();
  await page.getByRole('button', { name: `Remove ${title} without waiting` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All my product 0' })).toBeVisible();
  await expectText(page, 'Reported Post  Deleted');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Seller' })).toBeVisible();
  await expectAll(wire);
});

test('An admin’s requests match the table of expected calls (§7)', async ({ page, context }) => {
  const admin = demoAccount('admin');
  const mark = Date.now();
  const seller = await aPerson('seller', `Vera ${mark}`);
  await aPerson('seller', `Rosa ${mark}`);
  const title = `Ford Focus ${mark}`;
  const reportOnly = `Ford Fiesta ${mark}`;
  await aReport(seller, await aCar(seller, { title }), title);
  await aReport(seller, await aCar(seller, { title: reportOnly }), reportOnly);
  const wire = new Wire(context, 'admin');
  await signIn(page, admin);

  await page.goto(`/dashboard/seller?q=${mark}`);
  await page.getByRole('button', { name: `Verify: Vera ${mark}` }).click();
  await confirm(page, 'Verify');
  await expectText(page, 'Seller Verified');
  await page.getByRole('button', { name: `Make Admin: Vera ${mark}` }).click();
  await typeEmail(page);
  await confirm(page, 'Make Admin');
  await expectText(page, 'Admin Making Done');
  await page.getByRole('button', { name: `Remove: Rosa ${mark}` }).click();
  await typeEmail(page);
  await confirm(page, 'Remove');
  await expectText(page, 'User Deleted');
  await page.goto('/dashboard/buyer');
  await expect(page.getByRole('row', { name: /buyer@secondgear\.test/ })).toBeVisible();

  await page.goto('/dashboard/reported-post');
  const queue = page.getByRole('region', { name: 'Reported cars' });
  await queue.getByRole('link', { name: title }).click();
  await lookAtCase(page, title);
  await page.getByRole('button', { name: 'Remove car' }).click();
  // Nothing is sent for ten seconds.
  const deleted = page.getByText('Reported Post  Deleted').first();
  await expect(deleted).toBeVisible();
  await expect(deleted, 'both blanks are seen').toHaveCSS('white-space-collapse', 'preserve');
  await queue.getByRole('link', { name: reportOnly }).click();
  await lookAtCase(page, reportOnly);
  await page.getByRole('button', { name: 'Drop 1 report' }).click();
  await expect(page.getByText('1 report dropped, car stays').first()).toBeVisible();
  await expectAll(wire);
});

/** Types the e-mail that the dialog asks for. */
async function typeEmail(page: Page) {
  const label = await page.getByText(/^To go on, type the e-mail/).textContent();
  await page.getByRole('textbox', { name: /^To go on, type the e-mail/ }).fill(label?.split(' ').at(-1) ?? '');
}

/** Waits until the case is open. */
async function lookAtCase(page: Page, title: string) {
  await expect(page.getByRole('region', { name: 'Open case' })).toContainText(title);
}
