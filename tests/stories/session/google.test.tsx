import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, calls, callsTo } from '@tests/support/calls';
import { aRecord, database } from '@tests/support/database';
import { googlePopup } from '@tests/support/googlePopup';
import { anAccount, failNext } from '@tests/support/identity';
import { keptTokenOwner } from '@tests/support/keptToken';
import { currentPath, visit } from '@tests/support/visit';
import { fill, ines, photoButton as signedUpButton, send } from './signUp';

const leo = { email: 'leo@example.test', name: 'Leo Brandt', photo: 'https://lh3.googleusercontent.com/leo' };
const photoButton = { name: 'Account of Leo Brandt' };
const records = () => database.users.find({ email: leo.email });

async function visitAndChoose(url = '/login') {
  const page = await visit(url);
  await page.user.click(await page.screen.findByRole('button', { name: 'Continue with Google' }));
  return page;
}

describe('A user who continues with Google', () => {
  test('for the first time gets a buyer record before the token is fetched (§1, §2, §7)', async () => {
    googlePopup(leo);
    const { screen } = await visitAndChoose('/dashboard');

    expect(await screen.findByRole('button', photoButton)).toBeVisible();
    await screen.findByText('Sign Up Successfully Done');
    expect(currentPath()).toBe('/dashboard');
    expect(await records()).toMatchObject([{ name: leo.name, photURL: leo.photo, role: 'buyer' }]);
    const requestUri: unknown = expect.stringContaining('providerId=google.com');
    expect(callsTo('POST /v1/accounts:signInWithIdp')).toMatchObject([
      { query: { key: 'sandbox-api-key' }, body: { requestUri, returnSecureToken: true } },
    ]);
    const marketCalls = calls.filter(({ path }) => path === '/users' || path === '/jwt');
    expect(marketCalls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /users', 'GET /jwt']);
  });

  test('a second time gets in without a second record', async () => {
    anAccount({ ...leo, googleId: 'google-leo@example.test', isVerified: true });
    aRecord({ name: leo.name, email: leo.email, role: 'seller' });
    googlePopup(leo);
    const { screen } = await visitAndChoose();

    expect(await screen.findByRole('button', photoButton)).toBeVisible();
    expect(callsTo('POST /users')).toEqual([]);
    expect(await records()).toHaveLength(1);
  });

  test('and whose record has capitals in its email gets in with the address as it was registered, without a sign-out', async () => {
    const registered = 'Leo.Brandt@Example.test';
    const email = registered.toLowerCase();
    anAccount({ ...leo, email, googleId: `google-${email}`, isVerified: true });
    aRecord({ name: leo.name, email: registered, role: 'seller' });
    googlePopup({ ...leo, email });
    const { user, screen } = await visitAndChoose('/dashboard');
    const field = await screen.findByLabelText('The address as it was registered');
    const press = async (typed: string) => {
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
    };

    await press('mara@example.test');
    expect(await screen.findByText(`Only capital letters may differ from ${email}.`)).toBeVisible();
    expect(callsTo('GET /jwt').map(({ query }) => query['email'])).toEqual([email]);
    await press('LEO.brandt@example.test');
    expect(await screen.findByText('No profile has the address in this spelling.')).toBeVisible();
    const repair = breakCall('GET /jwt', 502);
    await press(registered);
    expect(await screen.findByText(/The marketplace has a problem right now/)).toBeVisible();
    repair();
    await user.type(field, '{Enter}');

    expect(await screen.findByRole('button', photoButton)).toBeVisible();
    expect(currentPath()).toBe('/dashboard');
    expect(keptTokenOwner()).toBe(registered);
    expect(await database.users.count({})).toBe(1);
  });

  test('after a sign-up without a response has the role chosen there, also if the record could not be created at first', async () => {
    const restore = breakCall('POST /v1/accounts:signUp');
    const page = await visit('/signup');
    await fill(page, { role: 'Seller', email: leo.email });
    await send(page);
    await page.screen.findByText(/the sign-in service did not answer/);
    restore();
    const repair = breakCall('POST /users');
    googlePopup(leo);
    const { user, screen } = await visitAndChoose();
    const again = await screen.findByRole('button', { name: 'Try again' });
    repair();
    await user.click(again);

    expect(await screen.findByRole('button', signedUpButton)).toBeVisible();
    expect(await records()).toMatchObject([{ name: ines.name, role: 'seller' }]);
  });

  test('reads each time why that has failed, and can try again (§4, §8)', async () => {
    const { user, screen } = await visit('/login');
    const press = async () => user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    for (const [choose, sentence] of [
      [() => googlePopup.closes(), /The sign-in window was closed/],
      [() => googlePopup.isBlocked(), /blocked the sign-in window\. Press the button once more/],
      [() => googlePopup.fails('auth/account-exists-with-different-credential'), /signs in another way/],
      ...['internal-error', 'timeout'].map((code): [() => void, RegExp] => [
        () => googlePopup.fails(`auth/${code}`),
        new RegExp(
          `An extension or the network may block it\\..* or sign in by email: that works without it\\.Error \\(auth/${code}`,
        ),
      ]),
      [() => googlePopup.fails('auth/unauthorized-domain'), /not allowed from this address/],
      [
        () => {
          failNext('signInWithIdp', 'USER_DISABLED');
          googlePopup(leo);
        },
        /This account has been disabled\./,
      ],
    ] as const) {
      choose();
      await press();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    }
    googlePopup(leo);
    await press();
    expect(await screen.findByRole('button', photoButton)).toBeVisible();
  });
});
