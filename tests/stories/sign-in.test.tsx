import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { anAccount, mails, refuse } from '@tests/support/identity';
import { aBuyer, aSeller, anAdmin, type Person } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

type Page = Awaited<ReturnType<typeof visit>>;

async function login({ user, screen }: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

const photoOf = ({ name }: Person) => ({ name: `Profile of ${name}` });

describe('A person with an account', () => {
  test('logs in and is taken back to where they were going', async () => {
    const noor = aBuyer();
    const page = await visit('/dashboard?tab=paid');

    expect(await page.screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(currentPath()).toBe('/login');
    expect(document.title).toBe('Login · SecondGear');
    await login(page, noor);

    expect(await page.screen.findByRole('link', photoOf(noor))).toBeVisible();
    expect(currentPath()).toBe('/dashboard?tab=paid');
    expect(localStorage.getItem('access_token')).toMatch(/^ey/);
    expect(callsTo('POST /v1/accounts:signInWithPassword')[0]?.body).toMatchObject({
      email: noor.email,
      password: noor.password,
      returnSecureToken: true,
    });
    const asked = callsTo('GET /jwt');
    expect(asked).toMatchObject([{ query: { email: noor.email } }]);
    expect(asked[0]?.bearer).toMatch(/^ey/);
  });

  test('goes to the start page from a login page that they opened themselves', async () => {
    const noor = aBuyer();
    const page = await visit('/login');
    await login(page, noor);

    await page.screen.findByRole('link', photoOf(noor));
    expect(currentPath()).toBe('/');
  });

  test('is sent on from the login page when they are in already', async () => {
    const noor = aBuyer();
    const { screen } = await visit('/signup', noor);

    await screen.findByRole('link', photoOf(noor));
    expect(currentPath()).toBe('/');
  });

  test('opens a deep link at once', async () => {
    const { screen } = await visit('/dashboard/profile', aBuyer());

    expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    expect(currentPath()).toBe('/dashboard/profile');
  });

  test.each([
    ['/blog?page=2', '/blog?page=2'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login', '/'],
  ])('who comes from %j is taken to %s', async (from, path) => {
    const noor = aBuyer();
    const page = await visit('/blog');
    window.history.pushState({ usr: { from }, key: 'k', idx: 1 }, '', '/login');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await login(page, noor);

    await page.screen.findByRole('link', photoOf(noor));
    expect(currentPath()).toBe(path);
  });
});

describe('Whoever cannot be let in', () => {
  test('is asked for both fields', async () => {
    const { user, screen } = await visit('/login');
    await user.click(await screen.findByRole('button', { name: 'Login' }));

    expect(await screen.findByText('Email Address Required')).toBeVisible();
    expect(screen.getByText('Password Required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(callsTo('POST *')).toEqual([]);
  });

  test('reads why, with the slice in small print, and keeps what they typed', async () => {
    const noor = aBuyer();
    const page = await visit('/login');
    await login(page, { email: noor.email, password: 'second-guess' });

    expect(await page.screen.findByRole('alert')).toHaveTextContent('The e-mail address or the password is not right.');
    expect(page.screen.getByText('Error (auth/invalid-credenti')).toBeVisible();
    expect(page.screen.getByLabelText('Email')).toHaveValue(noor.email);
    expect(page.screen.getByLabelText('Password')).toHaveValue('second-guess');
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('is told when the sign-in service does not answer, and can try again', async () => {
    const noor = aBuyer();
    const repair = breakCall('POST /v1/accounts:signInWithPassword');
    const page = await visit('/login');
    await login(page, noor);
    expect(await page.screen.findByRole('alert')).toHaveTextContent('the sign-in service did not answer');

    repair();
    await page.user.click(page.screen.getByRole('button', { name: 'Login' }));
    expect(await page.screen.findByRole('link', photoOf(noor))).toBeVisible();
  });

  test.each([
    ['TOO_MANY_ATTEMPTS_TRY_LATER : wait', 'Too many tries.'],
    ['USER_DISABLED', 'This account has been disabled.'],
    ['PASSWORD_LOGIN_DISABLED', 'This way of signing in is switched off'],
    ['SOMETHING_NEW', 'Signing in did not work.'],
  ])('reads a plain sentence for %s', async (code, sentence) => {
    const noor = aBuyer();
    refuse('signInWithPassword', code);
    const page = await visit('/login');
    await login(page, noor);

    expect(await page.screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  test('may come in while the market does not answer', async () => {
    const noor = aBuyer();
    breakCall('GET /jwt', 502);
    const page = await visit('/login');
    await login(page, noor);

    expect(await page.screen.findByRole('link', photoOf(noor))).toBeVisible();
  });
});

describe('A signed-in person without the role', () => {
  test.each([
    ['admin', '/dashboard/buyer', 'For admins only', 'That page is for admins, and noor@example.test is not one.'],
    ['seller', '/dashboard/seller/product', 'For sellers only', 'That page is for sellers, and noor@example.test'],
  ])('of %s is told so and shown the ways on', async (_, url, title, sentence) => {
    const { user, screen } = await visit(url, aBuyer());

    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(currentPath()).toBe('/login');
    await user.click(screen.getByRole('link', { name: 'To my dashboard' }));
    expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    expect(currentPath()).toBe('/dashboard');
  });

  test('logs in with another account that has it, and is taken there', async () => {
    const adaeze = anAdmin();
    const page = await visit('/dashboard/buyer', aBuyer());
    await page.user.click(await page.screen.findByRole('button', { name: 'Log in with another account' }));
    await login(page, adaeze);

    await page.screen.findByRole('link', photoOf(adaeze));
    expect(currentPath()).toBe('/dashboard/buyer');
  });

  test('opens the pages of the role that they have', async () => {
    const { screen } = await visit('/dashboard/seller/product', aSeller());
    expect(await screen.findByRole('link', { name: 'Add product' })).toBeVisible();
    expect(currentPath()).toBe('/dashboard/seller/product');
  });
});

describe('Somebody who forgot the password', () => {
  test.each([
    ['a known', 'noor@example.test', 1],
    ['an unknown', 'nobody@example.test', 0],
  ])('is answered alike for %s address', async (_, email, sent) => {
    anAccount({ email: 'noor@example.test', password: 'second-gear' });
    const { user, screen } = await visit('/login');
    await user.type(await screen.findByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));

    const dialog = within(screen.getByRole('dialog', { name: 'Forgot password' }));
    expect(dialog.getByLabelText('Email')).toHaveValue(email);
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));

    expect(await dialog.findByRole('status')).toHaveTextContent(`If there is an account for ${email}`);
    expect(mails).toHaveLength(sent);
    expect(callsTo('POST /v1/accounts:sendOobCode')[0]?.body).toMatchObject({ requestType: 'PASSWORD_RESET', email });
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(screen.getByLabelText('Email')).toHaveValue(email);
  });

  test('reads what went wrong and can try again', async () => {
    const repair = breakCall('POST /v1/accounts:sendOobCode');
    const { user, screen } = await visit('/login');
    await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText('Email Address Required')).toBeVisible();

    await user.type(dialog.getByLabelText('Email'), 'noor@example.test');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText(/the sign-in service did not answer/)).toBeVisible();
    repair();
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByRole('status')).toBeVisible();
  });
});

describe('The card', () => {
  test('turns to sign-up and back, keeps what was typed and one heading', async () => {
    const { user, screen } = await visit('/login');
    await user.type(await screen.findByLabelText('Email'), 'noor@example.test');
    await user.click(screen.getByRole('link', { name: 'Sign up' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toHaveFocus();
    expect(currentPath()).toBe('/signup');
    expect(document.title).toBe('Sign up · SecondGear');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Noor');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.test');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign up' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Noor');
  });

  test('offers the demo accounts in the sandbox', async () => {
    const { user, screen } = await visit('/login');
    await user.click(await screen.findByRole('button', { name: 'Seller' }));

    expect(screen.getByLabelText('Email')).toHaveValue('seller@secondgear.test');
    expect(screen.getByLabelText('Password')).toHaveValue('second-gear');
  });
});
