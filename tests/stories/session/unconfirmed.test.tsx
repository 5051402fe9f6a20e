import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { anAccount, confirmEmail, failNext, mails } from '@tests/support/identity';
import { keptTokenOwner } from '@tests/support/keptToken';
import { aBuyer } from '@tests/support/people';
import { requireConfirmedEmail } from '@tests/support/server';
import { currentPath, visit } from '@tests/support/visit';
import { login, photoOf } from './login';
import { done, fill, ines, photoButton, records, send } from './signUp';

type Page = Awaited<ReturnType<typeof visit>>;

beforeEach(() => requireConfirmedEmail(true));
afterEach(() => requireConfirmedEmail(false));

const heading = { name: 'Confirm your email' };
const pressConfirmed = ({ user, screen }: Pick<Page, 'user' | 'screen'>) =>
  user.click(screen.getByRole('button', { name: 'I have confirmed' }));

describe('At a marketplace that issues tokens for confirmed emails alone', () => {
  test('a new user is told which mail to open, can have it sent again, and gets in once they have confirmed', async () => {
    const page = await visit('/dashboard');
    const { user, screen } = page;
    await user.click(await screen.findByRole('link', { name: 'Sign up' }));
    await fill(page, { role: 'Seller' });
    await send(page);

    expect(await screen.findByRole('heading', heading)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/Open the link in the mail to ines@example.test/)).toBeVisible();
    await pressConfirmed(page);
    expect(await main.findByText(/It is not confirmed yet/)).toBeVisible();
    failNext('sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    await user.click(main.getByRole('button', { name: 'Send the mail again' }));
    expect(await main.findByRole('alert')).toHaveTextContent('Too many mails were asked for.');
    await user.click(main.getByRole('button', { name: 'Send the mail again' }));
    expect(await main.findByText(/A mail is on its way to ines@example.test/)).toBeVisible();
    expect(mails.map(({ to }) => to)).toEqual([ines.email, ines.email]);

    confirmEmail(ines.email);
    await pressConfirmed(page);
    await screen.findByText(done);
    expect(await screen.findByRole('button', photoButton)).toBeVisible();
    expect(currentPath()).toBe('/dashboard');
    expect(await records()).toMatchObject([{ name: ines.name, role: 'seller' }]);
    expect(keptTokenOwner()).toBe(ines.email);
    for (const call of ['accounts:signUp', 'accounts:update'])
      expect(callsTo(`POST /v1/${call}`), call).toHaveLength(1);
    expect(callsTo('POST /1/upload')).toHaveLength(1);
  });

  test('a user who logs in has to confirm first, and goes on to the page that they had asked for', async () => {
    const noor = aBuyer({ isVerified: false });
    const page = await visit('/dashboard');
    await login(page, noor);
    expect(await page.screen.findByRole('heading', heading)).toBeVisible();
    expect(mails).toEqual([]);

    const repair = breakCall('GET /jwt', 502);
    confirmEmail(noor.email);
    await pressConfirmed(page);
    expect(await page.screen.findByRole('alert')).toHaveTextContent('The marketplace has a problem right now.');
    repair();
    await pressConfirmed(page);
    expect(await page.screen.findByRole('button', photoOf(noor))).toBeVisible();
    expect(currentPath()).toBe('/dashboard');
  });

  test('a user who does not want to confirm signs out and goes home', async () => {
    anAccount({ email: 'ghost@example.test', password: 'second-gear' });
    const page = await visit('/login');
    await login(page, { email: 'ghost@example.test', password: 'second-gear' });
    await page.screen.findByRole('heading', heading);
    await page.user.click(await page.screen.findByRole('button', { name: 'Sign out' }));

    expect(await page.screen.findByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(currentPath()).toBe('/home');
  });
});
