import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aBuyer, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { aCar, world, worldReady } from '@tests/support/world';

const address = '/dashboard/seller/product';
describe('A seller on the page of their products', () => {
  test('sees only their own cars, the newest first, and opens one', async () => {
    const mara = aSeller();
    aCar({ title: 'Corolla', email: mara.email }, new Date('2026-01-01'));
    const { id } = aCar({ title: 'Yaris', email: mara.email }, new Date('2026-02-01'));
    aCar({ title: 'Somebody else’s X5', email: 'else@example.test' });
    const { user, screen } = await visit(address, mara);

    expect(await screen.findByRole('heading', { level: 1, name: 'All my product 2' })).toBeVisible();
    expect(document.title).toBe('All my product 2 · SecondGear');
    const cars = screen.getAllByRole('article');
    expect(cars.map((car) => car.getAttribute('aria-label'))).toEqual(['Yaris', 'Corolla']);
    await user.click(screen.getByRole('button', { name: 'Actions: Yaris' }));
    await user.click(screen.getByRole('link', { name: 'View as buyer' }));
    expect(await screen.findByRole('heading', { name: 'Car Details Page' })).toBeVisible();
    expect(currentPath()).toBe(`/carsCategories/carDetails/${id}`);
  });

  test('without a car is led to the post form', async () => {
    const { user, screen } = await visit(address, aSeller());

    expect(await screen.findByText('You have no car on the market.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'All my product 0' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Post your first car' }));
    expect(await screen.findByRole('heading', { name: 'Post Product' })).toBeVisible();
  });

  test('sees remote changes without the rows moving', async () => {
    const mara = aSeller();
    const removed = aCar({ title: 'Corolla', email: mara.email });
    const { user, screen } = await visit(address, mara);
    await screen.findByRole('article', { name: 'Corolla' });
    aCar({ title: 'Yaris', email: mara.email });
    await worldReady();
    await world.cars.remove({ _id: removed.id });

    const fresh = await screen.findByRole('button', { name: '1 new' });
    const card = within(screen.getByRole('article', { name: 'Corolla' }));
    expect(card.getByText('No longer listed')).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Yaris' })).not.toBeInTheDocument();
    await user.click(fresh);
    expect(screen.getByRole('article', { name: 'Yaris' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Corolla' })).not.toBeInTheDocument();
  });
});

test('A buyer reads that the page is for sellers', async () => {
  const { screen } = await visit(address, aBuyer());

  expect(await screen.findByText('That page is for sellers, and noor@example.test is not one.')).toBeVisible();
});

describe('The list', () => {
  test('that cannot be loaded shows an error, and can be retried', async () => {
    const mara = aSeller();
    aCar({ title: 'Corolla', email: mara.email });
    const repair = breakCall('GET /cars/seller/:email');
    const { user, screen } = await visit(address, mara);
    expect(await screen.findByRole('alert')).toHaveTextContent('the marketplace did not answer');
    expect(screen.getByRole('heading', { level: 1, name: 'All my product …' })).toBeVisible();

    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Corolla' })).toBeVisible();
  });

  test('stays after a failed poll, with a status line, and recovers', async () => {
    const mara = aSeller();
    aCar({ title: 'Corolla', email: mara.email });
    const { screen } = await visit(address, mara);
    await screen.findByRole('article', { name: 'Corolla' });
    const repair = breakCall('GET /cars/seller/:email', 502);
    expect(await screen.findByText(/Not up to date since \d\d:\d\d, trying again/)).toBeVisible();
    expect(screen.getByRole('article', { name: 'Corolla' })).toBeVisible();

    repair();
    await advanceTime(15_000);
    expect(screen.queryByText(/Not up to date/)).not.toBeInTheDocument();
  });
});
