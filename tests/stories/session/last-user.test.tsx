import { beforeEach, describe, expect, test } from 'vitest';
import { issueToken } from '@sandbox/market/tokens';
import { callsTo, clearCalls, slowCall } from '@tests/support/calls';
import { jumpTime } from '@tests/support/clock';
import { disableAccount } from '@tests/support/identity';
import { keepToken } from '@tests/support/keptToken';
import { goOffline } from '@tests/support/network';
import { signInInOtherTab } from '@tests/support/otherTab';
import { aBuyer, aSeller, type Person } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { aCar, world } from '@tests/support/world';

const LOOKUP = 'POST /v1/accounts:lookup';
let noor: Person;

/** Leaves the page of a signed-in user, and opens it again. */
async function comeBack({ meanwhile = () => undefined }: { meanwhile?: () => void } = {}) {
  const { screen, reload } = await visit('/carsCategories', noor);
  await screen.findByRole('article', { name: 'Toyota Yaris' });
  await jumpTime(1000);
  clearCalls();
  meanwhile();
  return reload();
}

beforeEach(() => {
  noor = aBuyer();
  aCar({ title: 'Toyota Yaris' });
});

describe('A user who comes back', () => {
  test('sees their page before Firebase has answered', async () => {
    const { screen } = await comeBack({ meanwhile: () => slowCall(LOOKUP, 9000) });

    expect(await screen.findByRole('article', { name: 'Toyota Yaris' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'SignOut' })).toBeVisible();
    expect(callsTo('GET /jwt')).toEqual([]);
    await jumpTime(10_000);
    expect(callsTo(LOOKUP)).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Toyota Yaris' })).toBeVisible();
  });

  test('writes only after Firebase has answered', async () => {
    const { user, screen } = await comeBack({ meanwhile: () => slowCall(LOOKUP, 8000) });
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Toyota Yaris' }));
    await jumpTime(1000);
    expect(callsTo('POST /wishlist')).toEqual([]);

    await jumpTime(8000);
    await jumpTime(100);
    expect(callsTo('POST /wishlist')).toHaveLength(1);
    expect(await world.wishlist.count({ email: noor.email })).toBe(1);
  });

  test('is signed out if the account was disabled meanwhile, and nothing was written', async () => {
    const { user, screen } = await comeBack({
      meanwhile() {
        disableAccount(noor.email);
        slowCall(LOOKUP, 5000);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Toyota Yaris' }));
    await jumpTime(6000);
    await jumpTime(100);

    expect(currentPath()).toBe('/login');
    expect(localStorage.getItem('signed_in_user')).toBeNull();
    expect(await world.wishlist.count({})).toBe(0);
    expect(callsTo('POST /wishlist')).toEqual([]);
  });

  test('sees nothing of theirs once another user has signed in on this device', async () => {
    const { screen } = await comeBack();
    await screen.findByRole('link', { name: 'Profile of Noor Haddad' });
    await signInInOtherTab(aSeller());

    expect(await screen.findByRole('link', { name: 'Profile of Mara Lindqvist' })).toBeVisible();
    expect(localStorage.getItem('signed_in_user')).toContain('Mara Lindqvist');
  });

  test('gets a new token if theirs has expired', async () => {
    const expired = await issueToken(noor.email, -60);
    const { screen } = await comeBack({ meanwhile: () => keepToken(noor.email, expired) });

    expect(await screen.findByRole('button', { name: 'Wishlist, 0 cars' })).toBeVisible();
    expect(callsTo('GET /jwt')).toHaveLength(1);
  });

  test('sees who they are without a network, and that the cars cannot be loaded', async () => {
    const { screen } = await comeBack({ meanwhile: goOffline });

    expect(await screen.findByRole('link', { name: 'Profile of Noor Haddad' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
