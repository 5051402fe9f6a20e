import { within } from '@testing-library/react';
import { File as SentFile } from 'node:buffer';
import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { accountOf, anAccount, mails, refuse } from '@tests/support/identity';
import { aPhoto } from '@tests/support/photo';
import { currentPath, visit } from '@tests/support/visit';
import { world } from '@tests/support/world';

type Page = Awaited<ReturnType<typeof visit>>;

const ines = { name: 'Ines Moreau', email: 'ines@example.test', password: 'second-gear' };
const photoLink = { name: 'Profile of Ines Moreau' };
const records = () => world.users.find({ email: ines.email });
const done = 'Sign Up Successfully Done';

async function fill({ user, screen }: Page, { role = 'Buyer', password = ines.password } = {}) {
  const form = within(await screen.findByRole('form', { name: 'Sign up' }));
  await user.type(form.getByLabelText('Name'), ines.name);
  await user.upload(form.getByLabelText('Photo'), await aPhoto({ name: 'me.jpg', width: 3000, height: 1500 }));
  await user.type(form.getByLabelText('Email'), ines.email);
  await user.click(form.getByLabelText(role));
  await user.type(form.getByLabelText('Password'), password);
}

const send = ({ user, screen }: Page) => user.click(screen.getByRole('button', { name: 'Sign up' }));

describe('Somebody new', () => {
  test('signs up as a seller and is taken to where they were going', async () => {
    const page = await visit('/dashboard');
    await page.user.click(await page.screen.findByRole('link', { name: 'Sign up' }));
    await fill(page, { role: 'Seller' });
    await send(page);

    await page.screen.findByText(done);
    expect(await page.screen.findByRole('link', photoLink)).toBeVisible();
    expect(currentPath()).toBe('/dashboard');

    const account = accountOf(ines.email);
    expect(account).toMatchObject({ name: ines.name, isVerified: false });
    expect(account?.photo).toMatch(/^http:\/\/localhost:4103\/i\/[0-9a-f]+\.jpg$/);
    expect(await records()).toMatchObject([
      { name: ines.name, email: ines.email, photURL: account?.photo, role: 'seller' },
    ]);
    expect(mails).toMatchObject([{ type: 'VERIFY_EMAIL', to: ines.email }]);
    expect(localStorage.getItem('access_token')).toMatch(/^ey/);
  });

  test('sends each call once, in order, with the bodies of the contract', async () => {
    const page = await visit('/signup');
    await fill(page);
    await send(page);
    await page.screen.findByText(done);

    const upload = callsTo('POST /1/upload');
    expect(upload).toMatchObject([{ query: { key: 'sandbox-image-key' }, bearer: undefined }]);
    expect(callsTo('POST /v1/accounts:signUp')).toMatchObject([
      { body: { email: ines.email, password: ines.password, returnSecureToken: true } },
    ]);
    expect(callsTo('POST /v1/accounts:update')).toMatchObject([
      { body: { displayName: ines.name, photoUrl: accountOf(ines.email)?.photo, returnSecureToken: true } },
    ]);
    expect(callsTo('POST /users').map(({ body }) => body)).toEqual([
      { name: ines.name, email: ines.email, photURL: accountOf(ines.email)?.photo, role: 'buyer' },
    ]);
    expect(callsTo('GET /jwt')).toHaveLength(1);
  });

  test('sends a photo drawn anew, at most 2000 pixels a side and without its place', async () => {
    const page = await visit('/signup');
    await fill(page);
    await send(page);
    await page.screen.findByText(done);

    const { image } = v.parse(v.object({ image: v.instance(SentFile) }), callsTo('POST /1/upload')[0]?.body);
    const bytes = Buffer.from(await image.arrayBuffer());
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 2000, height: 1000, exif: undefined });
  });

  test('is asked for every field', async () => {
    const page = await visit('/signup');
    await page.screen.findByRole('textbox', { name: 'Name' });
    await send(page);

    const alerts = await page.screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Photo URL Required',
      'Email Address Required',
      'Password Required',
    ]);
    expect(page.screen.getByRole('radio', { name: 'Buyer' })).toBeChecked();
    expect(callsTo('POST *')).toEqual([]);
  });

  test.each([
    [
      'larger than 32 MB',
      Object.defineProperty(new File(['x'], 'big.jpg', { type: 'image/jpeg' }), 'size', { value: 33 * 1024 * 1024 }),
    ],
    ['no picture that your browser can read', new File(['text'], 'me.jpg', { type: 'image/jpeg' })],
  ])('reads that a file is %s', async (sentence, file) => {
    const page = await visit('/signup');
    await fill(page);
    await page.user.upload(page.screen.getByLabelText('Photo'), file);
    await send(page);

    expect(await page.screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(callsTo('POST *')).toEqual([]);
  });

  test('reads that the address has an account, or that the password is too short', async () => {
    anAccount({ email: ines.email, password: 'another' });
    refuse('signUp', 'WEAK_PASSWORD : Password should be at least 6 characters');
    const page = await visit('/signup');
    await fill(page, { password: 'short' });
    await send(page);
    expect(await page.screen.findByRole('alert')).toHaveTextContent('Take at least 6 characters.');

    await page.user.type(page.screen.getByLabelText('Password'), '-and-longer');
    await send(page);
    expect(await page.screen.findByText(/There is an account with this e-mail address already/)).toBeVisible();
    expect(page.screen.getByRole('textbox', { name: 'Name' })).toHaveValue(ines.name);
    expect(callsTo('POST /1/upload')).toHaveLength(1);
    expect(await records()).toEqual([]);
  });
});

describe('A sign-up that breaks', () => {
  test.each([
    ['fails' as const, 'the image host did not answer'],
    ['html' as const, 'The image host has a fault of its own'],
    [
      () =>
        Response.json({ status_code: 400, success: false, error: { message: 'Rate limit reached.' } }, { status: 400 }),
      'The image host did not take the photo: Rate limit reached.',
    ],
  ])('at the upload (%s) says so and goes on', async (how, sentence) => {
    const repair = breakCall('POST /1/upload', how);
    const page = await visit('/signup');
    await fill(page);
    await send(page);
    expect(await page.screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(callsTo('POST /v1/accounts:signUp')).toEqual([]);

    repair();
    await send(page);
    await page.screen.findByText(done);
  });

  test.each(['fails', 'answer lost'] as const)(
    'at the account (%s) goes on, and uploads the photo once',
    async (how) => {
      const repair = breakCall('POST /v1/accounts:signUp', how);
      const page = await visit('/signup');
      await fill(page);
      await send(page);
      expect(await page.screen.findByRole('alert')).toHaveTextContent('the sign-in service did not answer');

      repair();
      await send(page);
      await page.screen.findByText(done);
      expect(callsTo('POST /1/upload')).toHaveLength(1);
      expect(await records()).toHaveLength(1);
    },
  );

  test.each([
    ['the name', 'POST /v1/accounts:update', 'fails'],
    ['the record', 'POST /users', 'fails'],
    ['the token', 'GET /jwt', 502],
  ] as const)('at %s goes on at once', async (_, call, how) => {
    const repair = breakCall(call, how);
    const page = await visit('/signup');
    await fill(page);
    await send(page);

    expect(await page.screen.findByRole('heading', { name: 'Almost there' })).toBeVisible();
    const again = await page.screen.findByRole('button', { name: 'Try again' });
    expect(page.screen.getByText(/The account ines@example.test is made/)).toBeVisible();
    repair();
    await page.user.click(again);

    await page.screen.findByText(done);
    expect(await page.screen.findByRole('link', photoLink)).toBeVisible();
    expect(await records()).toHaveLength(1);
    expect(accountOf(ines.email)?.name).toBe(ines.name);
    expect(callsTo('POST /v1/accounts:signUp')).toHaveLength(1);
  });

  test.each([
    ['the name', 'POST /v1/accounts:update', 'fails'],
    ['the record', 'POST /users', 'fails'],
    ['the token', 'GET /jwt', 502],
  ] as const)('at %s goes on by itself at the next visit', async (_, call, how) => {
    const repair = breakCall(call, how);
    const page = await visit('/signup');
    await fill(page, { role: 'Seller' });
    await send(page);
    await page.screen.findByRole('button', { name: 'Try again' });
    repair();
    const { screen } = await visit('/dashboard');

    await screen.findByText(done);
    expect(await screen.findByRole('link', photoLink)).toBeVisible();
    expect(await records()).toMatchObject([{ role: 'seller', name: ines.name }]);
    expect(currentPath()).toBe('/dashboard');
  });

  test('after the record was made makes no second one', async () => {
    const repair = breakCall('POST /users', 'answer lost');
    const page = await visit('/signup');
    await fill(page);
    await send(page);

    await page.screen.findByText(done);
    repair();
    expect(callsTo('POST /users')).toHaveLength(1);
    expect(await records()).toHaveLength(1);
  });

  test('may be left, and goes on when the person logs in again', async () => {
    const repair = breakCall('POST /users');
    const page = await visit('/signup');
    await fill(page);
    await send(page);
    await page.user.click(await page.screen.findByRole('button', { name: 'Sign out' }));
    await page.screen.findByRole('form', { name: 'Sign up' });
    repair();
    const { user, screen } = await visit('/login');
    await user.type(await screen.findByLabelText('Email'), ines.email);
    await user.type(screen.getByLabelText('Password'), `${ines.password}{Enter}`);

    await screen.findByText(done);
    expect(await records()).toHaveLength(1);
  });

  test('in two tabs at once makes one record', async () => {
    const repair = breakCall('POST /users');
    const page = await visit('/signup');
    await fill(page);
    await send(page);
    await page.screen.findByRole('button', { name: 'Try again' });
    repair();

    const { session } = await import('@/shared/session/session');
    await Promise.all([session.retryJoining(), session.retryJoining()]);
    expect(await records()).toHaveLength(1);
    expect(callsTo('POST /v1/accounts:sendOobCode')).toHaveLength(1);
  });
});
