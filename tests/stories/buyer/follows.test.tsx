import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userKeyOf } from '@/lib/browser/userKeys';
import { breakCall } from '@tests/support/calls';
import { advanceTime, untilIdle } from '@tests/support/clock';
import { aCar, aWish, database } from '@tests/support/database';
import { setVisible } from '@tests/support/network';
import { aBuyer } from '@tests/support/people';
import { storeForUser } from '@tests/support/userKey';
import { currentPath, leavePage, visit } from '@tests/support/visit';

type Page = Awaited<ReturnType<typeof visit>>;

const heading = (screen: Page['screen'], text: string) => screen.findByRole('heading', { level: 1, name: text });
const savedSearches = async (screen: Page['screen']) =>
  within(await screen.findByRole('navigation', { name: 'Saved searches' }));
async function passTime(hours: number) {
  leavePage();
  await untilIdle();
  vi.setSystemTime(Date.now() + hours * 3_600_000);
}
const DAY = 24 * 3_600_000;

describe('A buyer who saves a search', () => {
  test('finds it below the categories with the number of new cars, until they look at it', async () => {
    aCar({ title: 'X1', slug: 'bmw', price: 14_600 }, new Date(Date.now() - DAY));
    const noor = aBuyer();
    const page = await visit('/carsCategories/category/bmw?maxPrice=30000&sort=price-low', noor);
    await heading(page.screen, 'Showing 1 Result of BMW');
    await page.user.click(page.screen.getByRole('button', { name: 'Save this search' }));
    expect(page.screen.getByRole('button', { name: 'Search saved' })).toHaveFocus();

    await advanceTime(2000);
    const later = () => new Date(Date.now() + 60_000);
    aCar({ title: 'X3', slug: 'bmw', price: 28_000 }, later());
    aCar({ title: '330i', slug: 'bmw', price: 24_500 }, later());
    aCar({ title: 'X7', slug: 'bmw', price: 80_000 }, later());
    aCar({ title: 'Barn find', slug: 'bmw', price: 'ask' }, later());
    aCar({ title: 'Corolla', slug: 'toyota', price: 9000 }, later());
    aCar({ title: 'Own', slug: 'bmw', price: 9000, email: noor.email }, later());
    const { user, screen } = await visit('/carsCategories');
    const link = await (await savedSearches(screen)).findByRole('link', { name: 'BMW, Up to $30,000 2 new cars' });
    expect(link).not.toHaveAttribute('aria-current');
    await advanceTime(120_000);

    await user.click(link);
    await heading(screen, 'Showing 4 Result of BMW');
    expect(currentPath()).toBe('/carsCategories/category/bmw?maxPrice=30000');
    expect(
      await (await savedSearches(screen)).findByRole('link', { name: 'BMW, Up to $30,000', current: 'page' }),
    ).toBeVisible();

    await advanceTime(2000);
    aCar({ title: 'X2', slug: 'bmw', price: 20_000 });
    await advanceTime(6000);
    setVisible(false);
    setVisible(true);
    await screen.findByRole('button', { name: '1 new' });
    await advanceTime(2000);
    expect((await savedSearches(screen)).getByRole('link')).toHaveAccessibleName('BMW, Up to $30,000');
  });

  test('removes it with the same button, and saves it again', async () => {
    aCar({ title: 'Golf 2019', gear_type: 'Automatic' });
    const { user, screen } = await visit('/carsCategories?minYear=2018&gear=automatic&q=golf', aBuyer());
    await heading(screen, 'All Available Data 1 Result of 1');
    await user.click(screen.getByRole('button', { name: 'Save this search' }));
    await (await savedSearches(screen)).findByRole('link', { name: 'golf, From 2018, Automatic' });
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByRole('button', { name: 'Save this search' });
    await user.type(screen.getByRole('searchbox'), 'Golf ');

    await user.click(screen.getByRole('button', { name: 'Search saved' }));
    expect(screen.queryByRole('navigation', { name: 'Saved searches' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save this search' }));
    expect((await savedSearches(screen)).getAllByRole('link')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('button', { name: /^S(ave this s|earch sav)/ })).not.toBeInTheDocument();
  });

  test('keeps at most 20, each only once, and none that is malformed', async () => {
    const noor = aBuyer();
    const search = { name: 'Cheap', query: 'maxPrice=5000', openedAt: 1 };
    const many = Array.from({ length: 19 }, (_, index) => ({ ...search, query: `maxPrice=${index + 1}` }));
    const malformed = [null, 'x', { ...search, name: '\u200B' }, { ...search, brand: '..' }, { ...search, query: 7 }];
    storeForUser(noor.email, 'saved searches 1', JSON.stringify([...malformed, ...many]));
    aCar({ title: 'Corolla', price: 4000 });
    const { user, screen } = await visit('/carsCategories?maxPrice=5000', noor);
    await heading(screen, 'All Available Data 1 Result of 1');
    expect((await savedSearches(screen)).getAllByRole('link')).toHaveLength(19);

    await user.click(screen.getByRole('button', { name: 'Save this search' }));
    await user.type(screen.getByRole('searchbox'), 'corolla');
    await user.click(await screen.findByRole('button', { name: 'Save this search' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You have 20 saved searches.');
    expect((await savedSearches(screen)).getAllByRole('link')).toHaveLength(20);
  });

  test('reads that a search is too long to be saved', async () => {
    const { user, screen } = await visit(`/carsCategories?q=${encodeURIComponent('车'.repeat(150))}`, aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Save this search' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This search is too long to be saved.');
  });
});

describe('A buyer who comes back', () => {
  const panel = async () => within(await screen.findByRole('region', { name: 'Since you were here' }));
  const noPanel = async () => {
    await advanceTime(3000);
    expect(screen.queryByRole('region', { name: 'Since you were here' })).not.toBeInTheDocument();
  };
  /** A visit with a saved search, after which cars are posted, change their prices and disappear. */
  async function comeBack(noor: { email: string }, to: string) {
    const bmw = { name: 'BMW', openedAt: Date.now() };
    const ofOneName = [
      { ...bmw, query: 'q=bmw' },
      { ...bmw, query: '', brand: 'bmw' },
    ];
    storeForUser(noor.email, 'saved searches 1', JSON.stringify(ofOneName));
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
    const { user } = await visit('/carsCategories?maxPrice=30000', noor);
    await heading(screen, 'All Available Data 4 Result of 5');
    await user.click(screen.getByRole('button', { name: 'Save this search' }));
    await noPanel();

    await passTime(2);
    await database.cars.update({ _id: cherokee.id }, { price: 31_900 });
    await database.cars.update({ _id: dearer.id }, { price: '24,500' });
    await database.cars.remove({ _id: jaguar.id });
    await database.cars.remove({ _id: bought.id });
    aCar({ slug: 'bmw', title: 'X1', price: 14_600, mileage: 109_800, gear_type: 'Manual', wheel: 'FWD' });
    aCar({ slug: 'bmw', title: 'X7', price: 84_600 });
    const own = aCar({ title: 'Own', email: noor.email });
    aWish({ wishListIid: own.id }, at);
    return visit(to);
  }

  test('sees what is new for their searches and what changed on their wishlist, until they put it aside', async () => {
    const noor = aBuyer();
    const { user, reload } = await comeBack(noor, '/carsCategories');
    const since = await panel();
    expect(since.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      '2 new cars /carsCategories',
      'My Wishlist: 1 cheaper, 1 more expensive, 1 no longer listed /dashboard',
    ]);

    await user.click(since.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await noPanel();
    await reload();
    await heading(screen, 'All Available Data 6 Result of 6');
    await noPanel();
    await passTime(2);
    await reload();
    await heading(screen, 'All Available Data 6 Result of 6');
    await noPanel();
  });

  test('sees on home, too, how many cars are new, and for which search', async () => {
    await comeBack(aBuyer(), '/home');
    const since = await panel();
    expect(since.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '2 new cars',
      '2 new for “BMW”',
      '2 new for “BMW”',
      '1 new for “Up to $30,000”',
      'My Wishlist: 1 cheaper, 1 more expensive, 1 no longer listed',
    ]);
  });

  test('sees nothing of it on a new device, or if the wishlist cannot be loaded', async () => {
    const noor = aBuyer();
    breakCall('GET /wishlist', 500);
    await comeBack(noor, '/carsCategories');
    await heading(screen, 'All Available Data 6 Result of 6');
    await noPanel();
    localStorage.removeItem(userKeyOf(noor.email, 'visit 1'));
    await visit('/carsCategories');
    await heading(screen, 'All Available Data 6 Result of 6');
    await noPanel();
  });
});
