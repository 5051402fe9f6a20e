import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { callsTo } from '@tests/support/calls';
import { aRecord, database, databaseReady } from '@tests/support/database';
import { aBuyer, aSeller, anAdmin } from '@tests/support/people';
import { typeEmail } from '@tests/support/typeEmail';
import { visit } from '@tests/support/visit';

const PAGE = '/dashboard/buyer';

describe('An admin on the page of all buyers', () => {
  test('sees each buyer’s name and email (§2, §6)', async () => {
    aBuyer();
    aSeller();
    const { screen } = await visit(PAGE, anAdmin());

    expect(await screen.findByRole('heading', { level: 1, name: 'All Buyer' })).toBeVisible();
    expect(await screen.findByText('1 person can buy cars here.')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['SL', 'Profile', 'Name', 'Email', 'Admin', 'Remove', 'Role'],
    ]);
    const noor = within(await screen.findByRole('row', { name: /Noor Haddad/ }));
    expect(noor.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      ...['1', '', 'Noor Haddad', 'noor@example.test', 'Make Admin', 'Remove', 'Buyer'],
    ]);
    expect(screen.queryByText('Mara Lindqvist')).not.toBeInTheDocument();
  });

  test('makes a buyer an admin (§1, §8)', async () => {
    const { id } = aBuyer();
    const { user, screen } = await visit(PAGE, anAdmin());
    await user.click(await screen.findByRole('button', { name: 'Make Admin: Noor Haddad' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make Noor Haddad an admin?' }));
    expect(dialog.queryByText(/seller pages/)).not.toBeInTheDocument();
    await typeEmail(user);
    await user.click(dialog.getByRole('button', { name: 'Make Admin' }));

    expect(await screen.findByText('Admin Making Done')).toBeVisible();
    expect(await screen.findByText('No buyers yet')).toBeVisible();
    expect(callsTo(`PUT /users/admin/${id}`)).toHaveLength(1);
  });

  test('removes a buyer (§1, §2, §7)', async () => {
    const { id } = aBuyer();
    const { user, screen } = await visit(PAGE, anAdmin());
    await user.click(await screen.findByRole('button', { name: 'Remove: Noor Haddad' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Noor Haddad?' }));
    expect(await dialog.findByText('There are no cars of this email.')).toBeVisible();
    await typeEmail(user);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('User Deleted')).toBeVisible();
    expect(callsTo('DELETE /users/:id')).toMatchObject([{ path: `/users/${id}` }]);
    expect(await database.users.findOne({ _id: id })).toBeNull();
  });

  test('sees which buyer record shares its email with a seller', async () => {
    aSeller();
    aRecord({ name: 'Mara as buyer', email: 'mara@example.test' }, new Date(Date.now() + 5000));
    const { screen } = await visit(PAGE, anAdmin());

    expect(await screen.findByRole('row', { name: /Mara as buyer.*Duplicate, 2 of 2/ })).toBeVisible();
  });

  test('sees a record that has only a role, and can remove it', async () => {
    const { id } = aRecord({ name: undefined, email: undefined, photURL: undefined });
    const { user, screen } = await visit(PAGE, anAdmin());
    expect(await screen.findByRole('row', { name: /Name not stated.*Not stated/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove: Name not stated' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('User Deleted')).toBeVisible();
    await databaseReady();
    expect(await database.users.findOne({ _id: id })).toBeNull();
  });
});
