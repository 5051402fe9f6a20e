import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aWish, database } from '@tests/support/database';
import { holdLock } from '@tests/support/holdLock';
import { aBuyer, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

type Screen = Awaited<ReturnType<typeof visit>>['screen'];

const COROLLA = '650000000000000000000101';

const card = async (screen: Screen, name: string) => within(await screen.findByRole('article', { name }));
const heart = async (screen: Screen, title: string) => screen.findByRole('button', { name: `Wishlist: ${title}` });
const wishesFor = (car: { id: string }) => database.wishlist.count({ wishListIid: car.id });

describe('A buyer with a wish list', () => {
  test('adds a Toyota by its cart button and finds it in My Wishlist (§1, §2)', async () => {
    const { id } = aCar({ title: 'Corolla 2016', slug: 'toyota', price: 9500 });
    const { user, screen } = await visit('/carsCategories/category/toyota', aBuyer());

    const corolla = await card(screen, 'Corolla 2016');
    await user.click(corolla.getByRole('button', { name: 'Add to cart: Corolla 2016' }));

    const row = await screen.findByRole('row', { name: /Corolla 2016.*\$9,500/, current: true });
    expect(within(row).getByRole('link', { name: 'Corolla 2016' })).toHaveAttribute(
      'href',
      `/carsCategories/carDetails/${id}`,
    );
    expect(currentPath()).toBe('/dashboard');
    expect(screen.getByText('It is on your wishlist')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My Wishlist', level: 1 })).toHaveFocus());
  });

  test('presses the heart, and every heart of the car is filled at once (§2)', async () => {
    const corolla = aCar({ title: 'Corolla 2016', price: '9,500', img: undefined });
    const noor = aBuyer();
    slowCall('POST /wishlist', 3000);
    const { user, screen } = await visit(`/carsCategories/carDetails/${corolla.id}`, noor);
    expect(await screen.findByRole('button', { name: 'Wishlist, 0 cars' })).toBeVisible();

    await user.click(await heart(screen, 'Corolla 2016'));
    expect(await heart(screen, 'Corolla 2016')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
    expect(callsTo('POST /wishlist')).toHaveLength(0);

    await advanceTime(5000);
    expect(await heart(screen, 'Corolla 2016')).toHaveAttribute('aria-pressed', 'true');
    expect(callsTo('POST /wishlist').map(({ body }) => body)).toEqual([
      { wishListIid: corolla.id, product_title: 'Corolla 2016', price: 9500, email: noor.email },
    ]);
  });

  test('removes a wish by the heart, and restores it with Undo', async () => {
    const corolla = aCar({ title: 'Corolla 2016', price: 9500 });
    const noor = aBuyer();
    aWish({ wishListIid: corolla.id, product_title: 'Corolla 2016', price: 9900 });
    const { user, screen } = await visit('/carsCategories', noor);
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });

    await user.click(await heart(screen, 'Corolla 2016'));
    expect(await screen.findByText('Corolla 2016 is off your wishlist')).toBeInTheDocument();
    expect(screen.queryByText('Product Deleted')).not.toBeInTheDocument();
    expect(await heart(screen, 'Corolla 2016')).toHaveAttribute('aria-pressed', 'false');
    expect(await wishesFor(corolla)).toBe(0);

    screen.getByRole('button', { name: 'Undo' }).focus();
    await advanceTime(30_000);
    await user.keyboard('{Enter}');
    // The focus leaves the button while the toast disappears.
    await waitFor(() => expect(document.querySelector('.leaving')).toBeInTheDocument());
    await user.tab();
    expect(await screen.findByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
    expect(await heart(screen, 'Corolla 2016')).toHaveAttribute('aria-pressed', 'true');
    await advanceTime(3000);
    expect(await wishesFor(corolla)).toBe(1);
    // As it was saved, so that the change of the price is not lost.
    expect(await database.wishlist.findOne({ wishListIid: corolla.id })).toMatchObject({ price: 9900 });
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('reads no longer that a car is off the wishlist once its heart is pressed again', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    aWish({ wishListIid: corolla.id, product_title: 'Corolla 2016' });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });

    await user.click(await heart(screen, 'Corolla 2016'));
    expect(await screen.findByText('Corolla 2016 is off your wishlist')).toBeInTheDocument();
    await user.click(await heart(screen, 'Corolla 2016'));
    await advanceTime(1000);
    expect(screen.queryByText('Corolla 2016 is off your wishlist')).not.toBeInTheDocument();
    expect(await heart(screen, 'Corolla 2016')).toHaveAttribute('aria-pressed', 'true');
  });

  test('has ten seconds to press Undo', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    aWish({ wishListIid: corolla.id, product_title: 'Corolla 2016' });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });
    await user.click(await heart(screen, 'Corolla 2016'));
    await screen.findByRole('button', { name: 'Undo' });

    await advanceTime(9000);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await advanceTime(1500);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test.each([
    ['the list of all cars', '/carsCategories'],
    ['its own page', `/carsCategories/carDetails/${COROLLA}`],
    ['the checkout page', `/carsCategories/add-to-cart/${COROLLA}`],
  ])('is led from a bought car to its payment, and can neither buy nor remove it: %s (§4)', async (_where, address) => {
    aCar({ _id: COROLLA, title: 'Corolla 2016' });
    const { id } = aWish({ wishListIid: COROLLA, product_title: 'Corolla 2016', paid: true });
    aWish({ wishListIid: COROLLA, product_title: 'Corolla 2016' });
    slowCall('GET /wishlist', 1000);
    const { screen, container } = await visit(address, aBuyer());

    if (address.includes('carDetails')) expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeDisabled();
    const [bought] = await screen.findAllByText(/^(Bought|See the payment)/);
    expect(bought).toBeVisible();
    await advanceTime(500);
    const links = screen.getAllByRole('link', { name: /^(See the payment|Bought: Corolla 2016)/ });
    for (const link of links) expect(link).toHaveAttribute('href', `/dashboard/payment/${id}`);
    const buying = /^(Buy Now|Check out|PAYMENT|(Buy Now|Add to cart|Wishlist): Corolla 2016)$/;
    for (const role of ['button', 'link']) expect(screen.queryByRole(role, { name: buying })).not.toBeInTheDocument();
    // Anybody can store a wish that says it is paid.
    expect(container).not.toHaveTextContent(/receipt|you have paid/i);
    for (const link of links) expect(link).not.toHaveAccessibleName(/receipt/i);
  });

  test('sees every entry of a bought car as bought, and can remove the unpaid ones', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    const { id } = aWish({ wishListIid: corolla.id, product_title: 'Corolla 2016', paid: true });
    aWish({ wishListIid: corolla.id, product_title: 'Corolla 2016' });
    const { user, screen } = await visit('/dashboard', aBuyer());

    const bought = await screen.findByRole('link', { name: /^Bought: Corolla 2016/ });
    expect(bought).toHaveAttribute('href', `/dashboard/payment/${id}`);
    expect(screen.queryByRole('link', { name: /^(Pay for|Check out)/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Wishlist, 0 cars' }));
    const modal = within(await screen.findByRole('dialog'));
    expect(await modal.findAllByRole('link', { name: /^Bought: Corolla 2016/ })).toHaveLength(2);
    expect(modal.queryByRole('link', { name: /^Check out/ })).not.toBeInTheDocument();

    await user.click(modal.getByRole('button', { name: 'Remove Corolla 2016' }));
    expect(await screen.findByText('Corolla 2016 was removed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect((await database.wishlist.find({})).map(({ _id }) => _id)).toEqual([id]);
    await user.click(modal.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  });

  test('removes every entry of a car that the old site has added twice', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    aWish({ wishListIid: corolla.id });
    aWish({ wishListIid: corolla.id });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await screen.findByRole('button', { name: 'Wishlist, 2 cars' });
    await user.click(await heart(screen, 'Corolla 2016'));
    expect(await screen.findByRole('button', { name: 'Wishlist, 0 cars' })).toBeVisible();
    await advanceTime(500);
    expect(await wishesFor(corolla)).toBe(0);
  });

  test('finds no heart, cart or Buy Now on their own post', async () => {
    const mara = aSeller();
    const own = aCar({ title: 'Corolla 2016', email: 'Mara@Example.test' });
    aCar({ title: 'X5 2020', email: 'tomas@example.test' });
    const { screen } = await visit('/carsCategories', mara);
    const corolla = await card(screen, 'Corolla 2016');
    expect(corolla.queryByRole('button', { name: /^(Wishlist|Add to cart)/ })).not.toBeInTheDocument();
    expect((await card(screen, 'X5 2020')).getAllByRole('button', { name: /^(Wishlist|Add to cart)/ })).toHaveLength(2);

    await visit(`/carsCategories/carDetails/${own.id}`);
    expect(await screen.findByText('This is your own post.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
  });

  test('presses Buy Now on the details page and is shown the only row of the car (§2)', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    aWish({ wishListIid: corolla.id, product_title: 'Corolla 2016' });
    const { user, screen } = await visit(`/carsCategories/carDetails/${corolla.id}`, aBuyer());

    await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
    expect(await screen.findByRole('row', { name: /Corolla 2016/, current: true })).toBeVisible();
    expect(await wishesFor(corolla)).toBe(1);
  });
});

describe('A wish that fails or races', () => {
  test.each(['response lost', 'sent thrice', 'sent thrice, response lost'] as const)(
    'is on the list once: %s',
    async (fault) => {
      const corolla = aCar({ title: 'Corolla 2016' });
      breakCall('POST /wishlist', fault);
      const { user, screen } = await visit('/carsCategories', aBuyer());
      await user.click(await heart(screen, 'Corolla 2016'));

      expect(await screen.findByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
      await advanceTime(3000);
      expect(await heart(screen, 'Corolla 2016')).toHaveAttribute('aria-pressed', 'true');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(await wishesFor(corolla)).toBe(1);
    },
  );

  test('that did not arrive shows an error beside the emptied heart; Try again adds it', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    const repair = breakCall('POST /wishlist', 500);
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await user.click(await heart(screen, 'Corolla 2016'));

    const alert = await (await card(screen, 'Corolla 2016')).findByRole('alert');
    expect(alert).toHaveTextContent('The marketplace has a problem right now');
    expect(await heart(screen, 'Corolla 2016')).toHaveAttribute('aria-pressed', 'false');
    repair();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
    expect(await heart(screen, 'Corolla 2016')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await advanceTime(500);
    expect(await wishesFor(corolla)).toBe(1);
  });

  test('that could not be removed keeps its heart filled, and shows the reason until dismissed', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    aWish({ wishListIid: corolla.id });
    breakCall('DELETE /wishlist/:id');
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });
    await user.click(await heart(screen, 'Corolla 2016'));

    const corollaCard = await card(screen, 'Corolla 2016');
    expect(await corollaCard.findByRole('alert')).toHaveTextContent('Network Error');
    expect(await heart(screen, 'Corolla 2016')).toHaveAttribute('aria-pressed', 'true');
    await user.click(corollaCard.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await heart(screen, 'Corolla 2016')).toHaveFocus();
  });

  test('is added once when two tabs add it at the same moment', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    // The other tab adds the car while it holds the lock; its entry exists before it releases the lock.
    const release = holdLock(`wish of noor@example.test for ${corolla.id}`);
    await user.click(await heart(screen, 'Corolla 2016'));
    await advanceTime(1000);
    aWish({ wishListIid: corolla.id });
    release();
    expect(await screen.findByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
    await advanceTime(2000);
    expect(callsTo('POST /wishlist')).toHaveLength(0);
    expect(await wishesFor(corolla)).toBe(1);
  });

  test('is on it after Buy Now although its heart was taken off just before, and that call is still on its way', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    aWish({ wishListIid: corolla.id });
    const { user, screen } = await visit(`/carsCategories/carDetails/${corolla.id}`, aBuyer());
    slowCall('DELETE /wishlist/:id', 3000);
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Corolla 2016' }));
    await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
    await advanceTime(6000);

    expect(await screen.findByRole('row', { name: /Corolla 2016/ })).toBeVisible();
    expect(await wishesFor(corolla)).toBe(1);
  });

  test('is kept when an older response of the wish list arrives later', async () => {
    aCar({ title: 'Corolla 2016' });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await screen.findByRole('button', { name: 'Wishlist, 0 cars' });
    let respond: () => void = () => undefined;
    const old = async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return Response.json([]);
    };
    breakCall('GET /wishlist', old, { times: 1 });
    await advanceTime(1000);
    await user.click(await heart(screen, 'Corolla 2016'));
    await advanceTime(100);
    expect(await database.wishlist.count({})).toBe(1);
    respond();
    breakCall('GET /wishlist', 500);
    await advanceTime(30_000);
    expect(screen.getByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
    expect(await heart(screen, 'Corolla 2016')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is kept when the first response of the wish list arrives later', async () => {
    aCar({ title: 'Corolla 2016' });
    let respond: () => void = () => undefined;
    const old = async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return Response.json([]);
    };
    breakCall('GET /wishlist', old, { times: 1 });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await user.click(await heart(screen, 'Corolla 2016'));
    await advanceTime(100);
    expect(await database.wishlist.count({})).toBe(1);
    respond();
    await advanceTime(300);
    expect(screen.getByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
    expect(await heart(screen, 'Corolla 2016')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is kept when the list cannot be refetched', async () => {
    aCar({ title: 'Corolla 2016' });
    slowCall('POST /wishlist', 3000);
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await screen.findByRole('button', { name: 'Wishlist, 0 cars' });
    await user.click(await heart(screen, 'Corolla 2016'));
    await advanceTime(1000);
    breakCall('GET /wishlist', 500);
    await advanceTime(30_000);
    expect(await database.wishlist.count({})).toBe(1);
    expect(screen.getByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
    expect(await heart(screen, 'Corolla 2016')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is kept if it was paid in another place a moment ago', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    const wish = aWish({ wishListIid: corolla.id });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });
    await database.wishlist.update({ _id: wish.id }, { paid: true });
    await user.click(await heart(screen, 'Corolla 2016'));

    expect(await screen.findByRole('link', { name: /^Bought/ })).toBeVisible();
    expect(callsTo('DELETE /wishlist/:id')).toHaveLength(0);
  });
});

test('A buyer who takes two cars off the wishlist can put back both', async () => {
  for (const title of ['Corolla', 'Yaris']) aWish({ wishListIid: aCar({ title }).id, product_title: title });
  const { user, screen } = await visit('/carsCategories', aBuyer());
  await screen.findByRole('button', { name: 'Wishlist, 2 cars' });
  for (const title of ['Corolla', 'Yaris']) {
    await user.click(screen.getByRole('button', { name: `Wishlist: ${title}` }));
    await screen.findByText(`${title} is off your wishlist`);
  }
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
});
