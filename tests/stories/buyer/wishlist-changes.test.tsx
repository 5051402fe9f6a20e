import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { holdLock } from '@tests/support/holdLock';
import { aBuyer } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { aCar, aWish, database } from '@tests/support/database';

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
    expect((await row(screen, /Corolla/)).getByText(/^the same as on 9 Jan/)).toBeVisible();
    const mystery = await row(screen, /Mystery/);
    expect(mystery.getByText('$9,500')).toBeVisible();
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

  test('adds up the cars that are chosen, at their prices of today', async () => {
    saved('Cherokee', 32_900, 31_900);
    saved('330i', 24_500, 24_500);
    saved('Mystery', 'ask me', 'ask me');
    const { user, screen } = await visit('/dashboard', aBuyer());
    await screen.findByText('$1,000 cheaper');
    expect(screen.queryByRole('checkbox', { name: 'Choose Mystery' })).not.toBeInTheDocument();
    expect(screen.getByText('Tick cars to add up their prices.')).toBeVisible();

    await user.click(screen.getByRole('checkbox', { name: 'Choose Cherokee' }));
    expect(screen.getByText('$31,900 in all')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Choose 330i' }));
    expect(screen.getByText('$56,400 in all')).toBeVisible();
    expect(screen.getByText('2 chosen').parentElement).toHaveTextContent('2 chosen of 2 you can pay');
    await user.click(screen.getByRole('checkbox', { name: 'Choose Cherokee' }));
    expect(screen.getByText('$24,500 in all')).toBeVisible();
  });
});

describe('A note about a car', () => {
  const NOTE = 'Ask about the <b>tow bar</b>';

  test('is kept on this device alone: written, changed, removed, and gone after signing out', async () => {
    saved('Cherokee', 31_900, 31_900);
    const { user, screen, reload } = await visit('/dashboard', aBuyer());
    expect(await screen.findByText(/^Notes stay on this device and are never sent/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add a note on Cherokee' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Note on Cherokee' }));
    await user.type(dialog.getByRole('textbox', { name: 'Your note' }), NOTE);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: `Note on Cherokee: ${NOTE}` })).toBeVisible();

    await reload();
    await user.click(await screen.findByRole('button', { name: `Note on Cherokee: ${NOTE}` }));
    await user.clear(screen.getByRole('textbox', { name: 'Your note' }));
    await user.click(screen.getByRole('button', { name: 'Remove the note' }));
    expect(screen.getByRole('button', { name: 'Add a note on Cherokee' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Add a note on Cherokee' }));
    await user.type(screen.getByRole('textbox', { name: 'Your note' }), NOTE);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(JSON.stringify(localStorage)).toContain('tow bar');
    await user.click(screen.getByRole('button', { name: 'SignOut' }));
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('tow bar'));
  });
});

describe('A saved car that was posted anew', () => {
  const noor = { email: 'noor@example.test' };

  /** A car whose post is gone after the buyer has seen it on the wishlist, and its new post. */
  async function repostedCar(fields: object = {}) {
    const old = aCar({ title: 'BMW M240i', price: 33_600 }, new Date('2026-01-01'));
    const wish = aWish({ wishListIid: old.id, product_title: 'BMW M240i', price: 33_600 }, new Date('2026-01-09'));
    const buyer = aBuyer();
    const page = await visit('/dashboard', buyer);
    await page.screen.findByText(/^the same as on/);
    await advanceTime(2000);
    await database.cars.remove({ _id: old.id });
    const anew = aCar({ title: 'BMW M240i', price: 33_100, ...fields });
    return { ...(await visit('/dashboard', buyer)), wish, anew };
  }
  const wished = async () => (await database.wishlist.find(noor)).map(({ wishListIid }) => wishListIid);

  test('is recognised, and one press moves the heart and the note: the new wish first, then the old one is removed', async () => {
    const { user, screen, anew, wish } = await repostedCar();
    localStorage.setItem(
      `kept for ${noor.email} wish notes 1`,
      JSON.stringify([
        { carId: (await database.wishlist.findOne({ _id: wish.id }))?.['wishListIid'], text: 'Winter tyres?' },
      ]),
    );
    const again = await row(screen, /^Posted again for \$33,100, \$500 less\. Same seller, same title and picture\./);
    expect(again.getByRole('link', { name: 'See the new post of BMW M240i' })).toHaveAttribute(
      'href',
      `/carsCategories/carDetails/${anew.id}`,
    );
    expect(screen.getByText('1 posted again')).toBeVisible();
    await user.click(again.getByRole('button', { name: 'Move the heart to the new post of BMW M240i' }));

    const moved = await row(screen, /BMW M240i.*\$33,100/);
    expect(moved.getByRole('link', { name: 'Pay for BMW M240i' })).toBeVisible();
    expect(moved.getByRole('button', { name: 'Note on BMW M240i: Winter tyres?' })).toBeVisible();
    expect(await screen.findByText('The heart is on the new post')).toBeInTheDocument();
    await waitFor(() => expect(titles(screen)).toHaveLength(1));
    expect(await wished()).toEqual([anew.id]);
    const writes = callsTo('POST /wishlist').concat(callsTo('DELETE /wishlist/:id'));
    expect(writes).toHaveLength(2);
  });

  test('stays where it is if the new post cannot be added', async () => {
    const { user, screen, wish, anew } = await repostedCar();
    const repair = breakCall('POST /wishlist', 500);
    await user.click(await screen.findByRole('button', { name: /^Move the heart/ }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The marketplace has a problem right now');
    expect(await database.wishlist.count({ _id: wish.id })).toBe(1);
    expect(callsTo('DELETE /wishlist/:id')).toHaveLength(0);

    repair();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await wished()).toEqual([anew.id]));
  });

  test('is on the wishlist with both posts if the old one cannot be removed, which is said, and never twice', async () => {
    const { user, screen, anew } = await repostedCar();
    const repair = breakCall('DELETE /wishlist/:id', 500);
    await user.click(await screen.findByRole('button', { name: /^Move the heart/ }));
    expect(await screen.findByText(/^The new post is on your wishlist. The old one is still there too/)).toBeVisible();
    expect(await wished()).toHaveLength(2);

    repair();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await wished()).toEqual([anew.id]));
    expect(callsTo('POST /wishlist')).toHaveLength(1);
  });

  test('is not moved while its old post is being paid', async () => {
    const { user, screen, wish } = await repostedCar();
    const release = holdLock(`item-${wish.id}`);
    await user.click(await screen.findByRole('button', { name: /^Move the heart/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This car is being paid for right now');
    expect(callsTo('POST /wishlist')).toHaveLength(0);
    expect(callsTo('DELETE /wishlist/:id')).toHaveLength(0);
    release();
  });

  test.each([
    ['another seller', { email: 'tomas@example.test' }],
    ['another title and picture', { title: 'BMW 330i', img: 'http://localhost:4103/cars/other.webp' }],
  ])('is not recognised in a post with %s', async (_, fields) => {
    const { screen } = await repostedCar(fields);
    expect(await screen.findByText('1 gone')).toBeVisible();
    await advanceTime(2000);
    expect(screen.queryByText(/Posted again/)).not.toBeInTheDocument();
  });
});
