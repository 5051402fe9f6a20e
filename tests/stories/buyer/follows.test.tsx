import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { breakCall } from '@tests/support/calls';
import { advanceTime, untilIdle } from '@tests/support/clock';
import { aBuyer } from '@tests/support/people';
import { setDevice } from '@tests/support/shims/screen';
import { currentPath, leavePage, visit } from '@tests/support/visit';
import { aCar, aWish, database } from '@tests/support/database';
import { storeForUser, userKey } from '@tests/support/userKey';

type Page = Awaited<ReturnType<typeof visit>>;

const heading = (screen: Page['screen'], text: string) => screen.findByRole('heading', { level: 1, name: text });
const savedSearches = async (screen: Page['screen']) =>
  within(await screen.findByRole('navigation', { name: 'Saved searches' }));
const card = (name: string) => screen.findByRole('article', { name });
async function passTime(hours: number) {
  leavePage();
  await untilIdle();
  vi.setSystemTime(Date.now() + hours * 3_600_000);
}
const DAY = 24 * 3_600_000;

async function save({ user, screen }: Page, name: string) {
  await user.click(screen.getByRole('button', { name: /^Save (this )?search$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
}

describe('A buyer who saves a search', () => {
  test('finds it below the categories with the number of new cars, until they look at it', async () => {
    aCar({ title: 'X1', slug: 'bmw', price: 14_600 }, new Date(Date.now() - DAY));
    const noor = aBuyer();
    const page = await visit('/carsCategories/category/bmw?maxPrice=30000&sort=price-low', noor);
    await heading(page.screen, 'Showing 1 Result of BMW');

    await page.user.click(page.screen.getByRole('button', { name: 'Save this search' }));
    const dialog = within(await page.screen.findByRole('dialog', { name: 'Save this search' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('BMW, Up to $30,000');
    await page.user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Give it a name\./);
    await page.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'BMW under $30,000');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await page.screen.findByRole('button', { name: 'Search saved' })).toBeVisible();

    await advanceTime(2000);
    const later = () => new Date(Date.now() + 60_000);
    aCar({ title: 'X3', slug: 'bmw', price: 28_000 }, later());
    aCar({ title: '330i', slug: 'bmw', price: 24_500 }, later());
    aCar({ title: 'X7', slug: 'bmw', price: 80_000 }, later());
    aCar({ title: 'Barn find', slug: 'bmw', price: 'ask' }, later());
    aCar({ title: 'Corolla', slug: 'toyota', price: 9000 }, later());
    const { user, screen } = await visit('/carsCategories');
    const link = await (await savedSearches(screen)).findByRole('link', { name: 'BMW under $30,000 2 new cars' });
    expect(link).not.toHaveAttribute('aria-current');
    await advanceTime(120_000);

    await user.click(link);
    await heading(screen, 'Showing 3 Result of BMW');
    expect(currentPath()).toBe('/carsCategories/category/bmw?maxPrice=30000');
    expect(
      await (await savedSearches(screen)).findByRole('link', { name: 'BMW under $30,000 0 new cars', current: 'page' }),
    ).toBeVisible();
  });

  test('renames and removes searches, and takes a removal back', async () => {
    aCar({ title: 'Corolla', gear_type: 'Automatic' });
    const page = await visit('/carsCategories?gear=automatic', aBuyer());
    await heading(page.screen, 'All Available Data 1 Result of 1');
    await save(page, 'Automatic');
    const { user, screen } = page;
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Automatic' }));
    await save(page, '<img src=x onerror=alert(1)>');

    await user.click((await savedSearches(screen)).getByRole('button', { name: 'Rename or remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    const name = dialog.getByRole('textbox', { name: 'Name of “Automatic”' });
    await user.clear(name);
    expect(name).toHaveAccessibleDescription('Give it a name.');
    await user.type(name, 'No clutch');
    await user.click(dialog.getByRole('button', { name: 'Remove “No clutch”' }));
    expect(dialog.getByText('“No clutch” is removed.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Undo: No clutch' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Undo: No clutch' }));
    await user.click(dialog.getByRole('button', { name: 'Remove “<img src=x onerror=alert(1)>”' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));

    const { screen: reloaded } = await page.reload();
    const links = (await savedSearches(reloaded)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/carsCategories?gear=automatic']);
    expect(links[0]).toHaveTextContent(/^No clutch/);
  });

  test('keeps at most 20, each only once, and none that is malformed', async () => {
    const noor = aBuyer();
    const search = { name: 'Cheap', query: 'maxPrice=5000', savedAt: 1, openedAt: 1 };
    const many = Array.from({ length: 18 }, (_, index) => ({ ...search, query: `maxPrice=${index + 1}` }));
    const malformed = [null, 'x', { ...search, name: '\u200B' }, { ...search, brand: '..' }, { ...search, query: 7 }];
    storeForUser(noor.email, 'saved searches 1', JSON.stringify([...malformed, ...many]));
    aCar({ title: 'Corolla', price: 4000 });
    const page = await visit('/carsCategories?maxPrice=5000', noor);
    const { user, screen } = page;
    await heading(screen, 'All Available Data 1 Result of 1');
    expect((await savedSearches(screen)).getAllByRole('link')).toHaveLength(18);

    await save(page, 'Up to 5000');
    await user.click(screen.getByRole('button', { name: 'Search saved' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Up to $5,000' }));
    await save(page, 'All');
    await user.type(screen.getByRole('searchbox'), 'corolla');
    await user.click(await screen.findByRole('button', { name: 'Save this search' }));
    expect(await screen.findByText('You have 20 saved searches. Remove one to save another.')).toBeVisible();
  });
});

test('A card in a list says "New today" for a day, on home to users who are signed in only', async () => {
  aCar({ title: 'X3', price: 28_000 }, new Date(Date.now() - 3 * DAY));
  aCar({ title: 'Corolla', price: 9000 }, new Date(Date.now() - DAY + 60_000));
  const { user } = await visit('/carsCategories', aBuyer());
  expect(await card('Corolla')).toHaveTextContent('New today. Listed 23 hours ago');
  expect(await card('X3')).toHaveTextContent('3 days ago');

  await user.click(screen.getByRole('link', { name: 'Home' }));
  const posts = within(await screen.findByRole('region', { name: 'Seller collection' }));
  expect(await posts.findByRole('article', { name: 'Corolla' })).toHaveTextContent('New today');
  expect(posts.getByRole('article', { name: 'X3' })).toHaveTextContent('3 days ago');
  await user.click(screen.getByRole('button', { name: 'SignOut' }));
  await advanceTime(5000);
  expect(await screen.findAllByText('23 hours ago')).not.toHaveLength(0);
  expect(screen.queryByText(/New today/)).not.toBeInTheDocument();
});

describe('A buyer who comes back', () => {
  const panel = async () => within(await screen.findByRole('region', { name: 'Since you were here' }));
  const noPanel = async () => {
    await advanceTime(3000);
    expect(screen.queryByRole('region', { name: 'Since you were here' })).not.toBeInTheDocument();
  };
  /** A visit with filters, saved or not, after which cars are posted, change their prices and disappear. */
  async function comeBack(noor: { email: string }, to: string, isSaved = true) {
    const at = new Date(Date.now() - 3 * DAY);
    const cherokee = aCar({ title: 'Cherokee', slug: 'jeep', price: 32_900 }, at);
    const jaguar = aCar({ title: '<b>Jaguar</b> XE', slug: 'jaguar', price: 20_000 }, at);
    const bought = aCar({ title: 'Bought', price: 20_000 }, at);
    const dearer = aCar({ title: 'Kuga', slug: 'ford', price: 24_000 }, at);
    const same = aCar({ title: 'Focus', slug: 'ford', price: 12_000 }, at);
    const wish = (car: { id: string }, title: string, price: number) =>
      aWish({ wishListIid: car.id, product_title: title, price }, at);
    wish(cherokee, 'Cherokee', 32_900);
    wish(jaguar, '<b>Jaguar</b> XE', 20_000);
    wish(dearer, 'Kuga', 24_000);
    wish(same, 'Focus', 12_000);
    aWish({ wishListIid: bought.id, paid: true }, at);
    const page = await visit('/carsCategories?maxPrice=30000', noor);
    await heading(screen, 'All Available Data 4 Result of 5');
    if (isSaved) await save(page, 'Under $30,000');
    await noPanel();

    await passTime(2);
    await database.cars.update({ _id: cherokee.id }, { price: 31_900 });
    await database.cars.update({ _id: dearer.id }, { price: '24,500' });
    await database.cars.remove({ _id: jaguar.id });
    await database.cars.remove({ _id: bought.id });
    aCar({ slug: 'bmw', title: 'X1', price: 14_600, mileage: 109_800, gear_type: 'Manual', wheel: 'FWD' });
    aCar({ slug: 'bmw', title: 'X7', price: 84_600 });
    return visit(to);
  }

  test('sees what is new for their searches and what changed on their wishlist, until they put it aside', async () => {
    const noor = aBuyer();
    const { user, reload } = await comeBack(noor, '/carsCategories');
    const since = await panel();
    expect(since.getByText(/^Last visit on this device: \w{3} \d+ \w+, \d\d:\d\d$/)).toBeVisible();
    expect(since.getByRole('heading', { name: '1 new for “Under $30,000”' })).toBeVisible();
    expect(since.getByRole('link', { name: /^See them/ })).toHaveAttribute('href', '/carsCategories?maxPrice=30000');
    expect(since.getByRole('heading', { name: '3 of your saved cars changed' })).toBeVisible();
    expect(since.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'X1109,800 km, Manual, FWD$14,600just now',
      'Cherokee$1,000 cheaper$31,900was $32,900',
      '<b>Jaguar</b> XENo longer listed',
      'Kuga$500 dearer$24,500was $24,000',
    ]);

    await user.click(since.getByRole('button', { name: 'Put aside' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await noPanel();
    await reload();
    await heading(screen, 'All Available Data 5 Result of 5');
    await noPanel();
    await passTime(2);
    await reload();
    await heading(screen, 'All Available Data 5 Result of 5');
    await noPanel();
  });

  test('without a saved search sees on home what is new for their last filters, folded to its headings on a phone', async () => {
    setDevice({ width: 390 });
    const { user } = await comeBack(aBuyer(), '/home', false);
    const since = await panel();
    expect(since.queryByRole('listitem')).not.toBeInTheDocument();
    await user.click(since.getByRole('button', { name: '1 new for your last filters', expanded: false }));
    expect(since.getByRole('link', { name: 'X1' })).toBeVisible();
    expect(since.getAllByRole('listitem')).toHaveLength(1);
  });

  test('sees nothing of it on a new device, or if the wishlist cannot be loaded', async () => {
    const noor = aBuyer();
    breakCall('GET /wishlist', 500);
    await comeBack(noor, '/carsCategories');
    await heading(screen, 'All Available Data 5 Result of 5');
    await noPanel();
    localStorage.removeItem(userKey(noor.email, 'visit 1'));
    await visit('/carsCategories');
    await heading(screen, 'All Available Data 5 Result of 5');
    await noPanel();
  });
});
