import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { advanceTime } from '@tests/support/clock';
import { aBuyer } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { aCar, aWish } from '@tests/support/database';

type Screen = Awaited<ReturnType<typeof visit>>['screen'];

const row = async (screen: Screen, name: RegExp) => within(await screen.findByRole('row', { name }));
const titles = (screen: Screen) => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const named = (title: string): unknown => expect.stringContaining(title);
const saved = (title: string, price: unknown, now: unknown, day = 9) =>
  aWish(
    { wishListIid: aCar({ title, price: now }, new Date('2026-01-01')).id, product_title: title, price },
    new Date(2026, 0, day),
  );

describe('My Wishlist', () => {
  test('says what has become of each car since it was saved, and sums it up', async () => {
    saved('Cherokee', '32,900', 31_900);
    saved('Ranger', 20_000, 20_750);
    saved('Corolla', 9500, 9500);
    saved('Mystery', 9500, 'ask me');
    aWish({ wishListIid: '650000000000000000000009', product_title: 'XE', price: 18_250 }, new Date('2025-01-09'));
    const { screen } = await visit('/dashboard', aBuyer());

    const cherokee = await row(screen, /Cherokee/);
    expect(await cherokee.findByText('$31,900')).toBeVisible();
    expect(cherokee.getByText(/^was \$32,900 on 9 Jan/)).toBeVisible();
    expect(cherokee.getByText('$1,000 cheaper')).toBeVisible();
    expect((await row(screen, /Ranger/)).getByText('$750 dearer')).toBeVisible();
    const corolla = await row(screen, /Corolla/);
    expect(corolla.getByText('$9,500')).toBeVisible();
    expect(corolla.queryByText(/9 Jan|same/)).not.toBeInTheDocument();
    const mystery = await row(screen, /Mystery/);
    expect(await mystery.findByText('Price not stated')).toBeVisible();
    expect(mystery.queryByText(/9 Jan/)).not.toBeInTheDocument();
    const gone = await row(screen, /XE/);
    expect(gone.getByText('$18,250')).toBeVisible();
    expect(gone.getByText('saved on 9 Jan 2025')).toBeVisible();
    expect(screen.getByText('Since you saved them').parentElement).toHaveTextContent(
      /^Since you saved them 1 cheaper 1 dearer 1 gone$/,
    );
  });

  test('is sorted by price and by change, and stays so after a reload', async () => {
    saved('Cherokee', 32_900, 31_900, 9);
    saved('Ranger', 20_000, 20_000, 8);
    saved('Corolla', 9500, 12_000, 7);
    const { user, screen, reload } = await visit('/dashboard', aBuyer());
    await screen.findByText('$1,000 cheaper');
    expect(titles(screen)).toEqual([named('Cherokee'), named('Ranger'), named('Corolla')]);

    const sort = screen.getByRole('combobox', { name: 'Sort the wishlist' });
    await user.selectOptions(sort, 'Price: low to high');
    expect(titles(screen)).toEqual([named('Corolla'), named('Ranger'), named('Cherokee')]);
    await user.selectOptions(sort, 'Biggest change first');
    expect(titles(screen)).toEqual([named('Corolla'), named('Cherokee'), named('Ranger')]);
    expect((await row(screen, /Corolla/)).getByText('1')).toBeVisible();

    expect(currentPath()).toBe('/dashboard?sort=change');
    await reload();
    await screen.findByText('$2,500 dearer');
    expect(titles(screen)).toEqual([named('Corolla'), named('Cherokee'), named('Ranger')]);
  });

  test('keeps the car marked that Buy Now has added, also in another order', async () => {
    saved('Ranger', 20_000, 20_000, 8);
    const corolla = aCar({ title: 'Corolla', price: 12_000 });
    const { user, screen } = await visit(`/carsCategories/carDetails/${corolla.id}`, aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
    const marked = async () => (await screen.findByRole('row', { name: /Corolla/ })).className;
    expect(await marked()).toContain('highlighted');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort the wishlist' }), 'Price: low to high');
    await advanceTime(1000);
    expect(await marked()).toContain('highlighted');
  });
});
