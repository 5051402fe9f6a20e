import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, clearCalls } from '@tests/support/calls';
import { aRecord } from '@tests/support/database';
import { filterPage } from '@tests/support/statusResponse';
import { currentPath, visit } from '@tests/support/visit';
import { done, fill, ines, photoButton, records, send } from './signUp';

const refusal = () =>
  Response.json({ success: false, error: { message: '\u202eRate limit\n\u200breached.' } }, { status: 400 });

describe('A sign-up that fails', () => {
  test('at the upload, then at the account, shows the reason each time, and keeps the photo that was uploaded (§4)', async () => {
    const unblock = breakCall('POST /1/upload', () => filterPage());
    const page = await visit('/signup');
    await fill(page);
    await send(page);
    expect(await page.screen.findByRole('alert')).toHaveTextContent(/between you and the image host refused this/);
    expect(page.screen.queryByRole('progressbar')).not.toBeInTheDocument();
    unblock();
    const repair = breakCall('POST /1/upload', refusal);
    await send(page);
    expect(await page.screen.findByText('The image host did not accept the photo: Rate limit reached.')).toBeVisible();
    expect(callsTo('POST /v1/accounts:signUp')).toEqual([]);

    repair();
    clearCalls();
    const answer = breakCall('POST /v1/accounts:signUp', 'response lost');
    await send(page);
    expect(await page.screen.findByText(/the sign-in service did not answer/)).toBeVisible();
    answer();
    await send(page);
    await page.screen.findByText(done);
    expect(callsTo('POST /1/upload')).toHaveLength(1);
    expect(await records()).toHaveLength(1);
  });

  test('may be left without a trace on the device, and is completed at the next login', async () => {
    const repair = breakCall('POST /users');
    const page = await visit('/signup');
    await fill(page);
    await send(page);
    await page.user.click(await page.screen.findByRole('button', { name: 'Sign out' }));
    await page.screen.findByRole('heading', { name: 'How it works' });
    expect(currentPath()).toBe('/home');
    expect(JSON.stringify(localStorage)).not.toMatch(/ines/i);
    repair();
    const { user, screen } = await visit('/login');
    await user.type(await screen.findByLabelText('Email'), ines.email);
    await user.type(screen.getByLabelText('Password'), `${ines.password}{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'Make my profile' }));

    await screen.findByText(done);
    expect(await records()).toMatchObject([{ name: ines.name }]);
  });

  test('after the account was created goes on by itself at the next visit, also if the email already has a record', async () => {
    aRecord({ name: 'Ines M.', email: ines.email, role: 'seller' });
    const repair = breakCall('POST /v1/accounts:update');
    const page = await visit('/signup');
    await fill(page);
    await send(page);
    await page.screen.findByRole('button', { name: 'Try again' });
    expect(page.screen.getByRole('heading', { name: 'Almost there' })).toBeVisible();
    expect(page.screen.getByText(/The account ines@example.test was created/)).toBeVisible();
    repair();
    const { screen } = await visit('/dashboard');

    expect(await screen.findByText(/^This address already has a profile, as seller/)).toBeVisible();
    expect(await screen.findByRole('button', photoButton)).toBeVisible();
    expect(screen.queryByText(done)).not.toBeInTheDocument();
    expect(await records()).toMatchObject([{ name: 'Ines M.', role: 'seller' }]);
    expect(currentPath()).toBe('/dashboard');
  });
});
