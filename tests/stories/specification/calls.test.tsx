import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { callsTo, clearCalls } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aWish } from '@tests/support/database';
import { keptToken } from '@tests/support/keptToken';
import { aWishedCar, payWith, successHeading } from '@tests/support/paying';
import { aBuyer, anAdmin, aSeller } from '@tests/support/people';
import { goTo, visit } from '@tests/support/visit';

const MARKET = 'localhost:4101';
const PAYMENTS = 'localhost:4102';
const ids = { car: '650000000000000000000011', wish: '650000000000000000000012' };

describe('A read', () => {
  test.each([
    [
      'buyer',
      aBuyer,
      [
        ['/carsCategories', { 'GET /cars': false, 'GET /carCategories': false }],
        [`/carsCategories/carDetails/${ids.car}`, { [`GET /cars/${ids.car}`]: false }],
        ['/carsCategories/category/toyota', { 'GET /category/toyota': false }],
        ['/home', { 'GET /seller/post': true }],
        ['/dashboard', { 'GET /wishlist?email=noor@example.test': true }],
        [`/dashboard/payment/${ids.wish}`, { [`GET /wishlist/${ids.wish}`]: false }],
        ['/dashboard/profile', { 'GET /users/noor@example.test': false }],
      ],
    ],
    [
      'seller',
      aSeller,
      [
        [
          '/dashboard/seller/product',
          { 'GET /cars/seller/mara@example.test': false, 'GET /users/seller/mara@example.test': false },
        ],
      ],
    ],
    [
      'admin',
      anAdmin,
      [
        ['/dashboard/seller', { 'GET /user/seller': false, 'GET /users/admin/adaeze@example.test': false }],
        ['/dashboard/reported-post', { 'GET /reportedpost': true }],
        ['/dashboard/buyer', { 'GET /user/buyer': false }],
      ],
    ],
  ] as const)(
    'of each page of a %s goes to the marketplace, with the stored token where it needs one (§3, §6, §7)',
    async (_role, person, pages) => {
      aCar({ _id: ids.car });
      aWish({ _id: ids.wish, wishListIid: ids.car });
      const { screen } = await visit(pages[0][0], person());
      await screen.findByRole('button', { name: 'SignOut' });
      for (const [url, reads] of pages) {
        if (url !== pages[0][0]) {
          clearCalls();
          goTo(url);
        }
        // So long that the page after the next one reads again what this one has read.
        await advanceTime(3000);

        for (const [call, isBearer] of Object.entries(reads)) {
          const made = callsTo(call).map(({ host, bearer }) => ({ host, bearer }));
          expect(made.length, call).toBeGreaterThan(0);
          for (const one of made) expect(one).toEqual({ host: MARKET, bearer: isBearer ? keptToken() : undefined });
        }
      }
    },
  );

  test('of the access token has the user’s email, and its response is stored as access_token (§3, §7)', async () => {
    const { screen } = await visit('/blog', aBuyer());
    await screen.findByRole('button', { name: 'SignOut' });
    await advanceTime(100);

    expect(callsTo('GET /jwt')).toMatchObject([{ host: MARKET, query: { email: 'noor@example.test' } }]);
    expect(keptToken()).toMatch(/^ey/);
    expect(Object.keys(localStorage)).toContain('access_token');
  });
});

describe('A write carries the stored token:', () => {
  const made = (call: string) => callsTo(call).map(({ host, bearer, body }) => ({ host, bearer, body }));

  test('a wish added and removed (§3, §7)', async () => {
    const { id: car } = aCar({ title: 'Corolla 2016', price: '9,500', img: 'http://localhost:4103/cars/a.webp' });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Corolla 2016' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Corolla 2016' }));
    await screen.findByText('Product Deleted');

    const body = {
      wishListIid: car,
      product_img: 'http://localhost:4103/cars/a.webp',
      product_title: 'Corolla 2016',
      price: 9500,
      email: 'noor@example.test',
    };
    expect(made('POST /wishlist')).toEqual([{ host: MARKET, bearer: keptToken(), body }]);
    expect(made('DELETE /wishlist/:id')).toEqual([{ host: MARKET, bearer: keptToken(), body: '' }]);
  });

  test('the intent, from the payments host, and the payment (§1, §3, §4, §7)', async () => {
    const noor = aBuyer();
    const wish = aWishedCar(noor);
    const { user, screen } = await visit(wish.url, noor);
    await payWith(user);
    await successHeading();
    const [{ textContent: transactionId } = {}] = screen.getAllByText(/^pi_\w+$/);

    expect(made('POST /create-payment-intent')).toEqual([
      { host: PAYMENTS, bearer: keptToken(), body: { price: 24500 } },
    ]);
    expect(made('POST /payments')).toEqual([
      {
        host: MARKET,
        bearer: keptToken(),
        body: { price: 24500, transactionId, email: noor.email, wishListId: wish.id },
      },
    ]);
  });

  test('a verification (§7)', async () => {
    const { id } = aSeller();
    const { user, screen } = await visit('/dashboard/seller', anAdmin());
    await user.click(await screen.findByRole('button', { name: 'Verify: Mara Lindqvist' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verify' }));
    await screen.findByText('Seller Verified');
    expect(made(`PUT /users/admin/verified/${id}`)).toEqual([{ host: MARKET, bearer: keptToken(), body: '' }]);
    expect(callsTo(`PUT /users/admin/verified/${id}`)[0]?.headers).not.toHaveProperty('content-type');
  });
});
