import { act, type Screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aWish, database } from '@tests/support/database';
import { identityKey } from '@tests/support/firebaseKeys';
import { disableAccount, failNext } from '@tests/support/identity';
import { keptTokenOwner } from '@tests/support/keptToken';
import { inOtherTab, signInInOtherTab } from '@tests/support/otherTab';
import { aBuyer, aSeller, anAdmin } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

const LOOKUP = 'POST /v1/accounts:lookup';

const loginLink = (screen: Screen) =>
  within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Login' });

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
    expect(currentPath()).toBe('/home');
  });

  test('in another tab is followed at once, without an error message; Back leads to the page before (§9)', async () => {
    const { user, screen } = await visit('/blog', aBuyer());
    await screen.findByRole('button', { name: 'Account of Noor Haddad' });
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { name: 'My Wishlist' });
    // The identity service may report it later.
    await inOtherTab(() => localStorage.setItem('signed-out', 'done'));
    expect(currentPath()).toBe('/home');
    expect(screen.queryByRole('button', { name: 'Account of Noor Haddad' })).not.toBeInTheDocument();
    act(() => window.history.back());
    await waitFor(() => expect(currentPath()).toBe('/blog'));

    await user.click(await loginLink(screen));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByText(/You have been signed out/)).not.toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('takes effect at the press, and no later visit resumes the user, while Firebase does not respond', async () => {
    const before = await visit('/dashboard/profile', aBuyer());
    await before.screen.findByRole('button', { name: 'Account of Noor Haddad' });
    const repair = breakCall(LOOKUP, 'hangs');
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
});

describe('Another user’s sign-in in another tab', () => {
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
    expect(localStorage.getItem('signed_in_user')).toContain('Adaeze Obi');
  });
});

test('What somebody did before the sign-out cannot be undone by the next user, who sees no toast of what ends later', async () => {
  for (const title of ['Corolla 2016', 'X5 2020', 'Yaris 2018']) {
    aWish({ wishListIid: aCar({ title }).id, product_title: title });
  }
  aCar({ title: 'Focus 2019' });
  const { user, screen } = await visit('/carsCategories', aBuyer());
  await screen.findByRole('button', { name: 'Wishlist, 3 cars' });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Wishlist: Corolla 2016');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  slowCall('DELETE /wishlist/:id', 5000);
  slowCall('POST /wishlist', 5000);
  await press('Wishlist: X5 2020');
  await press('Add to cart: Focus 2019');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await press('Remove Yaris 2018');
  await waitFor(() => expect(callsTo('DELETE /wishlist/:id')).toHaveLength(3));
  expect(callsTo('POST /wishlist')).toHaveLength(1);
  expect(undo).toBeInTheDocument();
  await press('SignOut');

  await loginLink(screen);
  await waitFor(() => expect(undo).not.toBeInTheDocument(), { timeout: 1000 });
  for (let second = 0; second < 8; second += 1) {
    await advanceTime(1000);
    expect(screen.queryByText(/off your wishlist|Product Deleted|is on your wishlist/)).not.toBeInTheDocument();
  }
  expect(await database.wishlist.find({})).toMatchObject([{ product_title: 'Focus 2019' }]);
});

describe('A session ended by the identity service', () => {
  async function reloadAccount() {
    const { session } = await import('@/session/session');
    const { reload } = await session.actions();
    await reload().catch(() => undefined);
  }

  async function renewToken() {
    // The marketplace takes the ID token for expired, so that it is renewed.
    breakCall('GET /jwt', 401);
    const token = await import('@/session/identity/fetchToken');
    await token.renewToken().catch(() => undefined);
  }

  // The SDK ends the first of these itself, the app the second.
  test.each([
    ['disabled', disableAccount, reloadAccount, 'This account has been disabled.'],
    [
      'not to be renewed',
      () => failNext('token', 'INVALID_REFRESH_TOKEN'),
      renewToken,
      'The sign-in of this device is not valid any more.',
    ],
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
});
