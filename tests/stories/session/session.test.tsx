import { waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { disableAccount, expireSessions } from '@tests/support/identity';
import { keepToken, keptTokenOwner } from '@tests/support/keptToken';
import { inOtherTab, identityKey, signInInOtherTab } from '@tests/support/otherTab';
import { aBuyer, aSeller, anAdmin } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { aCar, aWish, database } from '@tests/support/database';

describe('Signing out', () => {
  test('goes home, deletes the token and forgets the previous page', async () => {
    const noor = aBuyer();
    const { user, screen } = await visit('/dashboard', noor);
    await user.click(await screen.findByRole('button', { name: 'SignOut' }));

    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    const loginLink = await menu.findByRole('link', { name: 'Login' });
    expect(currentPath()).toBe('/home');
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem(identityKey)).toBeNull();

    await user.click(loginLink);
    expect(await screen.findByLabelText('Email')).toHaveValue('');
    expect(screen.queryByText(/You have been signed out/)).not.toBeInTheDocument();
    const mara = aSeller();
    await user.type(screen.getByLabelText('Email'), mara.email);
    await user.type(screen.getByLabelText('Password'), `${mara.password}{Enter}`);
    expect(await screen.findByRole('link', { name: 'Profile of Mara Lindqvist' })).toBeVisible();
    expect(currentPath()).toBe('/');
  });

  test('in another tab is followed without an error message', async () => {
    const { user, screen } = await visit('/dashboard', aBuyer());
    await screen.findByRole('link', { name: 'Profile of Noor Haddad' });
    await inOtherTab(() => {
      localStorage.setItem('signed-out', 'done');
      localStorage.removeItem(identityKey);
    });
    expect(currentPath()).toBe('/home');

    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(await menu.findByRole('link', { name: 'Login' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByText(/You have been signed out/)).not.toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('in another tab is followed at once, also if the identity service reports it late', async () => {
    const { screen } = await visit('/dashboard', aBuyer());
    await screen.findByRole('link', { name: 'Profile of Noor Haddad' });
    await inOtherTab(() => localStorage.setItem('signed-out', 'done'));

    expect(currentPath()).toBe('/home');
    expect(screen.queryByRole('link', { name: 'Profile of Noor Haddad' })).not.toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('that a closed page has started is completed by the next page', async () => {
    const noor = aBuyer();
    const { screen, reload } = await visit('/dashboard', noor);
    await screen.findByRole('link', { name: 'Profile of Noor Haddad' });
    localStorage.setItem('signed-out', 'begun');
    const draft = `kept for ${noor.email} draft`;
    localStorage.setItem(draft, 'begun');

    await reload();
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByText(/You have been signed out/)).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('signed-out')).toBe('done'));
    for (const key of [identityKey, 'access_token', draft]) expect(localStorage.getItem(key)).toBeNull();
  });

  test('of which only the last step is missing is completed as well', async () => {
    localStorage.setItem('signed-out', 'begun');
    keepToken('noor@example.test', 'token');
    await visit('/home');
    await waitFor(() => expect(localStorage.getItem('signed-out')).toBe('done'));
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});

describe('A failed sign-out', () => {
  test('shows an error, and can be retried', async () => {
    const { user, screen } = await visit('/dashboard', aBuyer());
    const signOut = await screen.findByRole('button', { name: 'SignOut' });
    const removeItem = localStorage.removeItem.bind(localStorage);
    const broken = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
      if (key === identityKey) throw new DOMException('broken');
      removeItem(key);
    });
    await user.click(signOut);

    const note = within(await screen.findByRole('alert'));
    expect(note.getByText('You are still signed in.')).toBeVisible();
    broken.mockRestore();
    await user.click(note.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Another user’s sign-in in another tab', () => {
  test('is followed by a signed-out tab', async () => {
    const noor = aBuyer();
    const { screen } = await visit('/blog');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(await menu.findByRole('link', { name: 'Login' })).toBeVisible();
    await signInInOtherTab(noor);

    expect(await screen.findByRole('link', { name: 'Profile of Noor Haddad' })).toBeVisible();
  });

  test('is followed with the new role and token, and without data of the previous user', async () => {
    const adaeze = anAdmin();
    const { screen } = await visit('/dashboard', aBuyer());
    await screen.findByRole('link', { name: 'Profile of Noor Haddad' });
    await signInInOtherTab(adaeze);

    expect(await screen.findByRole('link', { name: 'Profile of Adaeze Obi' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'All Sellers' })).toBeVisible();
    expect(keptTokenOwner()).toBe(adaeze.email);
  });
});

describe('An action before the sign-out', () => {
  async function takeBackAWish() {
    const car = aCar({ title: 'Corolla 2016' });
    aWish({ wishListIid: car.id, product_title: 'Corolla 2016' });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Corolla 2016' }));
    return { user, screen };
  }

  test('cannot be undone by the next user', async () => {
    const { user, screen } = await takeBackAWish();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getByRole('button', { name: 'SignOut' }));

    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    await waitFor(() => expect(undo).not.toBeInTheDocument(), { timeout: 1000 });
  });

  test('shows no toast to the next user if a removal ends later', async () => {
    slowCall('DELETE /wishlist/:id', 5000);
    const { user, screen } = await takeBackAWish();
    await user.click(screen.getByRole('button', { name: 'SignOut' }));
    await screen.findByRole('link', { name: 'Login' });
    for (let second = 0; second < 8; second += 1) {
      await advanceTime(1000);
      expect(screen.queryByText(/off your wishlist/)).not.toBeInTheDocument();
    }
    expect(await database.wishlist.count({})).toBe(0);
  });

  test('shows no toast to the next user if an addition ends later', async () => {
    aCar({ title: 'Corolla 2016' });
    slowCall('POST /wishlist', 5000);
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Corolla 2016' }));
    await user.click(screen.getByRole('button', { name: 'SignOut' }));
    await screen.findByRole('link', { name: 'Login' });
    for (let second = 0; second < 8; second += 1) {
      await advanceTime(1000);
      expect(screen.queryByText('It is on your wishlist')).not.toBeInTheDocument();
    }
    expect(await database.wishlist.count({})).toBe(1);
  });
});

describe('A session ended by the identity service', () => {
  test.each([
    ['disabled', disableAccount, 'This account has been disabled.'],
    ['expired', expireSessions, 'Your session has ended.'],
  ])('because it is %s leads to the login page with the reason', async (_, end, sentence) => {
    const noor = aBuyer();
    const { screen } = await visit('/dashboard', noor);
    await screen.findByRole('link', { name: 'Profile of Noor Haddad' });
    end(noor.email);
    const { session } = await import('@/shared/session/session');
    const { reload } = await session.actions();
    await reload().catch(() => undefined);

    expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
    expect(currentPath()).toBe('/login');
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('between two visits leads to the login page with a reason', async () => {
    const noor = aBuyer();
    const page = await visit('/dashboard', noor);
    await page.screen.findByRole('link', { name: 'Profile of Noor Haddad' });
    localStorage.removeItem(identityKey);
    const { screen } = await visit('/dashboard');

    expect(await screen.findByText(/You have been signed out/)).toBeVisible();
  });
});
