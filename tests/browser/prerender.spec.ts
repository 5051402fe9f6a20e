import type { Page } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { aPhoto, signIn } from './support/journey';
import { aPerson } from './support/people';
import { expect, test } from './support/test';

const pages = [
  { address: '/', title: 'A good car deserves a second gear.' },
  { address: '/home', title: 'A good car deserves a second gear.' },
  { address: '/blog', title: 'Blog Comunity' },
  { address: '/login', title: 'Welcome back' },
  { address: '/signup', title: 'Create your account' },
  { address: '/no/such/page', title: "It's Just A 404 Page" },
];

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { address, title } of pages) {
    test(`${address} can be read`, async ({ page, problems }) => {
      problems.expect(/the server responded with a status of 404/);
      const answer = await page.goto(address);

      expect(answer?.status()).toBe(address.startsWith('/no') ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('link', { name: 'Categories' })).toBeVisible();
      await menu.getByRole('link', { name: 'Blog' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Comunity');
    });
  }
});

test.describe('Where the page was sent whole', () => {
  for (const { address, title } of pages) {
    test(`${address} is taken over as it stands`, async ({ page, problems }) => {
      problems.expect(/the server responded with a status of 404/);
      await page.route(`${addressOf('market')}/**`, () => undefined);
      await page.addInitScript(keepFirstHeading);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

      // It answers, so it has been taken over.
      await page.getByRole('button', { name: 'Switch to dark theme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const isSame = await page.evaluate(() => document.querySelector('h1') === window.firstHeading);
      expect(isSame, 'the heading is the one that was sent').toBe(true);
    });
  }

  test('it moves on to other pages and back without loading anew', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Comunity');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A good car deserves a second gear.');

    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

/** Holds a page's code until the returned function is called. */
async function holdCode(page: Page) {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => goOn();
}

test('What is typed before the code has come stays, and no press gets lost', async ({ page }) => {
  const goOn = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill('ines@people.test');
  await expect(form.getByRole('button', { name: 'Login' })).toBeDisabled();

  goOn();
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(form.getByText('Password Required')).toBeVisible();
  await expect(form.getByText('Email Address Required')).toBeHidden();
  await expect(form.getByLabel('Email')).toHaveValue('ines@people.test');
});

test('A photo chosen before the code has come is kept, and no choice gets lost', async ({ page }) => {
  const goOn = await holdCode(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Sign up' });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPhoto() });
  const choosing = form.getByRole('radio', { name: 'Seller', includeHidden: true }).check();

  goOn();
  await choosing;
  await expect(form.getByText('me.png')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('Early Bird');
  await form.getByLabel('Email').fill(`early-${Date.now()}@people.test`);
  await form.getByRole('textbox', { name: 'Password' }).fill('second-gear');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Sign Up Successfully Done')).toBeVisible();
  await page.goto('/dashboard/seller/product-post');
  await expect(page.getByRole('heading', { level: 1, name: 'Post Product' })).toBeVisible();
});

test('A page behind the login never shows home, nor does the login page that visitors are sent to', async ({
  page,
}) => {
  const person = await aPerson();
  await page.addInitScript(keepHeadings);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  expect(await headings(page)).toEqual(['Welcome back']);

  await signIn(page, person);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Profile/);
  expect((await headings(page)).filter((text) => !text.includes('Profile'))).toEqual([]);
});

test('Who is here is looked for after the first paint', async ({ page }) => {
  await signIn(page, await aPerson());
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'SignOut' })).toBeVisible();
  const [painted, sought] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /\/member-.*\.js$/.test(name))?.startTime,
  ]);
  expect(painted).toBeGreaterThan(0);
  expect(sought).toBeGreaterThan(painted ?? NaN);
});

test('The theme that was chosen is there before the first paint, and so is its picture', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 20, 24)');
  await expect(page.locator('img[src*="hero-dark"]')).toBeVisible();
  await expect(page.locator('img[src*="hero-light"]')).toBeHidden();
});

test('The scene of the other theme is not asked for, nor that of another width', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const scene = /hero-(light|dark)(-small)?/.exec(request.url())?.[0];
    if (scene !== undefined) asked.add(scene);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...asked]).toEqual(['hero-dark']);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  asked.clear();
  await page.reload({ waitUntil: 'networkidle' });
  expect([...asked]).toEqual(['hero-light-small']);
});

declare global {
  interface Window {
    firstHeading: Element | null | undefined;
    headings: string[];
  }
}

/** Runs in the page: keeps the heading that the document brought. */
function keepFirstHeading() {
  document.addEventListener('readystatechange', () => (window.firstHeading ??= document.querySelector('h1')));
}

/** Runs in the page: keeps what the main heading has ever been. */
function keepHeadings() {
  window.headings = [];
  const see = () => {
    const text = document.querySelector('h1')?.textContent ?? '';
    if (text !== '' && !window.headings.includes(text)) window.headings.push(text);
  };
  new MutationObserver(see).observe(document, { childList: true, subtree: true, characterData: true });
}

const headings = (page: Page) => page.evaluate(() => window.headings);
