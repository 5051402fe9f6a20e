import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { address, fill, posts, send } from '@tests/stories/seller/postCarForm';
import { callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aReport, database } from '@tests/support/database';
import { keptTokenOwner } from '@tests/support/keptToken';
import { signInInOtherTab } from '@tests/support/otherTab';
import { aBuyer, anAdmin, aSeller } from '@tests/support/people';
import { typeEmail } from '@tests/support/typeEmail';
import { visit } from '@tests/support/visit';

const another = { name: 'Tomas Novak', email: 'tomas@example.test' };

/** Another user signs in in another tab. Then all pending responses arrive. */
async function handOver(person: { email: string }) {
  await signInInOtherTab(person);
  expect(keptTokenOwner()).toBe(person.email);
  await advanceTime(20_000);
}

describe('A sequence of writes during which another user signs in', () => {
  test('removes no report as the next admin after the car is removed', async () => {
    const { id } = aCar({ title: 'Jeep Gladiator' });
    for (const userComment of ['Wrong mileage.', 'Asks for a deposit.']) aReport({ reportPostId: id, userComment });
    slowCall('DELETE /cars/:id', 9000);
    const { user, screen } = await visit('/dashboard/reported-post', anAdmin());
    await user.click(await screen.findByRole('button', { name: 'Remove car' }));
    await advanceTime(11_000);
    await handOver(anAdmin(another));

    expect(await database.cars.count({})).toBe(0);
    expect(callsTo('DELETE *')).toMatchObject([{ path: `/cars/${id}` }]);
    expect(await database.reportedpost.count({})).toBe(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('removes neither the other posts nor the seller as the next admin', async () => {
    const { email } = aSeller();
    aCar({ email, title: 'Corolla 2016' });
    aCar({ email, title: 'X5 2020' });
    slowCall('DELETE /cars/:id', 9000);
    const { user, screen } = await visit('/dashboard/seller', anAdmin());
    await user.click(await screen.findByRole('button', { name: 'Remove: Mara Lindqvist' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('checkbox', { name: 'Remove the 2 cars too' }));
    await typeEmail(user);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(callsTo('DELETE /cars/:id')).toHaveLength(1));
    await handOver(anAdmin(another));

    expect(callsTo('DELETE *')).toHaveLength(1);
    expect(await database.cars.count({})).toBe(1);
    expect(await database.users.count({ email })).toBe(1);
  });

  test('makes no user an admin as the next admin', async () => {
    const { id } = aSeller();
    slowCall('GET /user/seller', 9000);
    const { user, screen } = await visit('/dashboard/seller', anAdmin());
    await advanceTime(9000);
    await user.click(await screen.findByRole('button', { name: 'Make Admin: Mara Lindqvist' }));
    await typeEmail(user);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make Admin' }));
    await handOver(anAdmin(another));

    expect(callsTo('PUT *')).toEqual([]);
    expect(await database.users.findOne({ _id: id })).toMatchObject({ role: 'seller' });
  });

  test('adds no wish as the next buyer', async () => {
    aCar({ title: 'Corolla 2016' });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    const cart = await screen.findByRole('button', { name: 'Add to cart: Corolla 2016' });
    slowCall('GET /wishlist', 9000);
    await user.click(cart);
    await handOver(aBuyer(another));

    expect(callsTo('POST /wishlist')).toEqual([]);
    expect(await database.wishlist.count({})).toBe(0);
  });

  test('posts no car as the next seller, and leaves no data of it', async () => {
    slowCall('POST /1/upload', 9000);
    const page = await visit(address, aSeller());
    await fill(page);
    await send(page);
    await handOver(aSeller(another));

    expect(callsTo('POST /1/upload')).toHaveLength(1);
    expect(callsTo('POST /cars')).toEqual([]);
    expect(await posts()).toEqual([]);
    expect(JSON.stringify(localStorage)).not.toMatch(/mara|Corolla/i);
    expect(page.screen.queryByText('Toyota Corolla 1.8 Hybrid')).not.toBeInTheDocument();
  });
});
