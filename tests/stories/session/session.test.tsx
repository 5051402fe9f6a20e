import { act, type Screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aWish, database } from '@tests/support/database';
import { identityKey } from '@tests/support/firebaseKeys';
import { disableAccount, expireSessions, failNext, removeAccount } from '@tests/support/identity';
import { keptTokenOwner } from '@tests/support/keptToken';
import { inOtherTab, signInInOtherTab } from '@tests/support/otherTab';
import { aBuyer, aSeller, anAdmin } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { login } from './login';

const LOOKUP = 'POST /v1/accounts:lookup';

const loginLink = (screen: Screen) =>
  within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Login' });

afterEach(() => vi.restoreAllMocks());

describe('Signing out', () => {
  test('goes home, deletes the token and forgets the previous page', async () => {
    const noor = aBuyer();
    const { user, screen } = await visit('/dashboard', noor);
    await user.click(await screen.findByRole('button', { name: 'SignOut' }));

    const login = await loginLink(screen);
    await waitFor(() => expect(currentPath()).toBe('/home'));
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem(identityKey)).toBeNull();

    await user.click(login);
    expect(await screen.findByLabelText('Email')).toHaveValue('');
    expect(screen.queryByText(/You have been signed out/)).not.toBeInTheDocument();
    const mara = aSeller();
    await user.type(screen.getByLabelText('Email'), mara.email);
    await user.type(screen.getByLabelText('Password'), `${mara.password}{Enter}`);
    expect(await screen.findByRole('button', { name: 'Account of Mara Lindqvist' })).toBeVisible();
    expect(currentPath()).toBe('/');
  });

  test('in another tab is followed without an error message; Back leads to the page before (§9)', async () => {
    const { user, screen } = await visit('/blog', aBuyer());
    await screen.findByRole('button', { name: 'Account of Noor Haddad' });
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { name: 'My Wishlist' });
    await inOtherTab(() => {
      localStorage.setItem('signed-out', 'done');
      localStorage.removeItem(identityKey);
    });
    expect(currentPath()).toBe('/home');
    act(() => window.history.back());
    await waitFor(() => expect(currentPath()).toBe('/blog'));

    await user.click(await loginLink(screen));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByText(/You have been signed out/)).not.toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('in another tab is followed at once, also if the identity service reports it late', async () => {
    const { screen } = await visit('/dashboard', aBuyer());
    await screen.findByRole('button', { name: 'Account of Noor Haddad' });
    await inOtherTab(() => localStorage.setItem('signed-out', 'done'));

    expect(currentPath()).toBe('/home');
    expect(screen.queryByRole('button', { name: 'Account of Noor Haddad' })).not.toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test.each([
    ['does not respond', () => breakCall(LOOKUP, 'hangs')],
    ['cannot remove the user', breakRemoval],
  ])('takes effect at the press, and no later visit resumes the user, while Firebase %s', async (_, breakFirebase) => {
    const noor = aBuyer();
    const before = await visit('/dashboard/profile', noor);
    await before.screen.findByRole('button', { name: 'Account of Noor Haddad' });
    const repair = breakFirebase();
    const { user, screen } = await before.reload();
    await user.click(await screen.findByRole('button', { name: 'SignOut' }));

    expect(screen.queryByText(/Noor Haddad/)).not.toBeInTheDocument();
    expect(await loginLink(screen)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe('/home'));
    for (const key of ['access_token', 'signed_in_user']) expect(localStorage.getItem(key)).toBeNull();
    expect(localStorage.getItem(identityKey)).not.toBeNull();

    const next = await visit('/dashboard');
    expect(await next.screen.findByLabelText('Email')).toBeVisible();
    expect(next.screen.queryByText(/You have been signed out/)).not.toBeInTheDocument();
    await advanceTime(1000);
    expect(localStorage.getItem(identityKey)).not.toBeNull();
    expect(screen.getByLabelText('Email')).toBeVisible();

    repair();
    await visit('/home');
    await waitFor(() => expect(localStorage.getItem(identityKey)).toBeNull());
    expect(await loginLink(screen)).toBeVisible();
  });

  test.each([
    ['there is room for once the token is gone', false, 'begun'],
    ['there is no room for at all', true, null],
  ])('that %s is not undone by the next visit, although Firebase does not respond', async (_, isFull, marker) => {
    const page = await visit('/dashboard/profile', aBuyer());
    await page.screen.findByRole('button', { name: 'Account of Noor Haddad' });
    breakCall(LOOKUP, 'hangs');
    const { user, screen } = await page.reload();
    const setItem = localStorage.setItem.bind(localStorage);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (isFull || localStorage.getItem('access_token') !== null) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    });
    await user.click(await screen.findByRole('button', { name: 'SignOut' }));
    expect(await loginLink(screen)).toBeVisible();
    full.mockRestore();
    expect(localStorage.getItem('signed-out')).toBe(marker);
    expect(localStorage.getItem(identityKey) === null).toBe(isFull);

    const next = await visit('/dashboard');
    expect(await next.screen.findByLabelText('Email')).toBeVisible();
    await advanceTime(2000);
    expect(next.screen.queryByText(/Noor Haddad/)).not.toBeInTheDocument();
  });

  test('that Firebase has not followed yet does not end the session of the next user', async () => {
    const mara = aSeller();
    const page = await visit('/blog', aBuyer());
    await page.screen.findByRole('button', { name: 'Account of Noor Haddad' });
    const repair = breakRemoval();
    await page.user.click(page.screen.getByRole('button', { name: 'SignOut' }));
    await page.user.click(await loginLink(page.screen));
    await login(page, mara);
    expect(await page.screen.findByRole('button', { name: 'Account of Mara Lindqvist' })).toBeVisible();
    repair();

    await page.reload();
    await advanceTime(10_000);
    expect(await page.screen.findByRole('button', { name: 'Account of Mara Lindqvist' })).toBeVisible();
    expect(localStorage.getItem(identityKey)).toContain(mara.email);
  });
});

/** @returns a function that repairs it */
function breakRemoval() {
  const removeItem = localStorage.removeItem.bind(localStorage);
  const broken = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
    if (key === identityKey) throw new DOMException('broken');
    removeItem(key);
  });
  return () => broken.mockRestore();
}

describe('Another user’s sign-in in another tab', () => {
  test('is followed by a signed-out tab', async () => {
    const noor = aBuyer();
    const { screen } = await visit('/blog');
    await screen.findByRole('navigation', { name: 'Main' });
    expect(await loginLink(screen)).toBeVisible();
    await signInInOtherTab(noor);

    expect(await screen.findByRole('button', { name: 'Account of Noor Haddad' })).toBeVisible();
  });

  test('is followed with the new role and token, and without data of the previous user', async () => {
    const adaeze = anAdmin();
    const { screen } = await visit('/dashboard', aBuyer());
    await screen.findByRole('button', { name: 'Account of Noor Haddad' });
    slowCall('GET /jwt', 5000);
    await signInInOtherTab(adaeze);
    expect(screen.queryByText(/Noor Haddad/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'My Wishlist' })).not.toBeInTheDocument();

    expect(await screen.findByRole('button', { name: 'Account of Adaeze Obi' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'All Sellers' })).toBeVisible();
    expect(keptTokenOwner()).toBe(adaeze.email);
  });
});

describe('An action before the sign-out', () => {
  const COROLLA = '650000000000000000000101';

  async function takeBackAWish(url = '/carsCategories', name = 'Wishlist: Corolla 2016', wishListIid = COROLLA) {
    aCar({ _id: COROLLA, title: 'Corolla 2016' });
    aWish({ wishListIid, product_title: 'Corolla 2016' });
    const { user, screen } = await visit(url, aBuyer());
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });
    await user.click(await screen.findByRole('button', { name }));
    return { user, screen };
  }

  test('cannot be undone by the next user', async () => {
    const { user, screen } = await takeBackAWish();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getByRole('button', { name: 'SignOut' }));

    expect(await loginLink(screen)).toBeVisible();
    await waitFor(() => expect(undo).not.toBeInTheDocument(), { timeout: 1000 });
  });

  test.each([
    ['by the heart', '/carsCategories', 'Wishlist: Corolla 2016', COROLLA],
    ['in My Wishlist', '/dashboard', 'Remove Corolla 2016', COROLLA],
  ])('shows no toast to the next user if a removal %s ends later', async (_how, url, name, wishListIid) => {
    slowCall('DELETE /wishlist/:id', 5000);
    const { user, screen } = await takeBackAWish(url, name, wishListIid);
    await waitFor(() => expect(callsTo('DELETE /wishlist/:id')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'SignOut' }));
    await loginLink(screen);
    for (let second = 0; second < 8; second += 1) {
      await advanceTime(1000);
      expect(screen.queryByText(/off your wishlist|Product Deleted/)).not.toBeInTheDocument();
    }
    expect(await database.wishlist.count({})).toBe(0);
  });

  test('shows no toast to the next user if an addition ends later', async () => {
    aCar({ title: 'Corolla 2016' });
    slowCall('POST /wishlist', 5000);
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Corolla 2016' }));
    await waitFor(() => expect(callsTo('POST /wishlist')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'SignOut' }));
    await loginLink(screen);
    for (let second = 0; second < 8; second += 1) {
      await advanceTime(1000);
      expect(screen.queryByText('It is on your wishlist')).not.toBeInTheDocument();
    }
    expect(await database.wishlist.count({})).toBe(1);
  });
});

async function reloadAccount() {
  const { session } = await import('@/session/session');
  const { reload } = await session.actions();
  await reload().catch(() => undefined);
}

async function renewToken() {
  const token = await import('@/session/identity/fetchToken');
  await token.renewToken().catch(() => undefined);
}

describe('A session ended by the identity service', () => {
  const refuseRefresh = () => {
    failNext('token', 'INVALID_REFRESH_TOKEN');
    // The marketplace takes the ID token for expired, so that it is renewed.
    breakCall('GET /jwt', 401);
  };
  test.each([
    ['disabled', disableAccount, reloadAccount, 'This account has been disabled.'],
    ['expired', expireSessions, reloadAccount, 'Your session has ended.'],
    ['of an unknown token', () => failNext('lookup', 'INVALID_ID_TOKEN'), reloadAccount, 'Your session is not valid'],
    ['of a deleted account', removeAccount, reloadAccount, 'Your session has ended.'],
    ['not to be renewed', refuseRefresh, renewToken, 'The sign-in of this device is not valid any more.'],
  ])('because it is %s leads to the login page with the reason (§4)', async (_, end, meet, sentence) => {
    const noor = aBuyer();
    const { screen } = await visit('/dashboard', noor);
    await screen.findByRole('button', { name: 'Account of Noor Haddad' });
    end(noor.email);
    await meet();

    expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
    expect(currentPath()).toBe('/login');
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('between two visits leads to the login page with a reason (§4)', async () => {
    const noor = aBuyer();
    const page = await visit('/dashboard', noor);
    await page.screen.findByRole('button', { name: 'Account of Noor Haddad' });
    localStorage.removeItem(identityKey);
    const { screen } = await visit('/dashboard');

    expect(await screen.findByText(/You have been signed out/)).toBeVisible();
  });
});
