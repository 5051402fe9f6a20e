import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/config/limits';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime, sleepTime, startClock } from '@tests/support/clock';
import { aBrand, aCar, database } from '@tests/support/database';
import { setVisible } from '@tests/support/network';
import { aWishedCar } from '@tests/support/paying';
import { aBuyer, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

const allCars = '/carsCategories';
const detailsOf = ({ id }: { id: string }) => `/carsCategories/carDetails/${id}`;

describe('A buyer on the page of all cars', () => {
  test('sees every car as a card, the newest first (§2, §7)', async () => {
    aCar({ title: 'Corolla 2016', slug: 'toyota', price: '9,500', condition: 'Used' }, new Date('2026-01-02'));
    aCar({ title: 'BMW 330i xDrive M Sport', slug: 'bmw', price: 24500, negotiable_price: 'negotiable' });
    const { screen } = await visit(allCars, aBuyer());

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('All Available Data 2 Result of 2');
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveAccessibleName('BMW 330i xDrive M Sport');
    expect(first?.closest('li')).toHaveAttribute('aria-posinset', '1');
    await waitFor(() =>
      expect(first).toHaveTextContent(/^UsedBMW 330i xDrive…just nowBMW201948,200 kmAutomatic\$24,500NEG/),
    );
    expect(second).toHaveTextContent(/^UsedCorolla 2016.*TOYOTA.*\$9,500Fixed/);
    expect(screen.getByTitle('BMW 330i xDrive M Sport')).toHaveAccessibleName('BMW 330i xDrive M Sport');
    expect(document.title).toBe('All Available Data 2 Result of 2 · SecondGear');
    await sleepTime(2 * HOUR_MS);
    expect(first).toHaveTextContent('…2 hr agoBMW');
  });

  test('goes from a card to its details, and back (§2)', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    const { user, screen } = await visit(allCars, aBuyer());

    await user.click(await screen.findByRole('link', { name: 'Details: Corolla 2016' }));
    expect(await screen.findByRole('heading', { name: 'Car Details Page' })).toHaveFocus();
    expect(currentPath()).toBe(detailsOf(corolla));

    await user.click(screen.getByRole('link', { name: 'Toyota' }));
    expect(await screen.findByRole('heading', { name: 'Showing 1 Result of TOYOTA' })).toBeVisible();
  });

  test.each(['/carsCategories/category/bmw', '/home'])(
    'sees a car that %s has shown at once, before the details respond',
    async (list) => {
      aCar({ title: 'BMW 330i xDrive', slug: 'bmw', postStatus: 'sellerPost', description: 'Two owners' });
      const { user, screen } = await visit(list, aBuyer());
      breakCall('GET /cars/:id', 'hangs');
      await user.click((await screen.findAllByRole('link', { name: 'Details: BMW 330i xDrive' }))[0] ?? document.body);
      expect(await screen.findByText('Two owners')).toBeVisible();
    },
  );

  test('keeps a car that the list has shown if its details cannot be loaded, and reads since when it is so', async () => {
    startClock(new Date(2026, 4, 1, 14, 30));
    aCar({ title: 'BMW 330i' });
    const { user, screen } = await visit(allCars, aBuyer());
    const link = await screen.findByRole('link', { name: 'Details: BMW 330i' });
    breakCall('GET /cars/:id', 500);
    await user.click(link);
    await advanceTime(30_000);
    expect(screen.getByRole('heading', { name: 'BMW 330i' })).toBeVisible();
    expect(screen.getByText('Not up to date since 14:30, trying again')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('chooses a brand in the left column, which shows the number of cars (§1, §2, §3)', async () => {
    aCar({ title: 'Corolla 2016 in silver', slug: 'toyota' });
    aCar({ title: 'Yaris', slug: 'toyota' });
    aCar({ title: 'X5', slug: 'bmw' });
    const { user, screen } = await visit(allCars, aBuyer());

    const column = within(await screen.findByRole('navigation', { name: 'Product Category' }));
    expect(await column.findByRole('link', { name: 'All cars 3 cars' })).toHaveAttribute('aria-current', 'page');
    await user.click(await column.findByRole('link', { name: 'Toyota 2 cars' }));

    expect(await screen.findByRole('heading', { name: 'Showing 2 Result of TOYOTA' })).toBeVisible();
    expect(screen.getByText('Corolla 2016 in silv…')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'X5' })).not.toBeInTheDocument();
    expect(currentPath()).toBe('/carsCategories/category/toyota');
    expect(callsTo('GET /category/toyota')).toHaveLength(1);
  });

  test('reads that a brand has no cars, or that there are no cars at all', async () => {
    const { user, screen } = await visit('/carsCategories/category/lada', aBuyer());

    expect(await screen.findByText('No cars of this brand yet.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Showing 0 Result of LADA' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See all cars' }));
    expect(await screen.findByText('No cars yet.')).toBeVisible();
  });

  test('sees every valid post of a list that contains invalid ones', async () => {
    await database.cars.insert({ _id: 'not an id', title: 'Broken' });
    aCar({
      title: undefined,
      price: 'a lot',
      slug: null,
      condition: 7,
      img: 'javascript:alert(1)',
      negotiable_price: {},
    });
    aBrand({ name: undefined, slug: 'lada' });
    aBrand({ name: 'Nameless', slug: undefined });
    const { screen } = await visit(allCars, aBuyer());

    const card = await screen.findByRole('article', { name: 'Title not stated' });
    expect(card).toHaveTextContent('Price not stated');
    expect(within(card).getByRole('heading')).toHaveTextContent('Title not stated');
    expect(card).not.toHaveTextContent(/NEG|Fixed/);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(await screen.findByRole('link', { name: /^LADA/ })).toBeVisible();
    expect(screen.queryByText('Nameless')).not.toBeInTheDocument();
  });

  test('reads that the marketplace is down, and can try again (§8)', async () => {
    aCar({ title: 'Corolla 2016' });
    const repair = breakCall('GET /cars');
    const { user, screen } = await visit(allCars, aBuyer());

    expect(await screen.findByText('Still trying…')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    expect(callsTo('GET /cars')).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1, name: 'All cars' })).toBeVisible();
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('article', { name: 'Corolla 2016' })).toBeVisible();
  });

  test('sees the cars although the brands fail, and can retry the brands', async () => {
    aCar({ title: 'Corolla 2016' });
    const repair = breakCall('GET /carCategories', 'html');
    const { user, screen } = await visit(allCars, aBuyer());

    expect(await screen.findByRole('article', { name: 'Corolla 2016' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('The marketplace has a problem right now.');
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Jaguar/ })).toBeVisible();
  });

  test('keeps seeing the cars when a refetch fails, with a status line', async () => {
    aCar({ title: 'Corolla 2016' });
    const { screen } = await visit(allCars, aBuyer());
    await screen.findByRole('article', { name: 'Corolla 2016' });

    breakCall('GET /cars');
    await comeBackLater();

    expect(await screen.findByText(/^Not up to date since \d\d:\d\d, trying again$/)).toBeVisible();
    expect(screen.getByRole('article', { name: 'Corolla 2016' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('sees no row move: new posts wait behind a button, removed posts stay dimmed', async () => {
    const removed = aCar({ title: 'Corolla 2016' });
    aCar({ title: 'X5', slug: 'bmw' });
    const { user, screen } = await visit(allCars, aBuyer());
    await screen.findByRole('article', { name: 'Corolla 2016' });

    aCar({ title: 'Wrangler', slug: 'jeep' });
    await database.cars.remove({ _id: removed.id });
    await comeBackLater();

    await screen.findByRole('button', { name: '1 new' });
    const card = within(screen.getByRole('article', { name: 'Corolla 2016' }));
    expect(card.getByText('No longer listed')).toBeVisible();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'All Available Data 1 Result of 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(screen.getByRole('group', { name: 'Price 1 of 1 car' })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'x5');
    expect(screen.queryByRole('button', { name: '1 new' })).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));

    await user.click(await screen.findByRole('button', { name: '1 new' }));
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Wrangler', 'X5']);
    expect(screen.getByRole('heading', { name: 'Cars' })).toHaveFocus();
  });
});

describe('A buyer on the details page of a car', () => {
  test('sees all data of the car (§1, §2)', async () => {
    const car = aCar({
      title: 'BMW 330i xDrive M Sport',
      slug: 'bmw',
      price: '24500',
      condition: 'Used',
      position: '5',
      wheel: 'awd',
      mileage: '48,200',
      gear_type: 'Automatic',
      model: '330i',
      model_id: '330i G20 (2020)',
      negotiable_price: false,
      description: 'One owner since new.',
    });
    const { screen } = await visit(detailsOf(car), aBuyer());

    expect(await screen.findByRole('heading', { name: 'BMW 330i xDrive M Sport' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Car Details Page');
    expect(document.title).toBe('Car Details Page · BMW 330i xDrive M Sport · SecondGear');
    const quoted = [
      'Price: $24,500',
      'Brand: BMW',
      'Gear Type: Automatic',
      'Condition: Used',
      'Mileage: 48,200 km',
      'Position: 5 Person',
      'Wheel: AWD',
      'Model: 330i G20 (2020)',
      'Price Status: Negotiable',
    ];
    expect(specs(screen).filter((line) => quoted.includes(line))).toEqual(quoted);
    expect(screen.getByText('One owner since new.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'BMW 330i xDrive M Sport' })).toBeVisible();
    expect(screen.getByText('Buy Now')).toBeVisible();
    expect(screen.getByText('Check out')).toBeVisible();
  });

  test('reads "Not stated" for each missing field', async () => {
    const missing = ['price', 'slug', 'gear_type', 'condition', 'mileage', 'position', 'wheel', 'model', 'description'];
    const car = aCar(Object.fromEntries(missing.map((field) => [field, undefined])));
    const { screen } = await visit(detailsOf(car), aBuyer());

    await screen.findByRole('heading', { name: 'Toyota Corolla 1.8 Hybrid' });
    expect(
      specs(screen)
        .slice(0, 8)
        .every((line) => line.endsWith(': Not stated')),
    ).toBe(true);
    expect(screen.getByText('The seller has not described this car.')).toBeVisible();
  });

  test('sees the verified seller, and the phone number after a click (§2, §4)', async () => {
    aSeller({ record: { useVerify: 'verified' } });
    const car = aCar({ displayName: 'Mara Lindqvist', email: 'mara@example.test', phone: '+46 31 555 01 17' });
    const { user, screen } = await visit(detailsOf(car), aBuyer());

    const seller = within(await screen.findByRole('region', { name: 'Seller' }));
    expect(await seller.findByText('Verified seller')).toBeVisible();
    for (const word of ['Joined', 'Listed']) expect(seller.getByText(`${word} just now`)).toBeVisible();
    expect(seller.getByRole('heading', { name: 'Mara Lindqvist' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('+46 31 555 01 17');
    expect(document.body).not.toHaveTextContent('mara@example.test');
    expect(document.body).not.toHaveTextContent('Marketplace office');

    await user.click(screen.getByRole('link', { name: 'Mara Lindqvist, verified' }));
    expect(screen.getByRole('region', { name: 'Seller' })).toHaveFocus();

    await user.click(seller.getByRole('button', { name: 'Show phone' }));
    const call = seller.getByRole('link', { name: 'Call +46 31 555 01 17' });
    expect(call).toHaveAttribute('href', 'tel:+46315550117');
    expect(call).toHaveFocus();
    await sleepTime(2 * HOUR_MS);
    for (const word of ['Joined', 'Listed']) expect(seller.getByText(`${word} 2 hours ago`)).toBeVisible();
  });

  test('reads that a seller is not verified yet, also beside the payment', async () => {
    aSeller();
    const noor = aBuyer();
    const car = aCar({ email: 'mara@example.test' });
    const seller = async (page: Awaited<ReturnType<typeof visit>>) =>
      within(await page.screen.findByRole('region', { name: 'Seller' }));
    expect(await (await seller(await visit(detailsOf(car), noor))).findByText('Not verified yet')).toBeVisible();
    expect(screen.getByRole('link', { name: /, not verified yet$/ })).toBeVisible();
    const wish = aWishedCar(noor);
    const payee = await seller(await visit(wish.url, noor));
    expect(await payee.findByText('Not verified yet')).toBeVisible();
    await sleepTime(2 * HOUR_MS);
    expect(payee.getByText('Joined 2 hours ago')).toBeVisible();
  });

  test('reads two phone numbers without a link, which would dial a third', async () => {
    const car = aCar({ phone: '555-0117 / 555-0118' });
    const { user, screen } = await visit(detailsOf(car), aBuyer());

    await user.click(await screen.findByRole('button', { name: 'Show phone' }));
    expect(screen.getByText('555-0117 / 555-0118')).toBeVisible();
    expect(screen.queryByRole('link', { name: /555-0117/ })).not.toBeInTheDocument();
  });

  test('gets the marketplace’s phone number, labelled as such, if the seller has none (§2)', async () => {
    const car = aCar({ phone: '', email: undefined, displayName: undefined });
    const { user, screen } = await visit(detailsOf(car), aBuyer());

    const seller = within(await screen.findByRole('region', { name: 'Seller' }));
    expect(seller.getByText('The seller has left no phone number.')).toBeVisible();
    expect(seller.getByText('Marketplace office: Gothenburg')).toBeVisible();
    expect(seller.queryByText('Verified seller')).not.toBeInTheDocument();
    await user.click(seller.getByRole('button', { name: 'Show the marketplace’s phone number' }));
    expect(seller.getByText('Marketplace phone')).toBeVisible();
    expect(seller.getByRole('link', { name: 'Call +46 31 555 01 42' })).toBeVisible();
  });

  test.each<[string, () => unknown, sentence: string, inShort: RegExp]>([
    [
      'could not be checked',
      () => breakCall('GET /users/mara@example.test', 404),
      'Whether the seller is verified could not be checked.',
      /, not checked$/,
    ],
    [
      'is not known, because there is no profile',
      () => undefined,
      'The marketplace has no profile under the seller’s email address.',
      /, no profile$/,
    ],
  ])('reads that the verification of the seller %s', async (_why, begin, sentence, inShort) => {
    begin();
    const { screen } = await visit(detailsOf(aCar()), aBuyer());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: inShort })).toBeVisible();
  });

  test('cannot buy, wish for or report their own post', async () => {
    const mara = aSeller();
    const { screen } = await visit(detailsOf(aCar({ email: 'Mara@Example.test' })), mara);

    expect(await screen.findByText('This is your own post.')).toBeVisible();
    expect(screen.queryByText('Report Post')).not.toBeInTheDocument();
    expect(screen.queryByText('Buy Now')).not.toBeInTheDocument();
    expect(screen.queryByText('Check out')).not.toBeInTheDocument();
  });

  test.each(['650000000000000000000001', 'corolla'])(
    'reads that there is no car %s, and finds a way back (§7)',
    async (id) => {
      const { user, screen } = await visit(`/carsCategories/carDetails/${id}`, aBuyer());

      expect(await screen.findByText('This car was not found')).toBeVisible();
      expect(callsTo('GET /cars/:id')).toHaveLength(id.length === 24 ? 1 : 0);
      await user.click(screen.getByRole('link', { name: 'See all cars' }));
      expect(await screen.findByRole('heading', { name: /^All Available Data/ })).toBeVisible();
      window.history.back();
      expect(await screen.findByText('This car was not found')).toBeVisible();
      expect(callsTo('GET /cars/:id')).toHaveLength(id.length === 24 ? 1 : 0);
    },
  );

  test.each([
    ['an empty response of another status', () => new HttpResponse(null, { status: 204 })],
    ['a list', () => HttpResponse.json([])],
  ])('does not read that the car is gone because of %s', async (_, response) => {
    breakCall('GET /cars/:id', response);
    const { screen } = await visit(detailsOf(aCar()), aBuyer());

    expect(await screen.findByRole('alert')).toHaveTextContent('an answer that could not be read');
    expect(screen.queryByText('This car was not found')).not.toBeInTheDocument();
  });

  test('sees the heading while the car loads, reads of the delay, and can try again', async () => {
    const car = aCar({ title: 'Corolla 2016' });
    const repair = breakCall('GET /cars/:id', 500);
    const { user, screen } = await visit(detailsOf(car), aBuyer());

    const heading = await screen.findByRole('heading', { name: 'Car Details Page' });
    expect(await screen.findByText('Still trying…')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('The marketplace has a problem right now.');
    repair();
    slowCall('GET /cars/:id', 2000);
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Corolla 2016' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Car Details Page' })).toBe(heading);
  });

  test('reads that the car was removed meanwhile', async () => {
    const car = aCar({ title: 'Corolla 2016' });
    const { screen } = await visit(detailsOf(car), aBuyer());
    await screen.findByText('Buy Now');
    await screen.findByRole('link', { name: 'Mail the seller' });
    await screen.findByRole('region', { name: 'Monthly estimate' });

    await database.cars.remove({ _id: car.id });
    await comeBackLater();

    expect(await screen.findByText(/^This car is no longer listed\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Share|Print)$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Monthly estimate' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Mail the seller' })).not.toBeInTheDocument();
    expect(screen.queryByText('Buy Now')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Corolla 2016' })).toBeVisible();
  });
});

/** Hides the page for a minute and shows it again, which refetches the cars. */
async function comeBackLater() {
  setVisible(false);
  await advanceTime(60_000);
  setVisible(true);
}

function specs(screen: Awaited<ReturnType<typeof visit>>['screen']) {
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);
}
