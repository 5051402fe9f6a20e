import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { issueToken } from '@sandbox/market/tokens';
import { breakCall, callsTo, clearCalls, slowCall } from '@tests/support/calls';
import { advanceTime, jumpTime } from '@tests/support/clock';
import { aCar, aWish, database } from '@tests/support/database';
import { identityKey } from '@tests/support/firebaseKeys';
import { disableAccount, rememberSignIn } from '@tests/support/identity';
import { keepToken, keptTokenOwner } from '@tests/support/keptToken';
import { goOffline, goOnline } from '@tests/support/network';
import { inOtherTab } from '@tests/support/otherTab';
import { aBuyer, aSeller, type Person } from '@tests/support/people';
import { currentPath, leavePage, visit } from '@tests/support/visit';

const LOOKUP = 'POST /v1/accounts:lookup';
const EIGHT_DAYS_MS = 8 * 24 * 3600_000;
let noor: Person;

/** Leaves the page of a signed-in user, and opens it again. */
async function comeBack({ meanwhile = () => undefined }: { meanwhile?: () => unknown } = {}) {
  const { screen, reload } = await visit('/carsCategories', noor);
  await screen.findByRole('article', { name: 'Toyota Yaris' });
  await jumpTime(1000);
  clearCalls();
  await meanwhile();
  return reload();
}

beforeEach(() => {
  noor = aBuyer();
  aCar({ title: 'Toyota Yaris' });
});

describe('A user who comes back', () => {
  test('sees their page before Firebase has responded', async () => {
    const { screen } = await comeBack({ meanwhile: () => slowCall(LOOKUP, 9000) });

    expect(await screen.findByRole('article', { name: 'Toyota Yaris' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'SignOut' })).toBeVisible();
    expect(callsTo('GET /jwt')).toEqual([]);
    await jumpTime(10_000);
    expect(callsTo(LOOKUP)).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Toyota Yaris' })).toBeVisible();
  });

  test('has the list of their page requested at once if they had the role, and sees it with the role', async () => {
    const mara = aSeller();
    const role = 'GET /users/seller/:email';
    const list = 'GET /cars/seller/:email';
    aCar({ title: 'Toyota Corolla', sellerEmail: mara.email });
    slowCall(role, 3000);
    const { screen, reload } = await visit('/dashboard/seller/product', mara);
    await jumpTime(1000);
    expect(callsTo(list)).toEqual([]);
    expect((await screen.findAllByText('Toyota Corolla'))[0]).toBeVisible();

    clearCalls();
    slowCall(role, 3000);
    await reload();
    await jumpTime(1000);
    expect(callsTo(list)).toHaveLength(1);
    expect(screen.queryByText('Toyota Corolla')).toBeNull();
    await jumpTime(2500);
    expect((await screen.findAllByText('Toyota Corolla'))[0]).toBeVisible();
  });

  test('writes with their token if Firebase alone cannot be reached: it then goes on with the user that it has stored', async () => {
    const { user, screen } = await comeBack({ meanwhile: () => breakCall(LOOKUP) });
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Toyota Yaris' }));
    await advanceTime(3000);
    expect(screen.getByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
    expect(callsTo('POST /wishlist')).toHaveLength(1);
  });

  test('is signed out if their account was disabled meanwhile, and nothing was written', async () => {
    const { user, screen } = await comeBack({
      meanwhile() {
        disableAccount(noor.email);
        slowCall(LOOKUP, 5000);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Toyota Yaris' }));
    expect(screen.getByRole('button', { name: 'Account of Noor Haddad' })).toBeVisible();
    await advanceTime(7000);

    expect(currentPath()).toBe('/login');
    expect(screen.getByText(/You have been signed out/)).toBeVisible();
    expect(screen.queryByText('Toyota Yaris')).not.toBeInTheDocument();
    for (const key of ['signed_in_user', 'access_token', identityKey]) expect(localStorage.getItem(key)).toBeNull();
    expect(callsTo('POST /wishlist')).toEqual([]);
    expect(await database.wishlist.count({})).toBe(0);
  });

  test('writes nothing if another user signs in in another tab before Firebase has responded', async () => {
    const mara = aSeller();
    const token = await issueToken(mara.email);
    const { user, screen } = await comeBack({ meanwhile: () => slowCall(LOOKUP, 8000) });
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Toyota Yaris' }));
    expect(screen.getByRole('button', { name: 'Account of Noor Haddad' })).toBeVisible();
    await inOtherTab(() => {
      const { uid, email, name } = mara;
      rememberSignIn(email);
      keepToken(email, token);
      localStorage.setItem('signed_in_user', JSON.stringify({ uid, email, name, isEmailVerified: true }));
    });
    await advanceTime(20_000);

    expect(screen.getByRole('button', { name: 'Account of Mara Lindqvist' })).toBeVisible();
    expect(keptTokenOwner()).toBe(mara.email);
    expect(localStorage.getItem('signed_in_user')).toContain('Mara Lindqvist');
    expect(JSON.stringify(localStorage)).not.toContain('Noor');
    expect(callsTo('POST /wishlist')).toEqual([]);
    expect(await database.wishlist.count({})).toBe(0);
  });

  test('after a sleep longer than all their tokens last gets one new token, and what they press at once is written once', async () => {
    await comeBack();
    leavePage();
    await jumpTime(EIGHT_DAYS_MS);
    clearCalls();
    slowCall(LOOKUP, 3000);
    const { user, screen } = await visit(currentPath());
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Toyota Yaris' }));
    await advanceTime(10_000);

    expect(screen.getByRole('button', { name: 'Wishlist, 1 car' })).toBeVisible();
    expect(callsTo('GET /jwt')).toHaveLength(1);
    expect(callsTo('POST /wishlist').filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await database.wishlist.count({ email: noor.email })).toBe(1);
  });
});

test('A user who comes back without a network sees who they are and that it is not up to date, and then the page', async () => {
  const mara = aSeller();
  const { id: wishListIid } = aCar({ title: 'BMW 330i', email: mara.email });
  const wish = aWish({ wishListIid, email: mara.email, product_title: 'BMW 330i' });
  const dashboard = await visit('/dashboard', mara);
  await dashboard.screen.findByRole('link', { name: 'My Products' });
  await jumpTime(1000);
  goOffline();
  const { screen } = await visit(`/dashboard/payment/${wish.id}`);

  expect(await screen.findByRole('button', { name: 'Account of Mara Lindqvist' })).toBeVisible();
  expect(await screen.findByText(/You are offline/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Products' })).toBeVisible();
  await advanceTime(30_000);
  expect(screen.getByRole('button', { name: 'Account of Mara Lindqvist' })).toBeVisible();
  expect(screen.getByText(/You are offline/)).toBeVisible();

  goOnline();
  await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument());
  expect(await screen.findAllByText('BMW 330i')).not.toEqual([]);
  expect(screen.getByRole('button', { name: 'Account of Mara Lindqvist' })).toBeVisible();
});

describe('The roles of the last visit', () => {
  test('draw the menu at once, while a guarded page waits for the response of the server', async () => {
    const mara = aSeller();
    const { screen } = await visit('/dashboard/seller/product', mara);
    await screen.findByRole('heading', { name: /All my product/ });
    await jumpTime(1000);
    await database.users.update({ _id: mara.id }, { role: 'buyer' });
    slowCall('GET /users/seller/:email', 9000);
    const again = await visit('/dashboard/seller/product');

    expect(await again.screen.findByRole('link', { name: 'My Products' })).toBeVisible();
    expect(again.screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    await advanceTime(10_000);
    expect(again.screen.getByRole('heading', { level: 1, name: 'How to sell a car' })).toBeVisible();
    const dashboard = await visit('/dashboard');
    await dashboard.screen.findByRole('heading', { level: 1 });
    expect(dashboard.screen.queryByRole('link', { name: 'My Products' })).not.toBeInTheDocument();
  });
});
