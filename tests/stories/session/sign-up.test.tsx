import { fireEvent, waitFor, within } from '@testing-library/react';
import { File as SentFile } from 'node:buffer';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { calls, callsTo } from '@tests/support/calls';
import { accountOf, anAccount, mails, failNext } from '@tests/support/identity';
import { keptToken } from '@tests/support/keptToken';
import { aPhoto } from '@tests/support/photo';
import { currentPath, visit } from '@tests/support/visit';
import { chooseNone, done, fill, ines, photoButton, records, send } from './signUp';

afterEach(() => vi.restoreAllMocks());

const tooLarge = () =>
  Object.defineProperty(new File(['x'], 'big.jpg', { type: 'image/jpeg' }), 'size', { value: 33 * 1024 * 1024 });

describe('A new user', () => {
  test('signs up as a seller by each call once, in order, and is taken to the requested page (§1, §2, §3, §4, §5, §7, §8)', async () => {
    const page = await visit('/dashboard');
    await page.user.click(await page.screen.findByRole('link', { name: 'Sign up' }));
    await fill(page, { role: 'Seller' });
    // By these names a browser fills in the form, and offers a password that it then stores.
    const form = within(page.screen.getByRole('form', { name: 'Sign up' }));
    for (const [label, name] of Object.entries({ Name: 'name', Email: 'email', Password: 'new-password' }))
      expect(form.getByLabelText(label)).toHaveAttribute('autocomplete', name);
    await send(page);

    expect(await page.screen.findByText('Sign Up Successfully Done')).toBeVisible();
    expect(await page.screen.findByRole('button', photoButton)).toBeVisible();
    expect(currentPath()).toBe('/dashboard');

    const account = accountOf(ines.email);
    expect(account).toMatchObject({ name: ines.name, isVerified: false });
    expect(account?.photo).toMatch(/^http:\/\/localhost:4103\/i\/[0-9a-f]+\.jpg$/);
    const record = { name: ines.name, email: ines.email, photURL: account?.photo, role: 'seller' };
    expect(await records()).toMatchObject([record]);
    expect(mails).toMatchObject([{ type: 'VERIFY_EMAIL', to: ines.email }]);
    expect(keptToken()).toMatch(/^ey/);

    const query = { key: 'sandbox-api-key' };
    const idToken: unknown = expect.stringMatching(/^ey/);
    expect(callsTo('POST /1/upload')).toMatchObject([{ query: { key: 'sandbox-image-key' }, bearer: undefined }]);
    expect(callsTo('POST /v1/accounts:signUp')).toMatchObject([
      { query, body: { email: ines.email, password: ines.password, returnSecureToken: true } },
    ]);
    expect(callsTo('POST /v1/accounts:update')).toMatchObject([
      { query, body: { idToken, displayName: ines.name, photoUrl: account?.photo, returnSecureToken: true } },
    ]);
    expect(callsTo('POST /v1/accounts:sendOobCode')).toMatchObject([
      { query, body: { requestType: 'VERIFY_EMAIL', idToken } },
    ]);
    expect(callsTo('POST /users').map(({ body }) => body)).toEqual([record]);
    expect(callsTo('GET /jwt')).toHaveLength(1);
    const order = calls.map(({ path }) => path).filter((path) => /sendOobCode|jwt/.test(path));
    expect(order).toEqual(['/v1/accounts:sendOobCode', '/jwt']);
  });

  test('sends the photo chosen last, re-encoded, at most 2000 pixels per side, without GPS data and the original file name (§1, §7)', async () => {
    // The request has no file name in jsdom, so the form data is checked instead.
    const append = vi.spyOn(FormData.prototype, 'append');
    const page = await visit('/signup');
    const field = await page.screen.findByLabelText('Photo');
    await page.user.upload(field, await aPhoto({ name: 'first.jpg' }));
    fireEvent.error(page.container.querySelector('form img') ?? document.body);
    await fill(page);
    // Of the type that a file without a known name has.
    const unnamed = new File([await aPhoto({ width: 3000, height: 1500 })], 'photo', {
      type: 'application/octet-stream',
    });
    fireEvent.change(field, { target: { files: [unnamed] } });
    expect(page.container.querySelector('form img'), 'the second photo is shown').toBeInTheDocument();
    await send(page);
    await page.screen.findByText(done);

    const { image } = v.parse(v.object({ image: v.instance(SentFile) }), callsTo('POST /1/upload')[0]?.body);
    const bytes = Buffer.from(await image.arrayBuffer());
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 2000, height: 1000, exif: undefined });
    expect(append.mock.calls).toEqual([['image', expect.any(File), 'photo.jpg']]);
  });

  test('reads which fields are required (§4, §5)', async () => {
    const page = await visit('/signup');
    await page.user.type(await page.screen.findByRole('textbox', { name: 'Name' }), '   ');
    await send(page);

    const alerts = await page.screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Photo URL Required',
      'Email Address Required',
      'Password Required',
    ]);
    expect(page.screen.getByRole('radio', { name: 'Buyer' })).toBeChecked();

    await fill(page);
    chooseNone(page);
    await send(page);
    expect(await page.screen.findByRole('alert')).toHaveTextContent('Role Required');
    expect(page.screen.getByRole('radiogroup', { name: 'Role' })).toHaveAccessibleDescription('Role Required');
    expect(callsTo('POST *')).toEqual([]);
  });

  test('reads about a file when it is chosen (§5)', async () => {
    const page = await visit('/signup');
    const field = await page.screen.findByLabelText('Photo');
    for (const [sentence, file] of [
      [/larger than 32 MB/, tooLarge()],
      [/cannot read this file as a photo/, new File(['text'], 'me.HEIC', { type: 'image/jpeg' })],
      [
        /HEIC photo, which this browser cannot read. On the iPhone choose Settings/,
        new File(['\0\0\0\x18ftypheic'], 'IMG_2.jpg', { type: 'image/jpeg' }),
      ],
      [/cannot read DNG files/, new File(['II*\0'], 'IMG_2.dng')],
      [/This is a video\./, new File(['\0\0\0\x14ftypqt  '], 'IMG_2.MOV', { type: 'video/quicktime' })],
    ] as const) {
      fireEvent.change(field, { target: { files: [file] } });
      await waitFor(() => expect(page.screen.getByRole('alert')).toHaveTextContent(sentence));
    }

    await send(page);
    await page.screen.findByText('Password Required');
    expect(page.screen.getByText(/This is a video\./)).toBeVisible();
    expect(callsTo('POST *')).toEqual([]);
  });

  test('reads beside each field what is wrong, before anything is sent', async () => {
    const page = await visit('/signup');
    await page.user.upload(await page.screen.findByLabelText('Photo'), tooLarge());
    expect(await page.screen.findByText(/larger than 32 MB/)).toBeVisible();
    await fill(page, { email: 'ines', password: 'short' });
    await send(page);

    expect(await page.screen.findByText(/^This email address is not complete/)).toBeVisible();
    expect(page.screen.getByLabelText('Email')).toHaveAccessibleDescription(/This email address is not complete/);
    expect(page.screen.getByLabelText('Password')).toHaveAccessibleDescription(/Use at least 6 characters/);
    expect(page.screen.getByLabelText('Email')).toHaveFocus();
    expect(callsTo('POST *')).toEqual([]);
  });

  test('reads that the email already has an account, or that the password is too short', async () => {
    anAccount({ email: ines.email, password: 'another' });
    failNext('signUp', 'WEAK_PASSWORD : Password should be at least 6 characters');
    const page = await visit('/signup');
    await fill(page, { password: 'longer' });
    await send(page);
    expect(await page.screen.findByRole('alert')).toHaveTextContent('Use at least 6 characters.');

    await page.user.type(page.screen.getByLabelText('Password'), '-and-longer');
    await send(page);
    expect(await page.screen.findByText(/There is an account with this email address already/)).toBeVisible();
    expect(page.screen.getByRole('textbox', { name: 'Name' })).toHaveValue(ines.name);
    expect(callsTo('POST /1/upload')).toHaveLength(1);
    expect(await records()).toEqual([]);
  });
});

test('A photo that was removed can be chosen once more: browsers report no change to the same file', async () => {
  const set = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
  onTestFinished(() => set.mockRestore());
  const { screen } = await visit('/signup');
  const form = within(await screen.findByRole('form', { name: 'Sign up' }));
  set.mockClear();
  fireEvent.click(form.getByLabelText(/photo/i));
  expect(set).toHaveBeenCalledWith('');
});
