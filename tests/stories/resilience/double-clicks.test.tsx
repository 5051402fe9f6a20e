import { act, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { photoOf } from '@tests/stories/session/login';
import { callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, database } from '@tests/support/database';
import { aBuyer, aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';

/** Both clicks happen before the next render. */
function clickTwice(button: HTMLElement) {
  act(() => {
    button.click();
    button.click();
  });
}

describe('A double click', () => {
  test('logs in once (§4)', async () => {
    const noor = aBuyer();
    const { user, screen } = await visit('/login');
    await user.type(await screen.findByLabelText('Email'), noor.email);
    await user.type(screen.getByLabelText('Password'), noor.password);
    clickTwice(screen.getByRole('button', { name: 'Login' }));

    expect(await screen.findByRole('button', photoOf(noor))).toBeVisible();
    expect(callsTo('POST /v1/accounts:signInWithPassword')).toHaveLength(1);
  });

  test('requests one mail', async () => {
    const { user, screen } = await visit('/login');
    await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), 'noor@example.test');
    clickTwice(dialog.getByRole('button', { name: 'Send the link' }));

    expect(await screen.findByText(/If there is an account/)).toBeVisible();
    expect(callsTo('POST /v1/accounts:sendOobCode')).toHaveLength(1);
  });

  test('removes a car once', async () => {
    const mara = aSeller();
    aCar({ title: 'Corolla 2016', email: mara.email });
    const { user, screen } = await visit('/dashboard/seller/product', mara);
    await user.click(await screen.findByRole('button', { name: 'Actions: Corolla 2016' }));
    clickTwice(screen.getByRole('button', { name: 'Remove Corolla 2016' }));
    await advanceTime(10_000);

    expect(await screen.findByRole('heading', { name: 'All my product 0' })).toBeVisible();
    expect(callsTo('DELETE /seller/:id')).toHaveLength(1);
  });

  test('on a heart adds one wish; clicks while it is pending are ignored', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    slowCall('POST /wishlist', 3000);
    const { user, screen } = await visit(`/carsCategories/carDetails/${corolla.id}`, aBuyer());
    const heart = await screen.findByRole('button', { name: 'Wishlist: Corolla 2016' });
    clickTwice(heart);
    await advanceTime(500);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await user.click(heart);
    await advanceTime(500);
    expect(screen.queryByText('Already done')).not.toBeInTheDocument();
    await advanceTime(6000);

    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await database.wishlist.count({ wishListIid: corolla.id })).toBe(1);
  });
});
