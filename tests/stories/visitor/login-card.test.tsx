import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { anAccount, mails } from '@tests/support/identity';
import { currentPath, visit } from '@tests/support/visit';

describe('A user who forgot the password', () => {
  test.each([
    ['a known', 'noor@example.test', 1],
    ['an unknown', 'nobody@example.test', 0],
  ])('gets the same response for %s address', async (_, email, sent) => {
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
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByRole('status')).toBeVisible();
  });
});

describe('The login card', () => {
  test('flips to sign-up and back, and keeps the input and a single heading', async () => {
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
