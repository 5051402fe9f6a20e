import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aWish, database } from '@tests/support/database';
import { navigateTo } from '@tests/support/harmless';
import { goOffline, goOnline, setVisible } from '@tests/support/network';
import { aBuyer } from '@tests/support/people';
import { filterPage } from '@tests/support/statusResponse';
import { currentPath, visit } from '@tests/support/visit';

type Screen = Awaited<ReturnType<typeof visit>>['screen'];

const titles = (screen: Screen) => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const row = async (screen: Screen, name: RegExp) => within(await screen.findByRole('row', { name }));
const early = new Date('2026-01-01T10:00:00Z');
const late = new Date('2026-02-01T10:00:00Z');

/** Creates two wishes; the newer one is the first in every list. */
function twoWishes() {
  const corolla = aCar({ title: 'Corolla 2016', price: 9500 });
  const wrangler = aCar({ title: 'Wrangler 2019', price: 31000 });
  const older = aWish({ wishListIid: corolla.id, product_title: 'Corolla 2016', price: 9500 }, early);
  const newer = aWish({ wishListIid: wrangler.id, product_title: 'Wrangler 2019', price: '31,000' }, late);
  return { corolla, wrangler, older, newer };
}

describe('My Wishlist', () => {
  test('shows the table, with a link to pay in each row (§2)', async () => {
    const { older } = twoWishes();
    const { screen } = await visit('/dashboard', aBuyer());
    expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      'SL',
      'Profile',
      'Name',
      'Price',
      'Email',
      'Remove',
      'Payment',
    ]);
    const cells = within(screen.getByRole('row', { name: /^2 .*Corolla/ }));
    expect(cells.getByText('$9,500')).toBeVisible();
    expect(cells.getByRole('cell', { name: 'noor@example.test' })).toBeVisible();
    expect(cells.getByRole('link', { name: 'Pay for Corolla 2016' })).toHaveAttribute(
      'href',
      `/dashboard/payment/${older.id}`,
    );
  });

  test('says that it is empty, and what to do (§2)', async () => {
    const { screen } = await visit('/dashboard', aBuyer());
    expect(await screen.findByText('No Data Found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/carsCategories');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('keeps a paid row, and offers no payment in a row whose car is gone (§2, §4)', async () => {
    const { newer } = twoWishes();
    aWish({ wishListIid: '650000000000000000000009', product_title: 'Focus 2014' });
    await database.wishlist.update({ _id: newer.id }, { paid: true });
    const { screen } = await visit('/dashboard', aBuyer());

    const paid = await row(screen, /Wrangler/);
    expect(paid.getByText('Paid cars stay here')).toBeVisible();
    expect(paid.getByRole('link', { name: /^Paid: Wrangler 2019/ })).toHaveAttribute(
      'href',
      `/dashboard/payment/${newer.id}`,
    );
    expect(paid.queryByRole('button')).not.toBeInTheDocument();
    const dead = await row(screen, /Focus/);
    expect(await dead.findByText('No longer listed')).toBeVisible();
    expect(dead.queryByRole('link')).not.toBeInTheDocument();
    expect(dead.getByRole('button', { name: 'Remove Focus 2014' })).toBeVisible();
  });

  test.each([
    ['', 'Price not stated'],
    [19.99, '$19.99'],
  ])('has “Ask the seller” in place of Pay where a price of %j cannot be paid', async (price, shown) => {
    aWish({ wishListIid: aCar({ title: 'Ranger', price }).id, product_title: 'Ranger', price });
    const { screen } = await visit('/dashboard', aBuyer());

    const ranger = await row(screen, /Ranger/);
    expect(ranger.getByText(shown)).toBeVisible();
    expect(await ranger.findByRole('link', { name: 'Ask the seller of Ranger' })).toBeVisible();
    expect(ranger.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  test('gets a wish without a price if the car’s price cannot be paid', async () => {
    const { id } = aCar({ title: 'Ranger', price: 19.99, img: '' });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Ranger' }));

    const ranger = await row(screen, /Ranger/);
    expect(await ranger.findByText('$19.99')).toBeVisible();
    expect(ranger.getByRole('link', { name: 'Ask the seller of Ranger' })).toBeVisible();
    expect(callsTo('POST /wishlist').map(({ body }) => body)).toEqual([
      { wishListIid: id, product_title: 'Ranger', email: 'noor@example.test' },
    ]);
  });

  test('removes a row at one press once the host has answered, and Undo puts it back (§4, §8)', async () => {
    const { corolla, older, newer } = twoWishes();
    await database.wishlist.update({ _id: older.id }, { price: 8000, product_title: 'My Corolla' });
    const { user, screen } = await visit('/dashboard', aBuyer());
    slowCall('DELETE /wishlist/:id', 1000);
    const remove = await screen.findByRole('button', { name: 'Remove Corolla 2016' });
    await user.dblClick(remove);
    expect(remove).toHaveAttribute('aria-busy', 'true');
    expect(titles(screen)).toHaveLength(2);

    expect(await screen.findByText('Product Deleted')).toBeInTheDocument();
    expect(titles(screen)).toEqual([expect.stringContaining('Wrangler')]);
    expect(await database.wishlist.count({ _id: older.id })).toBe(0);
    expect(callsTo('DELETE /wishlist/:id')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Remove Wrangler 2019' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await row(screen, /Corolla/)).getByText('was $8,000')).toBeVisible();
    expect(await database.wishlist.find({ wishListIid: corolla.id })).toMatchObject([
      { price: 8000, product_title: 'My Corolla' },
    ]);
    await advanceTime(500);
    expect(screen.queryByText('Product Deleted')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Remove Wrangler 2019' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Corolla 2016' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Remove Corolla 2016' }));
    expect(await screen.findByText('No Data Found')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'My Wishlist' })).toHaveFocus();
    expect(await database.wishlist.count({ _id: newer.id })).toBe(0);
  });

  test('shows in the row why it could not be removed, and Try again removes it (§8)', async () => {
    const { older } = twoWishes();
    aWish({ product_title: 'Newest' });
    const { user, screen } = await visit('/dashboard', aBuyer());
    const repair = breakCall('DELETE /wishlist/:id');
    const remove = await screen.findByRole('button', { name: 'Remove Corolla 2016' });
    await user.click(remove);
    const alert = await (await row(screen, /Corolla/)).findByRole('alert');
    expect(alert).toHaveTextContent('Network Error');
    expect(titles(screen)).toHaveLength(3);
    repair();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(remove).toHaveFocus();
    expect(await screen.findByText('Product Deleted')).toBeInTheDocument();
    expect(await database.wishlist.count({ _id: older.id })).toBe(0);
    expect(screen.getByRole('button', { name: 'Remove Wrangler 2019' })).toHaveFocus();
  });

  test('offers no Undo of an item whose car is on the wishlist a second time', async () => {
    const { corolla } = twoWishes();
    aWish({ wishListIid: corolla.id, product_title: 'Corolla 2016' }, early);
    const { user, screen } = await visit('/dashboard', aBuyer());
    const [remove] = await screen.findAllByRole('button', { name: 'Remove Corolla 2016' });
    await user.click(remove ?? document.body);
    expect(await screen.findByText('Product Deleted')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(await database.wishlist.count({ wishListIid: corolla.id })).toBe(1);
  });

  test('counts a removal with a lost response as done, and one of a car that is already gone as already done (§7)', async () => {
    const { newer } = twoWishes();
    const { user, screen } = await visit('/dashboard', aBuyer());
    breakCall('DELETE /wishlist/:id', 'response lost', { times: 1 });
    await user.click(await screen.findByRole('button', { name: 'Remove Corolla 2016' }));
    expect(await screen.findByText('Product Deleted')).toBeInTheDocument();

    slowCall('DELETE /wishlist/:id', 5000);
    await user.click(await screen.findByRole('button', { name: 'Remove Wrangler 2019' }));
    await waitFor(() => expect(callsTo('DELETE /wishlist/:id')).toHaveLength(2));
    await database.wishlist.remove({ _id: newer.id });
    await advanceTime(2500);
    expect(screen.getByRole('button', { name: 'Remove Wrangler 2019' })).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('Already done', {}, { timeout: 9000 })).toBeInTheDocument();
    expect(await screen.findByText('No Data Found')).toBeVisible();
  });

  test('shows remote changes without moving a row', async () => {
    const { older, newer } = twoWishes();
    const { user, screen } = await visit('/dashboard', aBuyer());
    await row(screen, /Corolla/);
    aWish({ wishListIid: aCar({ title: 'Focus 2014' }).id, product_title: 'Focus 2014' });
    await database.wishlist.remove({ _id: newer.id });
    await advanceTime(1500);

    expect(titles(screen)).toEqual([expect.stringContaining('Wrangler'), expect.stringContaining('Corolla')]);
    const removed = await row(screen, /Wrangler/);
    expect(removed.getByText('Removed in another place')).toBeVisible();
    expect(removed.queryByRole('button')).not.toBeInTheDocument();
    expect(removed.queryByRole('link')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '1 new' }));
    expect(titles(screen)).toEqual([expect.stringContaining('Focus'), expect.stringContaining('Corolla')]);

    await database.wishlist.update({ _id: older.id }, { paid: true });
    expect(await screen.findByRole('link', { name: /^Paid: Corolla 2016/ })).toBeVisible();
  });

  test('shows a wish restored by Undo at once', async () => {
    const { corolla } = twoWishes();
    const { user, screen } = await visit(`/carsCategories/carDetails/${corolla.id}`, aBuyer());
    const heart = await screen.findByRole('button', { name: 'Wishlist: Corolla 2016', pressed: true });
    await user.click(heart);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('table');
    expect(titles(screen)).toHaveLength(1);
    await user.click(undo);
    expect(await row(screen, /Corolla/)).toBeDefined();
    expect(screen.queryByRole('button', { name: '1 new' })).not.toBeInTheDocument();
  });
});

describe('The modal "Your Chosen Car"', () => {
  test('lists the cars, removes a car, puts it back with Undo, and leads to My Wishlist (§2)', async () => {
    const { corolla, older } = twoWishes();
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Wishlist, 2 cars' }));
    const modal = within(screen.getByRole('dialog', { name: 'Your Chosen Car' }));
    const listed = await modal.findAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      'Wrangler 2019$31,000Check out',
      'Corolla 2016$9,500Check out',
    ]);
    expect(modal.getByRole('link', { name: 'Corolla 2016' })).toHaveAttribute(
      'href',
      `/carsCategories/carDetails/${corolla.id}`,
    );
    await user.click(modal.getByRole('button', { name: 'Remove Corolla 2016' }));
    expect((await modal.findByText('Corolla 2016 was removed.')).closest('[tabindex]')).toHaveFocus();
    expect(modal.getAllByRole('listitem')).toHaveLength(1);
    expect(modal.getByText('1 car')).toBeVisible();
    expect(await database.wishlist.count({ _id: older.id })).toBe(0);

    await user.click(modal.getByRole('button', { name: 'Undo' }));
    const restored = await modal.findByText('Corolla 2016 is on your wishlist again.');
    expect(restored.closest('[tabindex]')).toHaveFocus();
    expect(modal.getAllByRole('listitem')).toHaveLength(2);
    expect(await database.wishlist.count({ wishListIid: corolla.id })).toBe(1);
    await advanceTime(500);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

    const repair = breakCall('DELETE /wishlist/:id');
    await user.click(modal.getByRole('button', { name: 'Remove Wrangler 2019' }));
    const alert = await modal.findByRole('alert');
    expect(alert.closest('li')).toHaveTextContent(/Wrangler.*Network Error/);
    repair();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await modal.findByText('Wrangler 2019 was removed.')).toBeVisible();

    await user.click(modal.getByRole('link', { name: 'Open My Wishlist' }));
    expect(await screen.findByRole('heading', { name: 'My Wishlist' })).toBeVisible();
    expect(currentPath()).toBe('/dashboard');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await row(screen, /Wrangler/)).toBeDefined();
  });

  test('offers no checkout of a car that is no longer listed', async () => {
    twoWishes();
    aWish({ wishListIid: '650000000000000000000009', product_title: 'Focus 2014', price: 7000 });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Wishlist, 3 cars' }));
    const modal = within(screen.getByRole('dialog', { name: 'Your Chosen Car' }));
    const focus = (await modal.findByText('No longer listed')).closest('li') ?? document.body;
    expect(focus).toHaveTextContent('Focus 2014$7,000No longer listed');
    expect(within(focus).queryByRole('link')).not.toBeInTheDocument();
    expect(within(focus).getByRole('button', { name: 'Remove Focus 2014' })).toBeVisible();
    expect(modal.getAllByRole('link', { name: /^Check out/ })).toHaveLength(2);
  });

  test('says what to do while it is empty, and closes on navigation', async () => {
    aWish({ wishListIid: '650000000000000000000009', product_title: 'Focus 2014', price: 7000 });
    const { user, screen } = await visit('/dashboard', aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Wishlist, 1 car' }));
    const modal = within(screen.getByRole('dialog', { name: 'Your Chosen Car' }));
    slowCall('DELETE /wishlist/:id', 1000);
    await user.click(await modal.findByRole('button', { name: 'Remove Focus 2014' }));
    // The dialog does not shrink while the car is in it.
    expect(modal.getByRole('link', { name: 'Open My Wishlist' })).toBeVisible();
    await advanceTime(1500);
    expect(await modal.findByText('No car chosen yet')).toBeVisible();
    await user.click(modal.getByRole('link'));
    expect(await screen.findByRole('heading', { name: /^All Available Data/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('The poll of the wishlist', () => {
  const polls = () => callsTo('GET /wishlist').length;

  test('runs once a second for all observers, and only while the page is visible', async () => {
    twoWishes();
    const { screen } = await visit('/carsCategories', aBuyer());
    await screen.findByRole('button', { name: 'Wishlist, 2 cars' });
    const before = polls();
    await advanceTime(10_000);
    expect(polls() - before).toBeGreaterThanOrEqual(8);
    expect(polls() - before).toBeLessThanOrEqual(10);

    setVisible(false);
    const hidden = polls();
    await advanceTime(10_000);
    expect(polls()).toBe(hidden);
    setVisible(true);
    await advanceTime(1500);
    expect(polls()).toBeGreaterThan(hidden);

    goOffline();
    const offline = polls();
    await advanceTime(10_000);
    expect(polls() - offline).toBeLessThanOrEqual(1);
    goOnline();
  });

  test('says while the browser is offline since when it is not up to date, and tries if it is asked to', async () => {
    twoWishes();
    const { user, screen } = await visit('/dashboard', aBuyer());
    await row(screen, /Corolla/);
    const line = /^Offline, not up to date since \d\d:\d\d/;
    const tryAgain = () => user.click(screen.getByRole('button', { name: 'Try now' }));
    goOffline();
    await advanceTime(2000);
    expect(screen.getByText(line)).toBeVisible();
    await tryAgain();
    await advanceTime(5000);
    expect(screen.getByText(line)).toBeVisible();
    goOnline();
    await advanceTime(2000);
    expect(screen.queryByText(line)).not.toBeInTheDocument();

    goOffline({ isWrong: true });
    await advanceTime(2000);
    const before = polls();
    await tryAgain();
    await advanceTime(5000);
    expect(screen.queryByText(line)).not.toBeInTheDocument();
    expect(polls() - before).toBeGreaterThanOrEqual(4);
    goOnline();
  });

  test('that fails shows a status line, slows down, and recovers (§8)', async () => {
    twoWishes();
    const { screen } = await visit('/dashboard', aBuyer());
    await row(screen, /Corolla/);
    const repair = breakCall('GET /wishlist', 500);
    expect(await screen.findByText(/^Not up to date since \d\d:\d\d, trying again$/)).toBeVisible();
    expect(titles(screen)).toHaveLength(2);
    await advanceTime(20_000);
    const before = polls();
    await advanceTime(60_000);
    expect(polls() - before).toBeLessThan(30);
    repair();
    await advanceTime(30_000);
    expect(screen.queryByText(/^Not up to date/)).not.toBeInTheDocument();
  });

  test('that a network filter refuses goes on, more slowly, and says since when it is not up to date', async () => {
    twoWishes();
    const { screen } = await visit('/dashboard', aBuyer());
    await row(screen, /Corolla/);
    const repair = breakCall('GET /wishlist', () => filterPage());
    expect(await screen.findByText(/^Not up to date since \d\d:\d\d, trying again$/)).toBeVisible();
    expect(screen.queryByText(/Your account is not allowed/)).not.toBeInTheDocument();
    repair();
    await advanceTime(30_000);
    expect(screen.queryByText(/^Not up to date/)).not.toBeInTheDocument();
    expect(titles(screen)).toHaveLength(2);
  });

  test('that is refused stops, with a message', async () => {
    twoWishes();
    const { screen } = await visit('/dashboard', aBuyer());
    await row(screen, /Corolla/);
    breakCall('GET /wishlist', 403);
    expect(await screen.findByText(/^Your account is not allowed to do this/)).toBeVisible();
    const before = polls();
    await advanceTime(30_000);
    expect(polls()).toBe(before);
    expect(titles(screen)).toHaveLength(2);
  });
});

test('Whoever is offline reads so at once on a page that has nothing to show yet', async () => {
  const { screen } = await visit('/blog', aBuyer());
  goOffline();
  for (const page of ['/dashboard/profile', `/carsCategories/compare?cars=${'a'.repeat(24)}`, '/carsCategories']) {
    await navigateTo(page);
    expect(await screen.findByText(/^You are offline. This loads/), page).toBeVisible();
  }
  goOnline();
});
