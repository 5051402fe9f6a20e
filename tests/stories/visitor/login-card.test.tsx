import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { aCar } from '@tests/support/database';
import { anAccount, failNext, mails } from '@tests/support/identity';
import { currentPath, visit } from '@tests/support/visit';

describe('A user who forgot the password', () => {
  test.each([
    ['a known', 'noor@example.test', 1],
    ['an unknown', 'nobody@example.test', 0],
  ])('gets the same response for %s address (§7)', async (_, email, sent) => {
    anAccount({ email: 'noor@example.test', password: 'second-gear' });
    const { user, screen } = await visit('/login');
    await user.type(await screen.findByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot password' }));
    expect(dialog.getByLabelText('Email')).toHaveValue(email);
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));

    expect(await dialog.findByRole('status')).toHaveTextContent(`If there is an account for ${email}`);
    expect(mails).toHaveLength(sent);
    expect(callsTo('POST /v1/accounts:sendOobCode')[0]?.body).toMatchObject({ requestType: 'PASSWORD_RESET', email });
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(screen.getByLabelText('Email')).toHaveValue(email);
  });

  test('reads the error and can try again', async () => {
    const repair = breakCall('POST /v1/accounts:sendOobCode');
    const { user, screen } = await visit('/login');
    await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText('Email Address Required')).toBeVisible();

    await user.type(dialog.getByLabelText('Email'), 'noor@example.test');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText(/the sign-in service did not answer/)).toBeVisible();
    repair();
    failNext('sendOobCode', 'RESET_PASSWORD_EXCEED_LIMIT');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText(/^Too many mails were asked for. Look into the spam folder/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByRole('status')).toBeVisible();
  });
});

describe('A visitor at a guarded link', () => {
  test('reads beside the car of the link what signing in gives them, on both faces, and with how many cars', async () => {
    aCar({ title: 'Jaguar F-Type R-Dynamic Coupe', price: '$46,800' });
    aCar({ title: 'Corolla 2016' });
    const { user, screen } = await visit('/home');
    const posts = within(await screen.findByRole('region', { name: 'Seller collection' }));
    await user.click(await posts.findByRole('link', { name: 'Details: Jaguar F-Type R-Dynamic Coupe' }));

    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Sign in to see this car and its seller.')).toBeVisible();
    expect(await main.findByText('Jaguar F-Type R-Dynamic Coupe')).toBeVisible();
    expect(main.getByText('$46,800')).toBeVisible();
    await user.click(main.getByRole('link', { name: 'Create an account' }));
    expect(await main.findByText('Create an account to see this car and its seller.')).toBeVisible();
    await user.click(main.getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await user.click(main.getByRole('link', { name: 'Sign up' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    expect(main.getByText('Create an account to see this car and its seller.')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Categories' }));
    expect(await main.findByText('Sign in to see all 2 cars.')).toBeVisible();
    expect(main.queryByText('$46,800')).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Home' }));
    const card = within(await screen.findByRole('region', { name: 'Seller collection' }));
    await user.click(await card.findByRole('link', { name: 'Sign in to add Corolla 2016 to your wishlist' }));
    expect(await main.findByText('Sign in to see this car and its seller.')).toBeVisible();
    expect(main.getByText('Corolla 2016')).toBeVisible();
  });

  test.each([
    ['/carsCategories', 'see all cars.'],
    ['/carsCategories/category/bmw', 'see the cars you are looking for.'],
    ['/carsCategories/add-to-cart/64d000000000000000000001', 'see this car and its seller.'],
    ['/dashboard/seller/product-post', 'sell your car. Choose the role Seller when you sign up.'],
    ['/dashboard/profile', 'open your dashboard.'],
  ])('%s reads that they sign in to %s Nothing is fetched for it', async (address, goal) => {
    const { screen } = await visit(address);
    expect(await screen.findByText(`Sign in to ${goal}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    expect(callsTo('GET *')).toEqual([]);
  });
});

describe('The login card', () => {
  test('flips to sign-up and back, and keeps the input and a single heading (§2)', async () => {
    const { user, screen } = await visit('/login');
    /** Neither the keyboard nor a screen reader reaches the face that is turned away. */
    const expectUp = (up: string, down?: string) => {
      const face = (name: string) => screen.getByRole('form', { name, hidden: true }).closest('section');
      for (const hides of ['inert', 'aria-hidden']) {
        expect(face(up)).not.toHaveAttribute(hides);
        if (down !== undefined) expect(face(down)).toHaveAttribute(hides);
      }
    };
    await user.type(await screen.findByLabelText('Email'), 'noor@example.test');
    expectUp('Login');
    await user.click(screen.getByRole('link', { name: 'Sign up' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toHaveFocus();
    expectUp('Sign up', 'Login');
    expect(currentPath()).toBe('/signup');
    expect(document.title).toBe('Sign up · SecondGear');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Noor');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expectUp('Login', 'Sign up');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.test');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign up' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Noor');
  });

  test('offers the demo accounts in the sandbox', async () => {
    const { user, screen } = await visit('/login');
    await user.click(await screen.findByRole('button', { name: 'Seller' }));

    expect(screen.getByLabelText('Email')).toHaveValue('seller@secondgear.test');
    expect(screen.getByLabelText('Password')).toHaveValue('second-gear');
  });
});
