import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aWish, database } from '@tests/support/database';
import { aBuyer } from '@tests/support/people';
import { setDevice } from '@tests/support/shims/screen';
import { visit } from '@tests/support/visit';

type Screen = Awaited<ReturnType<typeof visit>>['screen'];

const row = async (screen: Screen, name: RegExp) => within(await screen.findByRole('row', { name }));
const saved = (title: string, price: unknown, now: unknown, day = 9) =>
  aWish(
    { wishListIid: aCar({ title, price: now }, new Date('2026-01-01')).id, product_title: title, price },
    new Date(2026, 0, day),
  );

describe('My Wishlist', () => {
  test('says what each car was saved at if its price has changed, and nothing else', async () => {
    saved('Cherokee', '32,900', 31_900);
    saved('Ranger', 20_000, 20_750);
    saved('Corolla', 9500, 9500);
    saved('Mystery', 9500, 'ask me');
    aWish({ wishListIid: '650000000000000000000009', product_title: 'XE', price: 18_250 }, new Date('2025-01-09'));
    const { user, screen } = await visit('/dashboard', aBuyer());

    const cherokee = await row(screen, /Cherokee/);
    expect(await cherokee.findByText('$31,900')).toBeVisible();
    expect(cherokee.getByText('was $32,900')).toBeVisible();
    expect((await row(screen, /Ranger/)).getByText('was $20,000')).toBeVisible();
    const corolla = await row(screen, /Corolla/);
    expect(corolla.getByText('$9,500')).toBeVisible();
    expect(corolla.queryByText(/was|same/)).not.toBeInTheDocument();
    const mystery = await row(screen, /Mystery/);
    expect(await mystery.findByText('Price not stated')).toBeVisible();
    expect(mystery.getByText('was $9,500')).toBeVisible();
    expect(mystery.getByRole('link', { name: 'Ask the seller of Mystery' })).toBeVisible();
    expect(mystery.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
    const gone = await row(screen, /XE/);
    expect(gone.getByText('$18,250')).toBeVisible();
    expect(gone.getByText('No longer listed')).toBeVisible();
    expect(screen.queryByText(/since you saved/i)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Wishlist, / }));
    const modal = within(await screen.findByRole('dialog'));
    expect(await modal.findByRole('link', { name: 'Ask the seller of Mystery' })).toBeVisible();
    await user.click(modal.getByRole('link', { name: 'Check out Cherokee' }));
    await user.click(await screen.findByRole('button', { name: 'PAYMENT' }));
    expect(await screen.findByRole('button', { name: 'Pay $31,900' })).toBeVisible();
    expect(await database.wishlist.count({ product_title: 'Cherokee' })).toBe(1);
  });

  test('has Pay and one menu on a phone, whose Remove removes at one press', async () => {
    saved('Corolla', 9500, 9500);
    setDevice({ width: 390 });
    const { user, screen } = await visit('/dashboard', aBuyer());
    const corolla = await row(screen, /Corolla/);
    expect(await corolla.findByRole('link', { name: 'Pay for Corolla' })).toBeVisible();
    expect(corolla.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'More about Corolla',
    ]);
    await user.click(corolla.getByRole('button', { name: 'More about Corolla' }));
    expect(corolla.getByRole('link', { name: 'See the car' })).toBeVisible();
    const repair = breakCall('DELETE /wishlist/:id');
    await user.click(corolla.getByRole('button', { name: 'Remove Corolla' }));
    const button = corolla.getByRole('button');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(await corolla.findByRole('alert')).toHaveTextContent('Network Error');
    repair();
    await user.click(corolla.getByRole('button', { name: 'Try again' }));
    expect(button).toHaveFocus();
    expect(await screen.findByText('Product Deleted')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await screen.findByText('No Data Found')).toBeVisible();
  });

  test('keeps the car marked that Buy Now has added', async () => {
    saved('Ranger', 20_000, 20_000, 8);
    const corolla = aCar({ title: 'Corolla', price: 12_000 });
    const { user, screen } = await visit(`/carsCategories/carDetails/${corolla.id}`, aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
    const marked = async () => (await screen.findByRole('row', { name: /Corolla/ })).className;
    expect(await marked()).toContain('highlighted');
    await advanceTime(1000);
    expect(await marked()).toContain('highlighted');
  });
});
