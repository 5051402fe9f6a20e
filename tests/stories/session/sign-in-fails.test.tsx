import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { aBuyer, anAdmin } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { login, photoOf } from './login';

describe('A user who cannot sign in', () => {
  test('reads that both fields are required (§5)', async () => {
    const { user, screen } = await visit('/login');
    await user.click(await screen.findByRole('button', { name: 'Login' }));

    expect(await screen.findByText('Email Address Required')).toBeVisible();
    expect(screen.getByText('Password Required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(callsTo('POST *')).toEqual([]);
  });

  test('reads the reason, with the slice of the message in small print, and keeps the input (§5, §8)', async () => {
    const noor = aBuyer();
    const page = await visit('/login');
    await login(page, { email: noor.email, password: 'second-guess' });

    expect(await page.screen.findByRole('alert')).toHaveTextContent('The email address or the password is not right.');
    expect(page.screen.getByText('Error (auth/invalid-credenti')).toBeVisible();
    expect(page.screen.getByLabelText('Email')).toHaveValue(noor.email);
    expect(page.screen.getByLabelText('Password')).toHaveValue('second-guess');
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('reads that the sign-in service does not respond, and can try again (§4, §8)', async () => {
    const noor = aBuyer();
    const repair = breakCall('POST /v1/accounts:signInWithPassword');
    const page = await visit('/login');
    await login(page, noor);
    expect(await page.screen.findByRole('alert')).toHaveTextContent(
      /the sign-in service did not answer. .* whether an extension or the network blocks it/,
    );

    repair();
    await page.user.click(page.screen.getByRole('button', { name: 'Login' }));
    expect(await page.screen.findByRole('button', photoOf(noor))).toBeVisible();
  });

  test('may get in while the marketplace does not respond', async () => {
    const noor = aBuyer();
    breakCall('GET /jwt', 502);
    const page = await visit('/login');
    await login(page, noor);

    expect(await page.screen.findByRole('button', photoOf(noor))).toBeVisible();
  });
});

describe('A signed-in user without the role', () => {
  test.each([
    ['admin', '/dashboard/buyer', 'For admins only', 'That page is for admins, and noor@example.test is not one.'],
    ['seller', '/dashboard/seller/product', 'How to sell a car', 'That page is for sellers, and noor@example.test'],
  ])('of %s reads so, with links to other pages (§2, §3, §6)', async (_, url, title, sentence) => {
    const { user, screen } = await visit(url, aBuyer());

    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(sentence),
    );
    expect(currentPath()).toBe('/login');
    const isForSellers = title === 'How to sell a car';
    expect(screen.queryAllByText(/^To sell, sign up as a seller with another email address\./)).toHaveLength(
      Number(isForSellers),
    );
    const mails = screen.queryAllByRole('link', { name: 'Write to us' }).map((link) => link.getAttribute('href'));
    expect(mails).toEqual(isForSellers ? ['mailto:hello@secondgear.test?subject=I%20want%20to%20sell%20a%20car'] : []);
    await user.click(screen.getByRole('link', { name: 'To my dashboard' }));
    expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    expect(currentPath()).toBe('/dashboard');
  });

  test('signs out in the header, goes home, and the page that they had tried to open is forgotten', async () => {
    const adaeze = anAdmin();
    const page = await visit('/dashboard/buyer', aBuyer());
    await page.screen.findByRole('heading', { name: 'For admins only' });
    await page.user.click(page.screen.getByRole('button', { name: 'SignOut' }));
    expect(await page.screen.findByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(currentPath()).toBe('/home');

    const menu = within(page.screen.getByRole('navigation', { name: 'Main' }));
    await page.user.click(menu.getByRole('link', { name: 'Login' }));
    await login(page, adaeze);
    await page.screen.findByRole('button', photoOf(adaeze));
    expect(currentPath()).toBe('/home');
  });
});
