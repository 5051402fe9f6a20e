import { expect } from '@playwright/test';
import sharp from 'sharp';
import * as v from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import { aCar, aPerson } from '@tests/browser/support/people';
import { photoFile } from './support/journey';
import { test } from './support/test';

const recordsSchema = v.tuple([v.object({ photURL: v.string() })]);

// The browser of this project garbles canvases and refuses site data, as people set it who do not want to be recognised.
test('With a protected canvas and blocked site data, a new user signs up with their own photo and wishes for a car', async ({
  openPage,
}, testInfo) => {
  const title = `Toyota ${Date.now()}`;
  await aCar(await aPerson('seller', 'Kaja Solberg'), { title, price: 12500 });
  const email = `noor-${Date.now()}@people.test`;
  const page = await openPage();

  await page.goto('/signup');
  await page.expectText(/Your browser stores nothing for this site.*/);
  const form = page.within('form', 'Sign up');
  await form.type('Name', 'Noor Haddad');
  await form.upload(/Photo.*/, await photoFile(testInfo));
  await form.type('Email', email);
  await form.click('radio', 'Buyer');
  await form.type('Password', 'second-gear');
  await form.click('button', 'Sign up');
  await page.expectText('Sign Up Successfully Done');

  const [record] = v.parse(recordsSchema, await (await fetch(`${addressOf('market')}/users/${email}`)).json());
  const picture = await (await fetch(record.photURL)).arrayBuffer();
  const { dominant } = await sharp(Buffer.from(picture)).stats();
  expect(dominant).toEqual((await sharp(await photoFile(testInfo)).stats()).dominant);

  await page.within('navigation', 'Main').click('link', 'Categories');
  await page.type(/Search.*/, title);
  await page.click('button', `Wishlist: ${title}`);
  await page.expectVisible('button', 'Wishlist, 1 car');
});
