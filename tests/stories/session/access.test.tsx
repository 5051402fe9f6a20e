import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userStorage } from '@/lib/browser/userStorage';
import { breakCall, callsTo, clearCalls } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, database } from '@tests/support/database';
import { accountOf, anAccount } from '@tests/support/identity';
import { keptTokenOwner } from '@tests/support/keptToken';
import { aBuyer } from '@tests/support/people';
import { filterPage } from '@tests/support/statusResponse';
import { currentPath, visit } from '@tests/support/visit';
import { login, photoOf } from './login';
import { chooseNone } from './signUp';

describe('A user whose account has no record', () => {
  const ghost = { email: 'ghost@example.test', name: 'Gone Ghost', password: 'second-gear' };

  test('reads that the record is missing, chooses a role, and gets in with it, whatever they were before', async () => {
    anAccount(ghost);
    userStorage(ghost.email).write('roles 1', { isAdmin: true, isSeller: false });
    const page = await visit('/carsCategories', ghost);
    const { user, screen } = page;

    expect(await screen.findByRole('heading', { name: 'No profile for this account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:hello@secondgear.test');
    expect(await database.users.count({})).toBe(0);
    chooseNone(page);
    await user.click(screen.getByRole('button', { name: 'Make my profile' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Role Required');
    expect(callsTo('POST /users')).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Seller' }));
    await user.click(screen.getByRole('button', { name: 'Make my profile' }));

    await user.click(await screen.findByRole('button', { name: 'Account of Gone Ghost' }));
    expect(await screen.findByText('Seller')).toBeVisible();
    expect(await database.users.find({})).toMatchObject([{ email: ghost.email, name: ghost.name, role: 'seller' }]);
  });

  test.each([
    ['on a protected page', '/dashboard/profile', true],
    ['at the login page, where the way to another page has led', '/dashboard/profile', false],
  ])('signs out %s, goes home, and the attempted address is forgotten', async (_, url, isSignedIn) => {
    anAccount(ghost);
    const page = await visit(url, isSignedIn ? ghost : undefined);
    if (!isSignedIn) await login(page, ghost);
    const { user, screen } = page;
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(currentPath()).toBe('/home');
    expect(accountOf(ghost.email)).toBeDefined();

    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(await menu.findByRole('link', { name: 'Login' }));
    const noor = aBuyer();
    await login(page, noor);
    await screen.findByRole('button', photoOf(noor));
    expect(currentPath()).toBe('/home');
  });
});

describe('A user whose record has capitals in its email', () => {
  const typed = 'Noor.Haddad@Example.test';

  test('gets in with the address typed like that, and every call uses it, also on the next visit', async () => {
    const noor = aBuyer({ email: typed });
    const { id } = aCar({ title: 'Corolla 2016' });
    const page = await visit('/carsCategories');
    await login(page, noor);
    await page.user.click(await page.screen.findByRole('button', { name: 'Add to cart: Corolla 2016' }));
    expect(await page.screen.findByRole('row', { name: /Corolla 2016/ })).toBeVisible();
    expect(callsTo('GET /jwt').map(({ query }) => query['email'])).toEqual([typed.toLowerCase(), typed]);
    expect(await database.wishlist.find({})).toMatchObject([{ email: typed, wishListIid: id }]);
    expect(keptTokenOwner()).toBe(typed);

    clearCalls();
    const { screen } = await visit('/dashboard/profile');
    expect(await screen.findByText('Buyer')).toBeVisible();
    await advanceTime(2000);
    expect(screen.getByText((_, element) => element?.tagName === 'BDI' && element.textContent === typed)).toBeVisible();
    // Records are looked up in both spellings.
    const calls = callsTo('GET *').filter(({ path }) => path !== `/users/${typed.toLowerCase()}`);
    expect(JSON.stringify(calls.map(({ path, query }) => [path, query]))).not.toContain('noor.haddad');
    expect([...callsTo('GET /jwt'), ...callsTo('POST /users')]).toEqual([]);
  });

  test('reads that as a possible reason after typing the address with other ones', async () => {
    const email = 'NOOR.haddad@example.test';
    const noor = aBuyer({ email: typed });
    const page = await visit('/dashboard');
    await login(page, { ...noor, email });

    expect(await page.screen.findByRole('heading', { name: 'No profile for this account' })).toBeVisible();
    const reasons = within(page.screen.getByRole('main')).getAllByRole('listitem');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/An admin has removed it/),
      expect.stringMatching(/sign-up was never finished/),
      expect.stringMatching(/registered with other capital letters/),
      expect.stringMatching(/address of the account was changed/),
    ]);
    expect(callsTo('GET /jwt').map(({ query }) => query['email'])).toEqual([typed.toLowerCase(), email]);
    expect(await database.users.count({})).toBe(1);
  });
});

describe('A user whose network filter refuses the call for the token', () => {
  test('reads so in place of the list, keeps the page, and gets in once the filter is gone', async () => {
    const noor = aBuyer();
    const repair = breakCall('GET /jwt', () => filterPage());
    const { user, screen } = await visit('/dashboard', noor);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('alert')).toHaveTextContent(/between you and the marketplace refused this/);
    expect(screen.queryByText(/No profile for this account/)).not.toBeInTheDocument();
    expect(currentPath()).toBe('/dashboard');
    repair();

    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText('No Data Found')).toBeVisible();
    expect(keptTokenOwner()).toBe(noor.email);
  });
});
