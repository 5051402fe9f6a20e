import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/config/limits';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime, sleepTime, startClock } from '@tests/support/clock';
import { aCar, database, databaseReady } from '@tests/support/database';
import { aBuyer, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

const address = '/dashboard/seller/product';
describe('A seller on the page of their products', () => {
  test('sees only their own cars, the newest first, and opens one (§1, §2)', async () => {
    const mara = aSeller();
    aCar({ title: 'Corolla', email: mara.email }, new Date('2026-01-01'));
    const { id } = aCar({ title: 'Yaris', email: mara.email }, new Date('2026-02-01'));
    aCar({ title: 'Somebody else’s X5', email: 'else@example.test' });
    const { user, screen } = await visit(address, mara);

    expect(await screen.findByRole('heading', { level: 1, name: 'All my product 2' })).toBeVisible();
    expect(document.title).toBe('All my product 2 · SecondGear');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Photo', 'Car', 'Price', 'Listed', 'Actions']);
    const cars = screen.getAllByRole('row').slice(1);
    expect(cars.map((car) => car.getAttribute('aria-label'))).toEqual(['Yaris', 'Corolla']);
    // Its address names a person, so it is not for the browser's cache.
    expect(new Set(callsTo('GET /cars/seller/:email').map(({ cache }) => cache))).toEqual(new Set(['no-store']));
    await user.click(screen.getByRole('button', { name: 'Actions: Yaris' }));
    const page = `/carsCategories/carDetails/${id}`;
    expect(screen.getByRole('link', { name: 'View as buyer' })).toHaveAttribute('href', page);
    await user.click(screen.getByRole('link', { name: 'Yaris' }));
    expect(await screen.findByRole('heading', { name: 'Car Details Page' })).toBeVisible();
    expect(currentPath()).toBe(page);
  });

  test('without a car is led to the post form', async () => {
    const { user, screen } = await visit(address, aSeller());

    expect(await screen.findByText('You have no car on the market.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'All my product 0' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sell your car' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sell your first car' }));
    expect(await screen.findByRole('heading', { name: 'Post Product' })).toBeVisible();
  });

  test('sees remote changes without the rows moving', async () => {
    startClock('2026-11-21T12:30:00');
    const mara = aSeller();
    const removed = aCar({ title: 'Corolla', email: mara.email });
    const { user, screen } = await visit(address, mara);
    const row = await screen.findByRole('row', { name: 'Corolla' });
    expect(screen.getByText('Listed today.')).toBeVisible();
    await sleepTime(24 * HOUR_MS);
    expect(screen.getByText('Listed for 1 day.')).toBeVisible();
    expect(row).toHaveTextContent('1 day');
    aCar({ title: 'Yaris', email: mara.email });
    await databaseReady();
    await database.cars.remove({ _id: removed.id });

    const fresh = await screen.findByRole('button', { name: '1 new' });
    const card = within(screen.getByRole('row', { name: 'Corolla' }));
    expect(card.getByText('No longer listed')).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('row', { name: 'Yaris' })).not.toBeInTheDocument();
    await user.click(fresh);
    expect(screen.getByRole('heading', { name: 'My Products' })).toHaveFocus();
    expect(screen.getByRole('row', { name: 'Yaris' })).toBeVisible();
    expect(screen.queryByRole('row', { name: 'Corolla' })).not.toBeInTheDocument();
  });
});

test('A buyer reads that the page is for sellers (§6)', async () => {
  const { screen } = await visit(address, aBuyer());

  expect(await screen.findByText('That page is for sellers, and noor@example.test is not one.')).toBeVisible();
});

test('The list that cannot be loaded shows an error, and can be retried; it stays after a failed poll, with a status line', async () => {
  const mara = aSeller();
  aCar({ title: 'Corolla', email: mara.email });
  const repair = breakCall('GET /cars/seller/:email');
  const { user, screen } = await visit(address, mara);
  expect(await screen.findByRole('alert')).toHaveTextContent('the marketplace did not answer');
  expect(screen.getByRole('heading', { level: 1, name: 'My Products' })).toBeVisible();

  repair();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: 'Corolla' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  const repairPoll = breakCall('GET /cars/seller/:email', 502);
  expect(await screen.findByText(/Not up to date since \d\d:\d\d, trying again/)).toBeVisible();
  expect(screen.getByRole('row', { name: 'Corolla' })).toBeVisible();
  repairPoll();
  await advanceTime(15_000);
  expect(screen.queryByText(/Not up to date/)).not.toBeInTheDocument();
});

describe('My Products', () => {
  test('are searched and sorted; the address keeps both, and what matches nothing can be shown again', async () => {
    const mara = aSeller();
    const day = (date: string) => new Date(`2026-${date}`);
    aCar({ title: 'Corolla', slug: 'toyota', model: 'E210', price: 9400, email: mara.email }, day('03-01'));
    aCar({ title: 'Yaris', slug: 'toyota', model: 'XP210', price: 7000, email: mara.email }, day('01-01'));
    aCar(
      { title: '<b>Škoda</b> Octavia', slug: 'skoda', price: undefined, mileage: undefined, email: mara.email },
      day('02-01'),
    );
    const page = await visit(address, mara);
    const { user, screen } = page;
    const titles = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((car) => car.getAttribute('aria-label'));
    await screen.findByRole('row', { name: 'Yaris' });
    expect(screen.getByText('Used'), 'what the post states, no more').toBeVisible();
    const sorts = {
      'Newest first': ['Corolla', '<b>Škoda</b> Octavia', 'Yaris'],
      'Longest listed first': ['Yaris', '<b>Škoda</b> Octavia', 'Corolla'],
      'Price: low to high': ['Yaris', 'Corolla', '<b>Škoda</b> Octavia'],
      'Price: high to low': ['Corolla', 'Yaris', '<b>Škoda</b> Octavia'],
    };
    for (const [name, order] of Object.entries(sorts)) {
      await user.selectOptions(screen.getByRole('combobox', { name: 'Sort my cars' }), name);
      expect(titles()).toEqual(order);
    }

    const search = screen.getByRole('searchbox', { name: 'Search my cars' });
    await user.type(search, 'toyota 210');
    expect(titles()).toEqual(['Corolla', 'Yaris']);
    expect(currentPath()).toBe(`${address}?sort=price-high&q=toyota+210`);
    await user.clear(search);
    await user.type(search, 'skoda');
    expect(titles()).toEqual(['<b>Škoda</b> Octavia']);
    const again = await page.reload();
    expect(await again.screen.findAllByRole('row')).toHaveLength(2);
    expect(again.screen.getByRole('heading', { name: 'All my product 3' })).toBeVisible();

    await again.user.type(again.screen.getByRole('searchbox', { name: 'Search my cars' }), ' estate');
    expect(again.screen.getByText('None of your cars matches this search.')).toBeVisible();
    await again.user.click(again.screen.getByRole('button', { name: 'Show all my cars' }));
    expect(again.screen.getAllByRole('row').slice(1)).toHaveLength(3);
  });
});
