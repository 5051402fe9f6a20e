import { aCar, aPerson } from '@tests/browser/support/people';
import { photoFile, signIn } from './support/journey';
import { test } from './support/test';

// The browser of this project garbles canvases and refuses site data, as people set it who do not want to be recognised.
test('With a protected canvas and blocked site data, a new user reads why no photo is taken, and a user wishes for a car', async ({
  openPage,
}, testInfo) => {
  const title = `Toyota ${Date.now()}`;
  await aCar(await aPerson('seller', 'Kaja Solberg'), { title, price: 12500 });
  const page = await openPage();

  await page.goto('/signup');
  await page.expectText(/Your browser stores nothing for this site.*/);
  const form = page.within('form', 'Sign up');
  await form.type('Name', 'Noor Haddad');
  await form.upload(/Photo.*/, await photoFile(testInfo));
  await form.type('Email', `noor-${Date.now()}@people.test`);
  await form.click('radio', 'Buyer');
  await form.type('Password', 'second-gear');
  await form.click('button', 'Sign up');
  await page.expectText(/Your browser does not let this site read photos.*/);

  await signIn(page, await aPerson('buyer', 'Noor Haddad'));
  await page.within('navigation', 'Main').click('link', 'Categories');
  await page.type(/Search.*/, title);
  await page.click('button', `Wishlist: ${title}`);
  await page.expectVisible('button', 'Wishlist, 1 car');
});
