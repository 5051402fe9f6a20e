import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callsTo } from '@tests/support/calls';
import { advanceTime, startClock } from '@tests/support/clock';
import { aCar, aReport, aWish, database } from '@tests/support/database';
import { aBuyer, anAdmin, aSeller } from '@tests/support/people';
import { setDevice } from '@tests/support/shims/screen';
import { onCommit, visit } from '@tests/support/visit';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

// Ages are written anew when a minute begins.
beforeEach(() => startClock('2026-11-21T12:00:00'));

/** The React props of an element. They are a new object after every render of its component. */
function propsOf(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key !== undefined && Object.entries(element).find(([name]) => name === key)?.[1];
}

describe('A poll without changes causes no render and no DOM change:', () => {
  test.each([
    ['the wishlist', 'GET /wishlist', '/dashboard', aBuyer],
    ['reported posts', 'GET /reportedpost', '/dashboard/reported-post', anAdmin],
    ['own products', 'GET /cars/seller/:email', '/dashboard/seller/product', aSeller],
    ['seller posts on the start page', 'GET /seller/post', '/home', aBuyer],
    ['the profile', 'GET /users/:email', '/dashboard/profile', aBuyer],
  ] as const)('%s', async (_, call, url, person) => {
    setDevice({ prefersLessMotion: true });
    const { email } = person();
    const car = aCar({ title: 'Corolla 2016', email });
    aWish({ wishListIid: car.id, product_title: 'Corolla 2016', email });
    aReport({ reportPostId: car.id, product_title: 'Corolla 2016' });
    const { screen } = await visit(url, { email });
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });
    // The last part of the page is loaded ten seconds after it.
    await advanceTime(12_000);

    const before = callsTo(call).length;
    const onMutation = vi.fn();
    onCommit.mockClear();
    const observer = new MutationObserver(onMutation);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await advanceTime(5000);
    observer.disconnect();

    expect(callsTo(call).length - before).toBeGreaterThanOrEqual(4);
    expect([onCommit, onMutation].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });
});

describe('A changed list renders only the changed part:', () => {
  async function change(find: () => Promise<Element[]>, write: () => Promise<unknown>) {
    await find();
    await advanceTime(3000);
    const before = (await find()).map(propsOf);
    await write();
    await advanceTime(1500);
    return (await find()).map((element, index) => (propsOf(element) === before[index] ? 'as before' : 'rendered'));
  }

  test('a row of the wishlist, and the heart of its car', async () => {
    const { email } = aBuyer();
    const cars = [1, 2, 3].map((n) => aCar({ title: `Car ${n}` }, day(n)));
    const wishes = cars.map(({ id }, n) => aWish({ wishListIid: id, product_title: `Car ${n + 1}` }, day(n)));
    const { user, screen } = await visit('/dashboard', { email });
    const rows = async () => (await screen.findAllByRole('rowheader')).map((cell) => cell.parentElement ?? cell);
    const pay = () => database.wishlist.update({ _id: wishes[1]?.id }, { paid: true });
    expect(await change(rows, pay)).toEqual(['as before', 'rendered', 'as before']);

    await user.click(screen.getByRole('link', { name: 'Categories' }));
    const hearts = async () => (await screen.findAllByRole('article')).map((card) => heartIn(card));
    const unpay = () => database.wishlist.update({ _id: wishes[0]?.id }, { price: 5 });
    expect(await change(hearts, unpay)).toEqual(['as before', 'as before', 'rendered']);
  });

  test('a post of the seller collection', async () => {
    const cars = [1, 2, 3].map((n) => aCar({ title: `Car ${n}` }, day(n)));
    const { screen } = await visit('/home', aBuyer());
    // The loading state of the posts is another region with the same name.
    await advanceTime(1000);
    const posts = within(await screen.findByRole('region', { name: 'Seller collection' }));
    const rise = () => database.cars.update({ _id: cars[2]?.id }, { price: 9999 });
    expect(await change(() => posts.findAllByRole('article'), rise)).toEqual(['rendered', 'as before', 'as before']);
  });

  test('a card of the own products', async () => {
    const { email } = aSeller();
    const cars = [1, 2, 3].map((n) => aCar({ title: `Car ${n}`, email }, day(n)));
    const { screen } = await visit('/dashboard/seller/product', { email });
    const sell = () => database.cars.remove({ _id: cars[0]?.id });
    expect(await change(async () => (await screen.findAllByRole('row')).slice(1), sell)).toEqual([
      'as before',
      'as before',
      'rendered',
    ]);
  });
});

function heartIn(card: Element) {
  const heart = card.querySelector('[class*=heart], [class*=bought]');
  if (!heart) throw new Error('The card has no heart.');
  return heart;
}
