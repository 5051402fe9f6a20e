import { setTimeout as pause } from 'node:timers/promises';
import { serveSite } from '@tests/browser/support/deployedSite';
import { aCar, aPerson } from '@tests/browser/support/people';
import { siteFolder } from '@tests/run/browserSite';
import {
  expectCoveredReturn,
  expectReturn,
  goToBackground,
  holdDatabase,
  recordReturn,
  writeToDatabase,
} from '@tests/support/cachedPage';
import { enteredFields } from '@tests/support/samplePost';
import { photoFile, signIn } from './support/journey';
import { test } from './support/test';

// All in one file, so that each browser starts only once.

const LOOK_MS = 1500;

/** The document requests the list of a brand before the app does, unless the browser would request it twice. */
const expectReadOnce = `{
  const times = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/category/toyota')).length;
  if (times !== 1) throw new Error('The list was requested ' + times + ' times.');
}`;

test('A new user signs up on the way to a car, adds it to the wishlist, pays with a 3-D Secure challenge and signs out in every tab (§9)', async ({
  openPage,
}, testInfo) => {
  const number = String(Date.now()).slice(-6);
  const title = `Toyota ${testInfo.project.name} ${number}`;
  await aCar(await aPerson('seller', 'Kaja Solberg'), { title, price: 12500 });
  const page = await openPage();

  await page.goto('/carsCategories/category/toyota');
  await page.expectPath('/login');
  await page.click('link', 'Sign up');
  const form = page.within('form', 'Sign up');
  await form.type('Name', 'Noor Haddad');
  await form.upload(/Photo.*/, await photoFile(testInfo));
  await form.type('Email', `noor-${Date.now()}-${testInfo.project.name}@people.test`);
  await form.click('radio', 'Buyer');
  await form.type('Password', 'second-gear');
  await form.click('button', 'Sign up');
  await page.expectText('Sign Up Successfully Done');
  await page.expectPath('/carsCategories/category/toyota');

  await page.type(/Search.*/, number);
  await page.expectVisible('heading', 'Showing 1 Result of TOYOTA');
  const heart = `Wishlist: ${title}`;
  await page.click('button', heart);
  await page.expectVisible('button', 'Wishlist, 1 car');
  await page.click('button', heart);
  await page.expectVisible('button', 'Wishlist, 0 cars');
  await page.click('button', 'Undo');
  await page.expectVisible('button', 'Wishlist, 1 car');

  await page.within('article', title).click('link', /Details.*/);
  await page.expectVisible('heading', 'Car Details Page');
  await page.goBack();
  await page.expectVisible('heading', 'Showing 1 Result of TOYOTA');
  await page.click('button', 'Wishlist, 1 car');
  await page.within('dialog', 'Your Chosen Car').click('button', 'Close');

  const other = await openPage();
  await other.goto('/dashboard');
  await other.within('row', new RegExp(`.*${title}.*`)).click('link', `Pay for ${title}`);
  await other.type('Card number', '4000002500003155');
  await other.type('MM / YY', '1230');
  await other.type('CVC', '424');
  await other.click('button', 'Pay $12,500');
  const bank = other.within('dialog', '3D Secure 2 Test Page');
  await bank.click('button', 'Complete authentication');
  await other.expectVisible('heading', 'Your Payment Successfully Done');
  await other.expectText(/pi_\w+/);

  await page.expectVisible('link', `Bought: ${title}, see the payment`);
  await page.click('button', 'SignOut');
  await page.expectPath('/home');
  await other.expectPath('/home');
});

test(
  'A seller posts a car with a photo and removes it, comes back to a page from the back/forward cache, and to none after the sign-out; tries again and sees a page whose loading was broken off',
  { tag: '@slow' },
  async ({ openPage }, testInfo) => {
    const title = `Corolla ${Date.now()}`;
    const page = await openPage();
    await signIn(page, await aPerson('seller', 'Mara Lindqvist'));
    await page.goto('/carsCategories/category/toyota');
    await page.expectVisible('heading', /Showing \d+ Results? of TOYOTA/);
    await page.evaluate(expectReadOnce);
    await page.goto('/dashboard/seller/product-post');

    const form = page.within('form', 'Car post');
    await form.upload(/Photo.*/, await photoFile(testInfo));
    for (const { label = '', typed = '', option, radio } of enteredFields) {
      if (radio !== undefined) await form.click('radio', radio);
      else if (option) await form.select(label, option.text);
      else await form.type(label, label === 'Title' ? title : typed);
    }
    await form.click('button', 'Post car');
    await page.expectText('Car Details Added');
    await page.goto('/dashboard/seller/product');
    await page.expectVisible('heading', 'All my product 1');

    await page.click('button', `Actions: ${title}`);
    await page.click('button', `Remove ${title}`);
    await page.expectVisible('heading', 'All my product 0');
    await page.click('button', `Remove ${title} without waiting`);
    await page.expectText(/Reported Post\s+Deleted/);

    await page.goto('/dashboard/profile');
    await page.expectVisible('heading', 'My Profile');
    await page.evaluate(recordReturn + goToBackground);
    await pause(LOOK_MS);
    await page.goto('/blog');
    await page.goBack();
    await page.expectVisible('heading', 'My Profile');
    await page.evaluate(expectReturn);

    await page.goto('/blog');
    await page.click('button', 'SignOut');
    await page.expectPath('/home');
    await page.goBack();
    await page.expectVisible('heading', 'Blog Comunity');
    await page.goBack();
    await page.expectVisible('form', 'Login');
    await page.evaluate(expectCoveredReturn);

    const site = await serveSite(`${siteFolder}/dist`);
    await page.goto('/login', site.origin);
    site.dropRequests(/^\/assets\/BlogPage-/);
    await page.click('link', 'Blog');
    await page.expectVisible('heading', 'This page could not be loaded');

    site.dropRequests();
    await page.click('button', 'Try again');
    await page.expectVisible('heading', 'Blog Comunity');

    // A page in the back/forward cache holds no database that the next page needs.
    await page.evaluate(holdDatabase);
    await page.expectText('Held');
    await page.goto('/login', site.origin);
    await page.expectVisible('form', 'Login');
    await page.evaluate(writeToDatabase);
    await page.expectText('Written');
    site.stop();
  },
);
