import type { Page } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { expectAccessible } from './support/accessible';
import { demoAccount } from './support/demoPeople';
import { typeCard } from './support/journey';
import { aCar, anAccount, aPerson, aWish } from './support/people';
import { checkScreen, unavailable } from './support/screens';
import { withSpacedText } from './support/spacedText';
import { startAs } from './support/startAs';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const buyer = demoAccount('buyer');
const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length;

test('The screens of a buyer look right', async ({ page }) => {
  await startAs(page, buyer);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Seller collection' }).getByRole('article').first()).toBeVisible();
  await checkScreen(page, 'home');

  // A few cars: axe looks at each card alike, and takes seconds for a hundred.
  await page.goto('/carsCategories?q=bmw%203');
  await expect(heading(page, /^All Available Data/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await checkScreen(page, 'all-cars');
  await page.getByRole('searchbox').fill('no such car');
  await expect(page.getByRole('article')).toHaveCount(0);
  await checkScreen(page, 'all-cars-nothing-found');
  await page.goto('/carsCategories/category/bmw');
  await page.getByRole('article', { name: 'BMW 330i xDrive M Sport' }).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'BMW 330i xDrive M Sport' })).toBeVisible();
  await checkScreen(page, 'details');
  await page.getByRole('button', { name: 'Report Post' }).click();
  const report = page.getByRole('dialog', { name: 'Report this post' });
  await report.getByRole('button', { name: 'Report Post' }).click();
  await expect(report.getByText('Comment Required')).toBeVisible();
  await checkScreen(page, 'report-modal');
  await report.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Wishlist, \d+ cars$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your Chosen Car' }).getByText('BMW M240i xDrive')).toBeVisible();
  await checkScreen(page, 'wishlist-modal');
  const checkout = await page.getByRole('link', { name: 'Check out BMW M240i xDrive' }).getAttribute('href');

  await page.goto('/dashboard');
  await expect(page.getByRole('row', { name: /BMW M240i xDrive/ })).toBeVisible();
  await checkScreen(page, 'my-wishlist');
  await page.goto(checkout ?? '');
  await expect(page.getByText('Order Total')).toBeVisible();
  await checkScreen(page, 'checkout');
  await page.getByRole('button', { name: 'PAYMENT' }).click();
  await expect(page.getByRole('button', { name: 'Pay $33,600' })).toBeEnabled();
  await checkScreen(page, 'payment');

  await page.goto('/dashboard/profile');
  await expect(page.getByRole('definition').getByText('Buyer', { exact: true })).toBeVisible();
  await checkScreen(page, 'profile');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const days = page.getByRole('gridcell');
  const heights = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().height));
  expect(new Set(heights).size, 'heights of days: no number is broken by a larger font').toBe(1);
});

test('The screens of filters and of a wishlist that has changed look right', { tag: '@slow' }, async ({ page }) => {
  // No titles of the demo cars: other tests find these by their names at the same time.
  const noor = await aPerson('buyer', 'Noor Haddad');
  const mara = await aPerson('seller', 'Mara Lindqvist');
  const pictureOf = (name: string) => `${addressOf('images')}/cars/${name}.webp`;
  const save = async (title: string, price: number, now: number, name: string) => {
    const img = pictureOf(name);
    const id = await aCar(mara, { title, price: now, img });
    await aWish(noor, id, title, price, img);
  };
  await save('Toyota Camry Hybrid LE 2018', 26_500, 27_300, 'toyota-camry-hybrid-xle');
  await save('BMW 320d Touring', 24_500, 24_500, 'bmw-320d-efficient-dynamics');
  await save('Jeep Grand Cherokee Overland', 32_900, 31_900, 'jeep-grand-cherokee-limited');
  await aWish(noor, '650000000000000000000009', 'Jaguar XE P300', 18_250, pictureOf('jaguar-xe-p300-r-sport'));

  await startAs(page, noor);
  await page.goto('/dashboard');
  await expect(page.getByText(/^was \$/).first()).toBeVisible();
  await checkScreen(page, 'wishlist-changes');

  await page.goto('/carsCategories?q=bmw%203&minPrice=10000&maxPrice=30000');
  await expect(page.getByRole('article').first()).toBeVisible();
  const histogram = page.getByRole('img', { name: /^Where most cars are/ }).first();
  const openPrice = () =>
    expect(async () => {
      if (!(await histogram.isVisible())) await page.getByRole('button', { name: /^Price: / }).click();
      await expect(histogram).toBeVisible({ timeout: 3000 });
    }).toPass();
  await checkScreen(page, 'filter-price', openPrice);
  await openPrice();

  const lowest = page.getByRole('slider', { name: 'Lowest price' });
  await lowest.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('10500');
  const box = await lowest.boundingBox();
  const plot = await histogram.boundingBox();
  if (!box || !plot) throw new Error('The histogram is not shown.');
  const moveTo = async (price: number) =>
    page.mouse.move(plot.x + (plot.width * price) / Number(await lowest.getAttribute('max')), box.y + box.height / 2);
  await moveTo(10_500);
  await page.mouse.down();
  await moveTo(15_000);
  await moveTo(20_000);
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue(/^(19500|20000|20500)$/);
  await page.mouse.up();
  await expect(page).toHaveURL(/minPrice=(19500|20000|20500)&maxPrice=30000$/);
});

test('The large picture, the list of keys and a printed car look right', async ({ page }) => {
  const title = 'BMW 330i xDrive M Sport';
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await startAs(page, buyer);
  await page.goto('/carsCategories/category/bmw');
  await page.getByRole('article', { name: title }).getByRole('link', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Large picture' }).click();
  const picture = page.getByRole('dialog', { name: title });
  const shown = picture.getByRole('img', { name: title });
  await expect(shown).toBeVisible();
  await checkScreen(page, 'picture-dialog');
  const sizes = async () => ({
    page: await page.evaluate(() => window.visualViewport?.scale),
    picture: (await shown.boundingBox())?.width ?? 0,
  });
  const before = await sizes();
  const small = page.locator('main').getByAltText(title).first();
  await expect(small).toHaveCSS('object-fit', 'cover');
  const onPage = await small.boundingBox();
  expect(before.picture).toBeGreaterThan(onPage?.width ?? Infinity);
  await shown.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -80);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await sizes()).picture).toBeGreaterThan(before.picture * 1.2);
  expect((await sizes()).page).toBe(before.page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Large picture' })).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await checkScreen(page, 'keys');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  for (const name of [title, 'Description']) await expect(page.getByRole('heading', { name })).toBeVisible();
  for (const name of ['Specification', 'Seller']) await expect(page.getByLabel(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: title })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('+46')).toHaveCount(0);
  await expectAccessible(page);
});

test('The screens of a completed payment and of a missing car look right', async ({ page }) => {
  const title = 'Toyota Yaris 1.5 Hybrid';
  const id = await aCar(await aPerson('seller', 'Mara Lindqvist'), { title, price: 14200 });
  await startAs(page, await aPerson());
  await page.goto(`/carsCategories/add-to-cart/${id}`);
  await page.getByRole('button', { name: 'PAYMENT' }).click();
  await expect(page.getByRole('button', { name: 'Pay $14,200' })).toBeEnabled();
  await typeCard(page, '4000002500003155');
  await page.getByRole('button', { name: 'Pay $14,200' }).click();
  await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('button', { name: 'Pay $14,200' })).toBeEnabled();
  await checkScreen(page, 'payment-without-bank');
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $14,200' }).click();
  await expect(page.getByRole('heading', { name: 'Your Payment Successfully Done' })).toBeVisible();
  await checkScreen(page, 'receipt');
  for (const format of ['A4', 'Letter']) expect(pageCount(await page.pdf({ format })), format).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByText('$14,200.00 USD')).toBeVisible();
  await expect(page.getByRole('button').or(page.getByRole('link')).or(page.getByRole('banner'))).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/carsCategories/carDetails/0123456789abcdef01234567');
  await expect(page.getByText(/not found|no longer/i).first()).toBeVisible();
  await checkScreen(page, 'car-not-found');

  const withoutPhone = await aCar(await aPerson('seller', 'Kaja Solberg'), { phone: '' });
  await page.goto(`/carsCategories/carDetails/${withoutPhone}`);
  await page.getByRole('button', { name: 'Show the marketplace’s phone number' }).click();
  const boxOf = async (name: RegExp) => {
    const box = await page.locator('#seller').getByRole('link', { name }).boundingBox();
    return [box?.height, (box?.y ?? NaN) + (box?.height ?? NaN)];
  };
  // The page is still being filled: it may move between the two.
  await expect(async () => {
    expect(await boxOf(/\+46 31/), 'height and lower edge').toEqual(await boxOf(/Mail the seller/));
  }).toPass();
});

test('The sections for deciding on a car look right', { tag: '@slow' }, async ({ page }) => {
  await startAs(page, buyer);
  await page.goto('/carsCategories/category/bmw');
  await page.getByRole('article', { name: 'BMW 330i xDrive M Sport' }).getByRole('link', { name: 'Details' }).click();
  await page.getByRole('link', { name: /comparable cars$/ }).click();
  const position = page.getByRole('region', { name: 'Where this price stands' });
  await expect(position.getByRole('row', { name: /This car/ })).toBeVisible();
  await position.locator('[aria-hidden] a[href*=carDetails]').first().hover();
  await checkScreen(page, 'details-price');
  const ticks = position.locator('[data-is-odd] > span');
  const shown = () => ticks.evaluateAll((all) => all.filter((tick) => tick.checkVisibility()).length);
  const all = await ticks.count();
  expect(await shown(), 'the ticks of a wide plot').toBe(all);
  await expect(position.getByText('Cheaper and less driven', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await shown(), 'the ticks of a narrow plot').toBe(await position.locator('[data-is-odd="false"]').count());
  await expect(position.getByText('$0', { exact: true })).toBeVisible();
  await expect(position.getByText('Cheaper and less driven', { exact: true })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Monthly estimate', 'Similar cars', /^Also from/])
    await page.getByRole('heading', { name, level: 2 }).click();
  await checkScreen(page, 'details-unfolded');

  const seller = await aPerson('seller', 'Mara Lindqvist');
  await page.goto(
    `/carsCategories/carDetails/${await aCar(seller, { description: 'Deposit by wire transfer, please.' })}`,
  );
  await expect(page.getByText('The post speaks of money in advance')).toBeVisible();
  await expect(page.getByText('A new account')).toBeVisible();
  await checkScreen(page, 'details-warnings');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('A new account')).toBeVisible();
});

test('The screens of loading, of an unavailable API and of an account without a profile look right', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load|403/);
  await startAs(page, await aPerson());
  const cars = `${addressOf('market')}/cars`;
  await page.route(cars, () => undefined);
  await page.goto('/carsCategories');
  await expect(page.getByRole('link', { name: 'BMW' }).first()).toBeVisible();
  await checkScreen(page, 'all-cars-loading');
  await page.route(cars, (route) => route.fulfill(unavailable));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await checkScreen(page, 'all-cars-market-down');
  await page.unroute(cars);

  await page.getByRole('button', { name: 'SignOut' }).click();
  await expect(page.getByRole('button', { name: 'SignOut' })).toBeHidden();
  const { email, password } = await anAccount();
  await page.goto('/login');
  await page.getByRole('form', { name: 'Login' }).getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No profile for this account' })).toBeVisible();
  await checkScreen(page, 'no-profile');
});

test(
  'The screens of a comparison look right, which a buyer reaches from the filters by keyboard alone',
  { tag: '@slow' },
  async ({ page }) => {
    await startAs(page, await aPerson());
    await page.goto('/carsCategories/category/bmw?sort=price-low');
    const { keyboard } = page;
    await expect(page.getByRole('article').first()).toBeVisible();
    await tabTo(page, page.getByRole('searchbox'));
    await keyboard.type('bmw');
    await tabTo(page, page.getByRole('button', { name: 'Price' }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'From' }));
    await keyboard.type('20000');
    await keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Price: From $20,000' })).toBeFocused();
    await expect(page).toHaveURL(/q=bmw&minPrice=20000/);
    for (const place of [0, 1, 2]) {
      const card = page.getByRole('article').nth(place);
      await tabTo(page, card.getByRole('link', { name: /^Details: / }));
      await tabTo(page, card.getByRole('button', { name: /^Add to cart: / }));
      await keyboard.press('ArrowLeft');
      await expect(card.getByRole('button', { name: /^Compare: / })).toBeFocused();
      await keyboard.press('Space');
    }
    await checkScreen(page, 'brand-cars-comparing');
    const tray = page.getByRole('region', { name: 'Cars to compare' });
    // A desktop of 1280 × 720, enlarged to 200 and 400 %.
    await page.setViewportSize({ width: 640, height: 360 });
    expect((await tray.boundingBox())?.height).toBeLessThanOrEqual(60);
    await page.setViewportSize({ width: 320, height: 180 });
    await expect(tray).toHaveCSS('position', 'static');
    await page.setViewportSize({ width: 390, height: 844 });
    await withSpacedText(page, async () => {
      const open = await tray.getByRole('link', { name: 'Compare 3 cars' }).boundingBox();
      expect((open?.x ?? NaN) + (open?.width ?? NaN)).toBeLessThanOrEqual(374);
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.getByRole('button', { name: 'Price: From $20,000' })).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole('button', { name: /^Comparing: / }).first()).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: null });

    await keyboard.press('b');
    await expect(page.getByRole('link', { name: 'Compare 3 cars' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByText('Cheapest')).toBeVisible();
    await checkScreen(page, 'compare');
    const address = page.url();
    await page.goto(address.replace(/cars=\w+,/, 'cars=0123456789abcdef01234567,'));
    await expect(page.getByText('No longer listed').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Only differences' }).check();
    await checkScreen(page, 'compare-gone');
  },
);
