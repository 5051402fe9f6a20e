import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, clearCalls } from '@tests/support/calls';
import { aRecord, database } from '@tests/support/database';
import { accountOf, failNext } from '@tests/support/identity';
import { aBuyer } from '@tests/support/people';
import { filterPage } from '@tests/support/statusResponse';
import { currentPath, visit } from '@tests/support/visit';
import { done, fill, ines, photoButton, records, send } from './signUp';

const refusal = () =>
  Response.json({ success: false, error: { message: '\u202eRate limit\n\u200breached.' } }, { status: 400 });

describe('A sign-up that fails', () => {
  test('at the upload shows the reason, and can be retried', async () => {
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
    await send(page);
    await page.screen.findByText(done);
  });

  test('at the account can be retried, and uploads the photo once (§4)', async () => {
    const repair = breakCall('POST /v1/accounts:signUp', 'response lost');
    const page = await visit('/signup');
    await fill(page);
    await send(page);
    expect(await page.screen.findByRole('alert')).toHaveTextContent('the sign-in service did not answer');

    repair();
    await send(page);
    await page.screen.findByText(done);
    expect(callsTo('POST /1/upload')).toHaveLength(1);
    expect(await records()).toHaveLength(1);
  });

  test('at the token continues by itself at the next visit', async () => {
    const repair = breakCall('GET /jwt', 502);
    const page = await visit('/signup');
    await fill(page, { role: 'Seller' });
    await send(page);
    await page.screen.findByRole('button', { name: 'Try again' });
    expect(page.screen.getByRole('heading', { name: 'Almost there' })).toBeVisible();
    expect(page.screen.getByText(/The account ines@example.test was created/)).toBeVisible();
    repair();
    const { screen } = await visit('/dashboard');

    await screen.findByText(done);
    expect(await screen.findByRole('button', photoButton)).toBeVisible();
    expect(await records()).toMatchObject([{ role: 'seller', name: ines.name }]);
    expect(currentPath()).toBe('/dashboard');
  });

  test('after the record was created does not create a second one, and needs no confirmation mail', async () => {
    const repair = breakCall('POST /users', 'response lost');
    failNext('sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    const page = await visit('/signup');
    await fill(page);
    await send(page);

    await page.screen.findByText(done);
    repair();
    expect(callsTo('POST /users')).toHaveLength(1);
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

  test('makes nobody an admin, whatever the device has stored about it', async () => {
    const repair = breakCall('POST /users');
    const page = await visit('/signup');
    await fill(page);
    await send(page);
    await page.screen.findByRole('button', { name: 'Try again' });
    repair();
    clearCalls();
    for (const key of Object.keys(localStorage))
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"role":"buyer"', '"role":"admin"'));
    expect(JSON.stringify(localStorage)).toContain('admin');
    const { screen } = await visit('/dashboard');

    expect(await screen.findByRole('heading', { name: 'No profile for this account' })).toBeVisible();
    expect(callsTo('POST /users')).toEqual([]);
  });

  test('with another user’s email changes nothing at that user’s next login on this device', async () => {
    const noor = aBuyer();
    const before = accountOf(noor.email);
    const repair = breakCall('POST /v1/accounts:signUp');
    const page = await visit('/signup');
    await fill(page, { role: 'Seller', email: noor.email });
    await send(page);
    await page.screen.findByText(/the sign-in service did not answer/);
    repair();
    const { user, screen } = await visit('/login');
    await user.type(await screen.findByLabelText('Email'), noor.email);
    await user.type(screen.getByLabelText('Password'), `${noor.password}{Enter}`);

    expect(await screen.findByRole('button', { name: `Account of ${noor.name}` })).toBeVisible();
    expect(accountOf(noor.email)).toEqual(before);
    expect(await database.users.find({ email: noor.email })).toMatchObject([{ name: noor.name, role: 'buyer' }]);
    expect([...callsTo('POST /v1/accounts:update'), ...callsTo('POST /users')]).toEqual([]);
    expect(JSON.stringify(localStorage)).not.toContain(ines.name);
    expect(screen.queryByText(done)).not.toBeInTheDocument();
  });

  test('after the account was created still sets its name, also if the email already has a record', async () => {
    aRecord({ name: 'Ines M.', email: ines.email, role: 'seller' });
    const repair = breakCall('POST /v1/accounts:update');
    const page = await visit('/signup');
    await fill(page);
    await send(page);
    await page.screen.findByRole('button', { name: 'Try again' });
    repair();
    const { screen } = await visit('/dashboard');

    expect(await screen.findByText(/^This address already has a profile, as seller/)).toBeVisible();
    expect(await screen.findByRole('button', photoButton)).toBeVisible();
    expect(await records()).toMatchObject([{ name: 'Ines M.', role: 'seller' }]);
  });
});
