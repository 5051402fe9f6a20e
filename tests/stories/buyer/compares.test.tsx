import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/config/limits';
import { breakCall } from '@tests/support/calls';
import { sleepTime } from '@tests/support/clock';
import { aCar, database } from '@tests/support/database';
import { aBuyer } from '@tests/support/people';
import { setDevice } from '@tests/support/shims/screen';
import { currentPath, visit } from '@tests/support/visit';

type Page = Awaited<ReturnType<typeof visit>>;
type Screen = Page['screen'];

const compareButton = (screen: Screen, title: string) =>
  screen.findByRole('button', { name: new RegExp(`^(Compare|Comparing): ${title}$`) });
const tray = async (screen: Screen) => within(await screen.findByRole('region', { name: 'Cars to compare' }));
const row = async (screen: Screen, name: string) => {
  const headers = await screen.findAllByRole('rowheader', { name });
  return within(headers.at(-1)?.closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};
const address = (...cars: { id: string }[]) => `/carsCategories/compare?cars=${cars.map(({ id }) => id).join(',')}`;

const facts = {
  corolla: {
    title: 'Corolla 2016',
    model: 'E170',
    slug: 'toyota',
    price: 9500,
    mileage: 82_000,
    gear_type: 'Manual',
    wheel: 'fwd',
  },
  yaris: {
    title: 'Yaris 2019',
    model: 'XP150',
    slug: 'toyota',
    price: 12_900,
    mileage: 30_500,
    gear_type: 'Automatic',
    wheel: 'fwd',
  },
  x5: {
    title: 'X5 2020',
    model: 'G05',
    slug: 'bmw',
    price: 41_000,
    mileage: 61_000,
    gear_type: 'Automatic',
    wheel: '4wd',
  },
};

describe('A buyer who compares cars', () => {
  test('chooses them on cards, finds them in the tray after a reload, and opens the comparison', async () => {
    const corolla = aCar(facts.corolla);
    const yaris = aCar(facts.yaris);
    const { user, screen, reload } = await visit('/carsCategories', aBuyer());
    await user.click(await compareButton(screen, 'Corolla 2016'));
    expect(await screen.findByText('Corolla 2016 added to the comparison, 1 of 4 cars')).toBeInTheDocument();
    expect((await tray(screen)).getByText('Choose one more')).toBeVisible();
    expect((await tray(screen)).queryByRole('link')).not.toBeInTheDocument();
    await user.click(await compareButton(screen, 'Yaris 2019'));
    expect(await compareButton(screen, 'Yaris 2019')).toHaveAccessibleName('Comparing: Yaris 2019');

    const again = await reload();
    const cars = await tray(again.screen);
    expect(cars.getByText('2 of 4 cars')).toBeVisible();
    expect(cars.getByText('Yaris 2019')).toBeVisible();
    await again.user.click(cars.getByRole('link', { name: 'Compare 2 cars' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Compare 2 cars' })).toHaveFocus();
    expect(currentPath()).toBe(address(corolla, yaris));
    expect(screen.queryByRole('region', { name: 'Cars to compare' })).not.toBeInTheDocument();
  });

  test('may choose four; a fifth is refused in words', async () => {
    for (const number of [1, 2, 3, 4, 5]) aCar({ title: `Car ${number}` });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    for (const number of [1, 2, 3, 4, 5]) await user.click(await compareButton(screen, `Car ${number}`));

    expect(await screen.findByRole('alert')).toHaveTextContent('You compare 4 cars already. Take one out first.');
    expect(await compareButton(screen, 'Car 5')).toHaveAttribute('aria-pressed', 'false');
    await user.click((await tray(screen)).getByRole('button', { name: 'Take Car 2 out' }));
    expect(screen.getByRole('region', { name: 'Cars to compare' })).toHaveFocus();
    expect(await compareButton(screen, 'Car 2')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect((await tray(screen)).getByRole('link', { name: 'Compare 3 cars' })).toBeVisible();
    await user.click((await tray(screen)).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Cars to compare' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('starts from the details page as well, and sees no tray beside the wishlist', async () => {
    const corolla = aCar(facts.corolla);
    const { user, screen } = await visit(`/carsCategories/carDetails/${corolla.id}`, aBuyer());
    await user.click(await compareButton(screen, 'Corolla 2016'));
    expect((await tray(screen)).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: '1 to compare' })).not.toBeInTheDocument();

    act(() => setDevice({ width: 390 }));
    const [buy, ...others] = screen.getAllByRole('button', { name: 'Buy Now' });
    expect(others).toEqual([]);
    // The bar at the foot of the screen is the last of the page, for a keyboard as for an eye.
    const last = screen.getByRole('main').querySelectorAll('a, button, summary');
    expect([...last].slice(-2)).toEqual([screen.getByRole('link', { name: '1 to compare' }), buy]);
    await user.keyboard('b');
    expect(screen.getByRole('link', { name: '1 to compare' })).toHaveFocus();
    act(() => setDevice({ width: 1280 }));
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'My Wishlist' });
    expect(screen.queryByRole('region', { name: 'Cars to compare' })).not.toBeInTheDocument();
  });
});

describe('A comparison', () => {
  test('names the best of a row, tells apart where the cars differ, and hides equal rows on demand', async () => {
    const [corolla, yaris, x5] = [facts.corolla, facts.yaris, facts.x5].map((car) =>
      aCar({ ...car, condition: 'Used' }),
    );
    if (!corolla || !yaris || !x5) throw new Error('three cars');
    const { user, screen } = await visit(address(corolla, yaris, x5), aBuyer());

    expect(await row(screen, 'Price')).toEqual(['$9,500Cheapest', '$12,900', '$41,000']);
    expect(await row(screen, 'Mileage')).toEqual(['82,000 km', '30,500 kmLeast driven', '61,000 km']);
    expect(await row(screen, 'Year')).toEqual(['2016', '2019', '2020Newest']);
    expect(await row(screen, 'Gear Type')).toEqual(['Manual', 'Automatic', 'Automatic']);

    expect(await row(screen, 'Listed, the same in all')).toContain('just now');
    await sleepTime(2 * HOUR_MS);
    expect(await row(screen, 'Listed, the same in all')).toContain('2 hours ago');

    expect(screen.getByRole('rowheader', { name: 'Condition, the same in all' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(screen.queryByRole('rowheader', { name: /^Condition/ })).not.toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Gear Type' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(screen.getByRole('rowheader', { name: /^Condition/ })).toBeVisible();
  });

  test('keeps the column of a car that is gone, with what this device knows of it, and never calls it the cheapest', async () => {
    const corolla = aCar(facts.corolla);
    const yaris = aCar(facts.yaris);
    const unknown = { id: '0123456789abcdef01234567' };
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await user.click(await compareButton(screen, 'Corolla 2016'));
    await database.cars.remove({ _id: corolla.id });
    await visit(address(corolla, yaris, unknown));

    await screen.findByRole('button', { name: 'Take Corolla 2016 out' });
    const [gone, listed, foreign] = screen.getAllByRole('columnheader');
    if (!gone || !listed || !foreign) throw new Error('three columns');
    expect(await within(gone).findByText('No longer listed')).toBeVisible();
    expect(within(gone).getByText('Corolla 2016')).toBeVisible();
    expect(within(gone).queryByRole('button', { name: /Buy Now/ })).not.toBeInTheDocument();
    expect(within(gone).queryByRole('link')).not.toBeInTheDocument();
    expect(await within(listed).findByRole('button', { name: 'Buy Now: Yaris 2019' })).toBeVisible();
    expect(within(listed).getByRole('link', { name: 'Yaris 2019' })).toBeVisible();
    expect(await within(foreign).findByText('No longer listed')).toBeVisible();
    expect(await row(screen, 'Price')).toEqual(['Not known', '$12,900', 'Not known']);

    const later = await visit(address(aCar({ title: 'Unpriced', price: 'ask me' }), yaris));
    expect(await later.screen.findByRole('link', { name: 'Ask the seller of Unpriced' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy Now: Unpriced' })).not.toBeInTheDocument();
  });

  test('can be shared: its address shows the same cars to somebody else, whose own comparison stays', async () => {
    const corolla = aCar(facts.corolla);
    const yaris = aCar(facts.yaris);
    const x5 = aCar(facts.x5);
    const mine = await visit('/carsCategories', aBuyer());
    await mine.user.click(await compareButton(mine.screen, 'X5 2020'));
    await mine.user.click(await compareButton(mine.screen, 'Yaris 2019'));
    const { user, screen } = await visit(`${address(corolla, yaris)},x,${corolla.id}&pin=nothing`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare 2 cars' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain(address(corolla, yaris));

    await user.click(await screen.findByRole('button', { name: 'Take Corolla 2016 out' }));
    expect(currentPath()).toBe(address(yaris));
    expect(screen.queryByRole('link', { name: 'Add another car' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Take Yaris 2019 out' }));
    expect(await screen.findByText('No cars to compare yet')).toBeVisible();
    await visit('/carsCategories/compare');
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare 2 cars' })).toBeVisible();
    expect(currentPath()).toBe(address(x5, yaris));
  });

  test('that was sent becomes the own one, if that is empty, when another car is added', async () => {
    const [corolla, yaris] = [aCar(facts.corolla), aCar(facts.yaris)];
    aCar(facts.x5);
    const { user, screen } = await visit(address(corolla, yaris), aBuyer());
    await user.click(await screen.findByRole('link', { name: 'Add another car' }));
    await user.click(await compareButton(screen, 'X5 2020'));
    expect((await tray(screen)).getByText('3 of 4 cars')).toBeVisible();
  });

  test('says in the columns which cars could not be fetched, once why, and fetches them again on demand', async () => {
    const corolla = aCar(facts.corolla);
    const yaris = aCar(facts.yaris);
    const repair = breakCall('GET /cars/:id', 500);
    const { user, screen } = await visit(address(corolla, yaris), aBuyer());
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(screen.getAllByText('Not loaded')).toHaveLength(2));
    expect(screen.queryByText('No longer listed')).not.toBeInTheDocument();
    repair();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await row(screen, 'Mileage')).toEqual(['82,000 km', '30,500 kmLeast driven']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('After the sign-out nothing is left of the comparison', async () => {
  aCar(facts.corolla);
  const { user, screen } = await visit('/carsCategories', aBuyer());
  await user.click(await compareButton(screen, 'Corolla 2016'));
  await tray(screen);
  expect(JSON.stringify(Object.entries(localStorage))).toContain('Corolla');
  await user.click(screen.getByRole('button', { name: 'SignOut' }));
  await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Login' });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Corolla');
  expect(screen.queryByRole('region', { name: 'Cars to compare' })).not.toBeInTheDocument();
});
