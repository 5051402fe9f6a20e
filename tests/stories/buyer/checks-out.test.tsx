import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { env } from '@/lib/config/env';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aWish, database } from '@tests/support/database';
import { aBuyer, aSeller } from '@tests/support/people';
import { currentPath, goTo, visit } from '@tests/support/visit';

const checkout = (id: string) => `/carsCategories/add-to-cart/${id}`;

describe('A buyer on the checkout page', () => {
  test('comes from the details, reads the price, and continues to the payment of a new wish list entry (§1, §2)', async () => {
    const corolla = aCar({ title: 'Corolla 2016', price: 9500, condition: 'Used' });
    const { user, screen } = await visit(`/carsCategories/carDetails/${corolla.id}`, aBuyer());
    await user.click(await screen.findByRole('link', { name: 'Check out' }));

    expect(await screen.findByRole('heading', { name: 'Product Check Out Page', level: 1 })).toBeVisible();
    expect(document.title).toBe('Product Check Out Page · Corolla 2016 · SecondGear');
    const facts = (term: string) => screen.getAllByText(term).map((dt) => dt.nextElementSibling?.textContent);
    expect(facts('Name')).toEqual(['Corolla 2016']);
    expect(screen.getByRole('link', { name: 'Corolla 2016' })).toHaveAttribute(
      'href',
      `/carsCategories/carDetails/${corolla.id}`,
    );
    expect(facts('Condition')).toEqual(['Used']);
    expect(facts('Price')).toEqual(['$9,500', '$9,500']);
    expect(facts('Total')).toEqual(['$9,500']);
    expect(screen.getByRole('heading', { name: 'Order Total' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Another Car' })).toHaveAttribute('href', '/carsCategories');
    expect(callsTo('POST /wishlist')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'PAYMENT' }));
    await advanceTime(500);
    const wish = await database.wishlist.findOne({ wishListIid: corolla.id });
    expect(currentPath()).toBe(`/dashboard/payment/${String(wish?._id)}`);
  });

  test('pays for an existing wish list entry, also after a reload (§2)', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    const wish = aWish({ wishListIid: corolla.id, product_title: 'Corolla 2016' });
    const { reload } = await visit(checkout(corolla.id), aBuyer());
    const { user, screen } = await reload();
    await user.click(await screen.findByRole('button', { name: 'PAYMENT' }));
    await advanceTime(500);
    expect(currentPath()).toBe(`/dashboard/payment/${wish.id}`);
    expect(callsTo('POST /wishlist')).toHaveLength(0);
  });

  test('is led to the payment if the car is already paid', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    aWish({ wishListIid: corolla.id });
    const paid = aWish({ wishListIid: corolla.id, paid: true });
    const { user, screen } = await visit(checkout(corolla.id), aBuyer());
    expect(await screen.findByText('Bought: your wishlist says that this car is paid for.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See the payment' }));
    await advanceTime(500);
    expect(currentPath()).toBe(`/dashboard/payment/${paid.id}`);
  });

  test.each(['650000000000000000000009', 'not-an-id'])('finds no car %s, and is led to other cars', async (id) => {
    const { screen } = await visit(checkout(id), aBuyer());
    expect(await screen.findByText('This car was not found')).toBeVisible();
    // A seller also removes a car that this buyer has paid for.
    expect(screen.queryByText(/charged/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Product Check Out Page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Another Car' })).toHaveAttribute('href', '/carsCategories');
    expect(screen.queryByRole('button', { name: 'PAYMENT' })).not.toBeInTheDocument();
  });

  test('cannot buy their own post', async () => {
    const mara = aSeller();
    const own = aCar({ title: 'Corolla 2016', email: mara.email.toUpperCase() });
    const { screen } = await visit(checkout(own.id), mara);
    expect(await screen.findByText('This is your own post, so you cannot buy it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'PAYMENT' })).not.toBeInTheDocument();
  });

  test('reads why a price cannot be paid', async () => {
    const car = aCar({ title: 'Corolla 2016', price: 19.99 });
    const { screen } = await visit(checkout(car.id), aBuyer());
    expect(await screen.findByText(/^\$19\.99 cannot be charged to the cent by card/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'PAYMENT' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Write to Mara Lindqvist' })).toBeVisible();
  });

  test('is told to ask the seller if the car has no price', async () => {
    const car = aCar({ title: 'Corolla & more', price: 'ask me', phone: '+46 31 555 01 17' });
    const { screen } = await visit(checkout(car.id), aBuyer());
    expect(await screen.findByText(/^The post states no price that can be charged/)).toBeVisible();
    expect(screen.queryByText('Price not stated')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Order Total' })).toHaveTextContent(
      /^Order TotalPriceNot statedTotalNot stated/,
    );
    expect(screen.getByRole('button', { name: 'PAYMENT' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Write to Mara Lindqvist' })).toHaveAttribute(
      'href',
      'mailto:mara@example.test?subject=Price%20of%20Corolla%20%26%20more',
    );
    expect(screen.getByRole('link', { name: 'Call +46 31 555 01 17' })).toHaveAttribute('href', 'tel:+46315550117');
  });

  test('reads the marketplace’s phone number if the post has neither email nor phone', async () => {
    const { id } = aCar({ price: 'ask me', email: undefined, phone: undefined });
    const { screen } = await visit(checkout(id), aBuyer());
    expect(await screen.findByText('Marketplace phone')).toBeVisible();
    expect(screen.getByRole('link', { name: `Call ${env.site.phone}` })).toBeVisible();
  });

  test('reads why PAYMENT failed, and tries again without creating a second entry', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    const repair = breakCall('POST /wishlist', 503);
    const { user, screen } = await visit(checkout(corolla.id), aBuyer());
    await user.click(await screen.findByRole('button', { name: 'PAYMENT' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The marketplace has a problem right now');
    repair();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'PAYMENT' })).toHaveFocus();
    await advanceTime(500);
    expect(currentPath()).toMatch(/^\/dashboard\/payment\/[0-9a-f]{24}$/);
    expect(await database.wishlist.count({})).toBe(1);
  });

  test('stays at the checkout of the next car when the slow PAYMENT of the first arrives', async () => {
    const [yaris, corolla] = [aCar({ title: 'Yaris' }), aCar({ title: 'Corolla' })];
    const { user, screen } = await visit('/carsCategories', aBuyer());
    expect(await screen.findByRole('article', { name: 'Yaris' })).toBeVisible();
    goTo(checkout(yaris.id));
    slowCall('POST /wishlist', 8000);
    await user.click(await screen.findByRole('button', { name: 'PAYMENT' }));
    goTo(checkout(corolla.id));
    await advanceTime(12_000);
    expect(currentPath()).toBe(checkout(corolla.id));
  });

  test('loads the car again after a failure', async () => {
    const corolla = aCar({ title: 'Corolla 2016' });
    const repair = breakCall('GET /cars/:id');
    const { user, screen } = await visit(checkout(corolla.id), aBuyer());
    expect(await screen.findByText('Still trying…')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Corolla 2016')).toBeVisible();
  });
});
