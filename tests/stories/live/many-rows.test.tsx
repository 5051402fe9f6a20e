import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aReport, aWish, database } from '@tests/support/database';
import { aBuyer, anAdmin } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const MANY = 1000;
const early = new Date('2025-01-01T00:00:00Z');
const late = new Date('2026-01-01T00:00:00Z');
const idOf = (n: number) => `6500000000000000${n.toString(16).padStart(8, '0')}`;

describe('For a thousand rows with unknown cars a single call loads all cars:', () => {
  test('My Wishlist shows which cars are still listed', async () => {
    for (let n = 0; n < MANY; n += 1) aWish({ wishListIid: idOf(n), product_title: `Car ${n}` }, early);
    const corolla = aCar({ title: 'Corolla 2016' }, early);
    aWish({ wishListIid: corolla.id, product_title: 'Corolla 2016', price: 9500 }, late);
    const { screen } = await visit('/dashboard', aBuyer());

    expect((await screen.findAllByText('No longer listed')).length).toBeGreaterThan(5);
    const listed = within(screen.getByRole('row', { name: /Corolla/ }));
    expect(listed.getByRole('link', { name: 'Pay for Corolla 2016' })).toBeVisible();
    await advanceTime(3000);
    expect(callsTo('GET /cars')).toHaveLength(1);
    expect(callsTo('GET /cars/:id')).toEqual([]);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(MANY + 2));
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
  });

  test('Reported posts show which cars are still listed', async () => {
    for (let n = 0; n < MANY; n += 1) aReport({ reportPostId: idOf(n), product_title: `Car ${n}` }, early);
    const gladiator = aCar({ title: 'Jeep Gladiator' }, early);
    aReport({ reportPostId: gladiator.id, product_title: 'Jeep Gladiator' }, late);
    const { user, screen } = await visit('/dashboard/reported-post', anAdmin());

    expect((await screen.findAllByText(/^No longer listed · 1 report/)).length).toBeGreaterThan(5);
    expect(screen.getByText(`1,001 reports about ${(MANY + 1).toLocaleString('en')} cars.`)).toBeVisible();
    await advanceTime(3000);
    expect(callsTo('GET /cars')).toHaveLength(1);
    expect(callsTo('GET /cars/:id')).toEqual([]);
    expect(screen.getAllByRole('article').length).toBeLessThan(100);
    const first = screen.getAllByRole('article')[0]?.closest('li');
    expect(first).toHaveAttribute('aria-setsize', '1001');
    await user.type(screen.getByRole('searchbox'), 'gladiator');
    expect(await screen.findByRole('article', { name: 'Jeep Gladiator' })).not.toHaveTextContent('No longer listed');
  });

  test('no car counts as removed because the list is empty', async () => {
    for (let n = 0; n < 30; n += 1) aWish({ wishListIid: aCar().id }, early);
    breakCall('GET /cars', () => Response.json([]));
    const { screen } = await visit('/dashboard', aBuyer());
    await screen.findAllByRole('link', { name: /^Pay for / });
    await advanceTime(1000);
    expect(screen.getAllByRole('link', { name: /^Pay for / })).toHaveLength(30);
    expect(screen.queryByText('No longer listed')).not.toBeInTheDocument();
    expect(callsTo('GET /cars')).toHaveLength(1);
  });

  test('if it is empty, the first are looked up, so that an admin can decide about them', async () => {
    for (let n = 0; n < 30; n += 1) aReport({ reportPostId: idOf(n), product_title: `Car ${n}` }, early);
    const { screen } = await visit('/dashboard/reported-post', anAdmin());
    expect(await screen.findByRole('button', { name: 'Dismiss 1 report' })).toBeVisible();
    expect(callsTo('GET /cars/:id')).toHaveLength(20);
  });

  test('what is known of a car stays when there are more of them, and when there are fewer again', async () => {
    for (let n = 1; n <= 20; n += 1) aReport({ reportPostId: aCar().id, product_title: `Car ${n}` }, early);
    const { screen } = await visit('/dashboard/reported-post', anAdmin());
    const remove = await screen.findByRole('button', { name: 'Remove car' });
    slowCall('GET /cars', 3000);
    slowCall('GET /cars/:id', 3000);
    const { id } = aReport({ reportPostId: aCar().id }, late);
    await screen.findByRole('button', { name: '1 new report' });
    await advanceTime(500);
    expect(remove).toBeVisible();
    await advanceTime(5000);
    await database.reportedpost.remove({ _id: id });
    await advanceTime(1500);
    expect(screen.queryByRole('button', { name: '1 new report' })).not.toBeInTheDocument();
    expect(remove).toBeVisible();
  });

  test('cars that may be newer than that list are looked up', async () => {
    aCar({}, early);
    for (let n = 0; n < 30; n += 1) aWish({ wishListIid: idOf(n), product_title: `Car ${n}` }, early);
    const { screen } = await visit('/dashboard', aBuyer());
    expect((await screen.findAllByText('No longer listed')).length).toBe(30);
    const focus = aCar({ title: 'Focus 2014', price: 5000 });
    aWish({ wishListIid: focus.id, product_title: 'Focus 2014', price: 5000 });
    const gone = focus.id.replace(/.{4}$/, 'dead');
    aWish({ wishListIid: gone, product_title: 'Gone at once' });
    const fresh = await screen.findByRole('button', { name: '2 new' });
    fresh.click();
    expect(await screen.findByRole('link', { name: 'Pay for Focus 2014' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Gone at once/ })).toHaveTextContent('No longer listed');
    expect(callsTo('GET /cars')).toHaveLength(1);
    expect(new Set(callsTo('GET /cars/:id').map(({ path }) => path))).toEqual(
      new Set([focus.id, gone].map((id) => `/cars/${id}`)),
    );
  });
});
