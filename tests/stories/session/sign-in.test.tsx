import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { callsTo } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { keptToken } from '@tests/support/keptToken';
import { aBuyer } from '@tests/support/people';
import { currentPath, goTo, visit } from '@tests/support/visit';
import { login, photoOf } from './login';

describe('A user with an account', () => {
  test('logs in and is taken to the requested page (§1, §2, §7)', async () => {
    const noor = aBuyer();
    const page = await visit('/dashboard?tab=paid');

    expect(await page.screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(currentPath()).toBe('/login');
    expect(document.title).toBe('Login · SecondGear');
    const menu = within(page.screen.getByRole('navigation', { name: 'Main' }));
    await page.user.click(menu.getByRole('link', { name: 'Login' }));
    const form = within(page.screen.getByRole('form', { name: 'Login' }));
    for (const [label, name] of Object.entries({ Email: 'username', Password: 'current-password' }))
      expect(form.getByLabelText(label)).toHaveAttribute('autocomplete', name);
    await login(page, noor);

    expect(await page.screen.findByRole('button', photoOf(noor))).toBeVisible();
    expect(currentPath()).toBe('/dashboard?tab=paid');
    expect(keptToken()).toMatch(/^ey/);
    const query = { key: 'sandbox-api-key' };
    expect(callsTo('POST /v1/accounts:signInWithPassword')).toMatchObject([
      { query, body: { email: noor.email, password: noor.password, returnSecureToken: true } },
    ]);
    const idToken: unknown = expect.stringMatching(/^ey/);
    expect(callsTo('POST /v1/accounts:lookup')[0]).toMatchObject({ query, body: { idToken } });
    const requests = callsTo('GET /jwt');
    expect(requests).toMatchObject([{ query: { email: noor.email } }]);
    expect(requests[0]?.bearer).toMatch(/^ey/);
  });

  test('who goes back after the login, or from a page for others, comes to the page before, not to the login', async () => {
    const noor = aBuyer();
    const page = await visit('/home');
    const { user, screen } = page;
    const goBack = async () => {
      act(() => window.history.back());
      expect(await screen.findByRole('heading', { name: 'How it works' })).toBeVisible();
      await advanceTime(1000);
      expect(currentPath()).toBe('/home');
    };
    await user.click(await screen.findByRole('link', { name: 'Categories' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    const main = within(screen.getByRole('main'));
    for (const [name, heading] of [
      ['Create an account', 'Create your account'],
      ['Sign in', 'Welcome back'],
      ['Sign up', 'Create your account'],
      ['Login', 'Welcome back'],
    ] as const) {
      await user.click(main.getByRole('link', { name }));
      await screen.findByRole('heading', { name: heading });
    }
    await login({ ...page, screen: within(screen.getByRole('form', { name: 'Login' })) }, noor);
    await screen.findByRole('heading', { level: 1, name: /^All Available Data/ });
    await goBack();

    await user.click(await screen.findByRole('link', { name: 'How to sell a car' }));
    await screen.findByRole('heading', { level: 1, name: 'How to sell a car' });
    await goBack();

    // The page that refuses them is not in the history either, once they have signed out on it.
    await user.click(await screen.findByRole('link', { name: 'How to sell a car' }));
    await screen.findByRole('heading', { level: 1, name: 'How to sell a car' });
    await user.click(screen.getByRole('button', { name: 'SignOut' }));
    await screen.findByRole('heading', { name: 'How it works' });
    await goBack();
  });

  test('goes to the start page after opening the login page directly (§2)', async () => {
    const noor = aBuyer();
    const page = await visit('/login');
    await login(page, noor);

    await page.screen.findByRole('button', photoOf(noor));
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  test('is redirected from the login page if already signed in', async () => {
    const noor = aBuyer();
    const { screen } = await visit('/signup', noor);

    await screen.findByRole('button', photoOf(noor));
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  test('opens a deep link at once (§4, §9)', async () => {
    const { screen } = await visit('/dashboard/profile', aBuyer());

    expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    expect(currentPath()).toBe('/dashboard/profile');
  });

  test('with a requested address of another site is taken to the start page (§2)', async () => {
    const noor = aBuyer();
    const page = await visit('/blog');
    goTo('/login', { usr: { from: '//evil.example/x' }, key: 'k', idx: 1 });
    await login(page, noor);

    await page.screen.findByRole('button', photoOf(noor));
    await waitFor(() => expect(currentPath()).toBe('/'));
  });
});
