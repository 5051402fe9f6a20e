import type { Locator, Page } from '@playwright/test';
import { homeTexts } from '@/home/texts';
import { addressOf } from '@sandbox/run/ports';
import { expectAccessible } from './support/accessible';
import { delayRequests } from './support/delay';
import { aPhoto, signIn } from './support/journey';
import { aCar, aPerson, aWish } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

const pages = [
  { address: '/home', title: 'A good car deserves a second gear.' },
  { address: '/blog', title: 'Blog Comunity' },
  { address: '/login', title: 'Welcome back' },
  { address: '/signup', title: 'Create your account' },
  { address: '/no/such/page', title: "It's Just A 404 Page" },
];

const phone = { width: 390, height: 844 };
const menuOf = (page: Page) => ({
  button: page.getByRole('button', { name: 'Menu' }),
  link: page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }),
});

/** What the browser tells assistive technology about the menu's button. */
async function isExpanded(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return button?.properties?.some(({ name, value }) => name === 'expanded' && value.value === true);
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search and the brands of home stay where they are while the rest of the document arrives', async ({
    page,
  }) => {
    const html = await (await page.request.get('/')).text();
    const first = page.locator('form[action] select, nav li').filter({ visible: true });
    const boxes = async () => Promise.all((await first.all()).slice(0, 5).map((part) => part.boundingBox()));
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const whole = await boxes();
      for (const [cut, parts] of [
        ['type="submit"', 3],
        ['category/ford', 5],
      ] as const) {
        await page.route('/', (route) =>
          route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf(cut)) }),
        );
        await page.goto('/');
        expect(await boxes(), `${cut} at ${width}`).toEqual(whole.slice(0, parts));
        await page.unroute('/');
      }
    }
  });

  test('each public page can be read, and its menu leads to the blog', async ({ page, problems }) => {
    problems.expect(/the server responded with a status of 404/);
    for (const { address, title } of pages) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(address.includes('/no') ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('link', { name: 'Categories' })).toBeVisible();
      await menu.getByRole('link', { name: 'Blog' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Comunity');
    }
  });

  test('the menu of a phone opens, and closes by Escape and by a press beside it', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const { button, link } = menuOf(page);
    await expect(link).toBeHidden();
    expect(await isExpanded(page)).toBe(false);
    await button.click();
    await expect(link).toBeVisible();
    expect(await isExpanded(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.mouse.click(200, 700);
    await expect(link).toBeHidden();
  });
});

test('Each public page is hydrated without replacing the markup', async ({ page, problems }) => {
  problems.expect(/the server responded with a status of 404/);
  await page.route(`${addressOf('market')}/**`, () => undefined);
  await page.addInitScript(recordFirstHeading);
  for (const { address, title } of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // The button works, so the page has been hydrated.
    const before = await page.evaluate(() => document.documentElement.dataset['theme']);
    await page.getByRole('button', { name: /^Switch to/ }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
    const isSame = await page.evaluate(() => document.querySelector('h1') === window.firstHeading);
    expect(isSame, `the heading of ${address} is the one that was sent`).toBe(true);
  }
});

/** Delays the page's scripts until the returned function is called. */
const delayCode = (page: Page) => delayRequests(page, '**/*.js');

test('Text typed before the code has loaded is kept, and a button pressed before it does its work once', async ({
  page,
}) => {
  const release = await delayCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill('ines@people.test');
  await page.getByRole('button', { name: 'Switch to dark theme' }).dblclick();
  await form.getByRole('button', { name: 'Login' }).click();

  release();
  await expect(form.getByText('Password Required')).toBeVisible();
  await expect(form.getByText('Email Address Required')).toBeHidden();
  await expect(form.getByLabel('Email')).toHaveValue('ines@people.test');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('A choice, a search, a menu and the focus of a signed-in user on home before the code has loaded are kept when the page replaces the document', async ({
  page,
}) => {
  await startAs(page, await aPerson());
  const openHome = async () => {
    const release = await delayCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    return release;
  };
  let release = await openHome();
  await page.getByLabel('Brand', { exact: true }).selectOption('BMW');
  const show = page.getByRole('search').getByRole('button');
  await show.focus();

  release();
  await expect(page.getByRole('button', { name: 'SignOut' })).toBeVisible();
  await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('bmw');
  await expect(page).toHaveURL('/?brand=bmw');
  await expect(show).toHaveText(/^Show \d+ cars$/);
  await expect(show).toBeFocused();

  release = await openHome();
  await page.getByLabel('Brand', { exact: true }).selectOption('BMW');
  await page.getByLabel('Price up to').selectOption('$30,000');
  await page.getByLabel('Year from').selectOption('2018');
  await page.getByRole('button', { name: 'Show cars' }).click();
  await page.waitForURL('/carsCategories?brand=bmw&maxPrice=30000&minYear=2018', { waitUntil: 'commit' });

  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Showing \d+ Result of BMW$/);
  await expect(page).toHaveURL('/carsCategories/category/bmw?maxPrice=30000&minYear=2018');

  await page.setViewportSize(phone);
  release = await openHome();
  const { button, link } = menuOf(page);
  await button.click();
  await expect(link).toBeVisible();
  await link.focus();

  release();
  await expect(page.getByRole('button', { name: 'SignOut' })).toBeVisible();
  await expect(link).toBeVisible();
  await expect(link).toBeFocused();
});

test.describe('On a phone', () => {
  test.use({ viewport: phone });

  test('the menu opens before the code has loaded, stays open when it comes, and closes when a link is followed', async ({
    page,
  }) => {
    const release = await delayCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    const { button, link } = menuOf(page);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await button.click();
    await expect(link).toBeVisible();

    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Comunity');
    await expect(link).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await button.click();
    await link.click();
    await expect(link).toBeHidden();
  });
});

test('A photo chosen before the code has loaded is kept, and no choice is lost', async ({ page }) => {
  const release = await delayCode(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Sign up' });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPhoto() });
  await form.getByText('Seller', { exact: true }).click();
  await form.getByText('Buyer', { exact: true }).click();
  await form.getByText('Seller', { exact: true }).click();
  await expect(form.getByRole('radio', { name: 'Seller' })).toBeChecked();

  release();
  await expect(form.getByRole('radio', { name: 'Seller' })).toBeChecked();
  await expect(form.getByText('me.png')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('Early Bird');
  await form.getByLabel('Email').fill(`early-${Date.now()}@people.test`);
  await form.getByRole('textbox', { name: 'Password' }).fill('second-gear');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Sign Up Successfully Done')).toBeVisible();
  await page.goto('/dashboard/seller/product-post');
  await expect(page.getByRole('heading', { level: 1, name: 'Post Product' })).toBeVisible();
});

test('A protected page never shows the home page first, nor does the login page that visitors are redirected to', async ({
  page,
}) => {
  const person = await aPerson();
  await page.addInitScript(recordHeadings);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  expect(await headings(page)).toEqual(['Welcome back']);

  await signIn(page, person);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Profile/);
  expect((await headings(page)).filter((text) => !text.includes('Profile'))).toEqual([]);
});

test('The documents of home and of a protected page begin their reads, each of which is sent once', async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === addressOf('market') && /^\/car/.test(pathname)) reads.push(pathname);
  });
  for (const path of ['/', '/carsCategories']) {
    if (path !== '/') await startAs(page, await aPerson());
    reads.length = 0;
    const release = await delayCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect.poll(() => reads).toEqual(['/cars', '/carCategories']);

    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(reads).toEqual(['/cars', '/carCategories']);
  }
});

test('The documents of home and of My Wishlist also begin the lists of the user, which the app shows', async ({
  page,
}) => {
  const person = await aPerson();
  await aWish(person, await aCar(person), 'Toyota Yaris 1.5 Hybrid', 14200, '');
  await startAs(page, person);
  const begun = new Set<string>();
  // Only the first request gets a response: no poll, nor one that the app would send in its place.
  await page.route(/\/(seller\/post|wishlist\?email=.+)$/, async (route) => {
    const url = route.request().url();
    const isFirst = !begun.has(url);
    begun.add(url);
    if (isFirst) await route.continue();
  });
  for (const [path, lists, list] of [
    ['/', 2, page.getByRole('region', { name: homeTexts.collection.title }).getByRole('article').first()],
    ['/dashboard', 1, page.getByRole('row', { name: 'Toyota Yaris 1.5 Hybrid' })],
  ] as const) {
    begun.clear();
    const release = await delayCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => begun.size).toBe(lists);

    release();
    await expect(list).toBeVisible();
  }
});

test('A visitor of a protected page sees nothing of it, and nothing is read for it', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(addressOf('market'))) reads.push(request.url());
  });
  await page.route('**/*.js', () => undefined);
  await page.goto('/carsCategories', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  expect(reads).toEqual([]);
});

test('The chosen theme and its picture are applied before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 20, 24)');
  const hero = page.locator('main picture img').filter({ visible: true });
  await expect(hero).toHaveCount(1);
  await expect.poll(() => sourceOf(hero)).toContain('hero-dark');
});

test('The picture of home is as wide as it is shown, and the only one that is fetched', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => void (request.url().includes('hero-') && fetched.add(request.url())));
  for (const [width, picture] of [
    [390, 780],
    [1366, 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const hero = page.locator('main picture img').filter({ visible: true });
    await expect.poll(() => sourceOf(hero), `${width} px wide`).toContain(`-${picture}-`);
    await page.waitForLoadState('networkidle');
    expect([...fetched]).toEqual([await sourceOf(hero)]);
    fetched.clear();
  }
});

const sourceOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.currentSrc);

declare global {
  interface Window {
    firstHeading: Element | null | undefined;
    headings: string[];
  }
}

/** Runs in the page: stores the heading of the served HTML. */
function recordFirstHeading() {
  document.addEventListener('readystatechange', () => (window.firstHeading ??= document.querySelector('h1')));
}

/** Runs in the page: records every visible text of the main heading. */
function recordHeadings() {
  window.headings = [];
  const record = () => {
    const heading = document.querySelector('h1');
    const text = heading?.checkVisibility({ visibilityProperty: true }) === true ? heading.textContent : '';
    if (text !== '' && !window.headings.includes(text)) window.headings.push(text);
  };
  new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true });
}

const headings = (page: Page) => page.evaluate(() => window.headings);
