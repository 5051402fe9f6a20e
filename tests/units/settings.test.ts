// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { checkSettings } from '@/lib/config/settings';
import { hostedSettings } from '@tests/run/hostedSettings';

const {
  VITE_IMAGE_HOSTS: _hosts,
  VITE_SITE_NAME: _name,
  VITE_SITE_PHONE: _phone,
  VITE_SITE_CITY: _city,
  ...required
} = hostedSettings;
const hosted = { ...required, VITE_API_URL: 'https://api.example.com/', MODE: 'production' };
const NO_DSN = 'VITE_SENTRY_DSN is not the DSN of a Sentry project (https://<key>@<host>/<number>)';
const emulator = { VITE_AUTH_EMULATOR_URL: 'http://localhost:9099' };

describe('The settings', () => {
  test('are read with their defaults', () => {
    expect(checkSettings(hosted).settings).toMatchObject({
      apiUrl: 'https://api.example.com',
      imageHosts: ['i.ibb.co', 'lh3.googleusercontent.com'],
      site: { name: 'SecondGear', phone: '', city: '' },
      sentryDsn: '',
      isSandbox: false,
    });
  });

  test('report every fault with its name', () => {
    expect(checkSettings({ MODE: 'production' }).faults).toEqual([
      'VITE_API_URL is missing',
      'VITE_PAYMENTS_URL is missing',
      'VITE_IMAGE_UPLOAD_URL is missing',
      'VITE_IMAGE_UPLOAD_KEY is missing',
      'VITE_STRIPE_PUBLISHABLE_KEY is missing',
      'VITE_FIREBASE_API_KEY is missing',
      'VITE_FIREBASE_AUTH_DOMAIN is missing',
      'VITE_FIREBASE_PROJECT_ID is missing',
      'VITE_FIREBASE_APP_ID is missing',
      'VITE_SITE_EMAIL is missing',
    ]);
  });

  test.each([
    [{ VITE_API_URL: 'api.example.com' }, 'VITE_API_URL is not an http(s) address'],
    [{ VITE_API_URL: 'ftp://api.example.com' }, 'VITE_API_URL is not an http(s) address'],
    [{ VITE_API_URL: '  ' }, 'VITE_API_URL is missing'],
    [{ VITE_API_URL: 'https://api.example.com;sandbox' }, 'VITE_API_URL is not an http(s) address'],
    [{ VITE_API_URL: 'https://*.example.com' }, 'VITE_API_URL is not an http(s) address'],
    [{ VITE_API_URL: 'http://api.example.com' }, 'VITE_API_URL must begin with https://'],
    [{ VITE_API_URL: 'http://localhost:4101' }, 'VITE_API_URL points to this machine, which other people cannot reach'],
    [{ VITE_API_URL: 'https://localhost:4' }, 'VITE_API_URL points to this machine, which other people cannot reach'],
    [
      { VITE_FIREBASE_AUTH_DOMAIN: 'localhost' },
      'VITE_FIREBASE_AUTH_DOMAIN points to this machine, which other people cannot reach',
    ],
    [{ VITE_SENTRY_DSN: 'https://f00d@localhost/7' }, NO_DSN],
    [{ VITE_PAYMENTS_URL: 'http://payments.example.com' }, 'VITE_PAYMENTS_URL must begin with https://'],
    [{ VITE_IMAGE_UPLOAD_URL: 'http://api.imgbb.com/1/upload' }, 'VITE_IMAGE_UPLOAD_URL must begin with https://'],
    [{ VITE_API_URL: 'http://api.example.com', MODE: 'development' }, 'VITE_API_URL must begin with https://'],
    [{ VITE_API_URL: 'http://api.example.com', ...emulator, MODE: 'sandbox' }, 'VITE_API_URL must begin with https://'],
    [{ VITE_FIREBASE_API_KEY: 'a:b' }, 'VITE_FIREBASE_API_KEY must not contain a colon'],
    [{ VITE_FIREBASE_AUTH_DOMAIN: 'https://a.b' }, 'VITE_FIREBASE_AUTH_DOMAIN must not contain a colon'],
    [{ VITE_FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com; script-src *' }, 'VITE_FIREBASE_AUTH_DOMAIN is not a host name'],
    [{ VITE_FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com/' }, 'VITE_FIREBASE_AUTH_DOMAIN is not a host name'],
    [{ VITE_FIREBASE_AUTH_DOMAIN: '*.firebaseapp.com' }, 'VITE_FIREBASE_AUTH_DOMAIN is not a host name'],
    [{ VITE_FIREBASE_PROJECT_ID: 'Example' }, 'VITE_FIREBASE_PROJECT_ID is not the id of a Firebase project'],
    [{ VITE_FIREBASE_PROJECT_ID: 'abcde' }, 'VITE_FIREBASE_PROJECT_ID is not the id of a Firebase project'],
    [{ VITE_FIREBASE_PROJECT_ID: '1example' }, 'VITE_FIREBASE_PROJECT_ID is not the id of a Firebase project'],
    [{ VITE_FIREBASE_PROJECT_ID: 'example-' }, 'VITE_FIREBASE_PROJECT_ID is not the id of a Firebase project'],
    [{ VITE_FIREBASE_PROJECT_ID: 'example & calc' }, 'VITE_FIREBASE_PROJECT_ID is not the id of a Firebase project'],
    [{ VITE_FIREBASE_PROJECT_ID: 'a'.repeat(31) }, 'VITE_FIREBASE_PROJECT_ID is not the id of a Firebase project'],
    [{ VITE_STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'VITE_STRIPE_PUBLISHABLE_KEY is not a publishable key (pk_…)'],
    [{ VITE_IMAGE_HOSTS: 'https://i.ibb.co' }, 'VITE_IMAGE_HOSTS lists something that is not a host name'],
    [{ VITE_IMAGE_HOSTS: 'i.ibb.co,*.ibb.co' }, 'VITE_IMAGE_HOSTS lists something that is not a host name'],
    [{ VITE_IMAGE_HOSTS: 'i.ibb.co,localhost:4103' }, 'VITE_IMAGE_HOSTS lists a host of this machine'],
    [{ VITE_SITE_EMAIL: 'hello' }, 'VITE_SITE_EMAIL is not an email address'],
    [{ VITE_SITE_URL: 'cars.example.com' }, 'VITE_SITE_URL is not an http(s) address'],
    [{ VITE_SITE_URL: 'https://example.com/cars' }, 'VITE_SITE_URL must not contain a path'],
    [{ VITE_SENTRY_DSN: 'f00d@sentry.example/7' }, NO_DSN],
    [{ VITE_SENTRY_DSN: 'http://f00d@sentry.example/7' }, NO_DSN],
    [{ VITE_SENTRY_DSN: 'https://sentry.example/7' }, NO_DSN],
    [{ VITE_SENTRY_DSN: 'https://f00d:secret@sentry.example/7' }, NO_DSN],
    [{ VITE_SENTRY_DSN: 'https://f00d@sentry.example/project' }, NO_DSN],
    [{ VITE_SENTRY_DSN: 'https://f00d@*.example/7' }, NO_DSN],
    [emulator, 'VITE_AUTH_EMULATOR_URL belongs to sandbox mode alone: leave it out'],
    [
      { ...emulator, MODE: 'sandbox', VITE_STRIPE_JS_URL: 'ws://localhost' },
      'VITE_STRIPE_JS_URL must start with http or https',
    ],
    [
      { MODE: 'sandbox', VITE_AUTH_EMULATOR_URL: 'http://auth.example.com' },
      'VITE_AUTH_EMULATOR_URL may only point to localhost',
    ],
    [{ MODE: 'sandbox' }, 'VITE_AUTH_EMULATOR_URL is missing'],
  ])('refuse %o (§5)', (change, fault) => {
    expect(checkSettings({ ...hosted, ...change })).toEqual({ settings: undefined, faults: [fault] });
  });

  test.each(['VITE_API_URL', 'VITE_PAYMENTS_URL', 'VITE_IMAGE_UPLOAD_URL', 'VITE_SITE_URL'])(
    'refuse a user, a query and a hash in %s',
    (name) => {
      const faultsOf = (url: string) => checkSettings({ ...hosted, [name]: url }).faults;
      const noUser = `${name} must not contain a user or a password, which everybody could read in the page`;
      expect(faultsOf('https://admin@example.com')).toEqual([noUser]);
      expect(faultsOf('https://:secret@example.com')).toEqual([noUser]);
      for (const url of ['https://example.com/?key=1', 'https://example.com/#v1'])
        expect(faultsOf(url)).toEqual([`${name} must not contain a query (?) or a hash (#)`]);
    },
  );

  const local = { VITE_API_URL: 'http://localhost:4101', VITE_IMAGE_HOSTS: 'localhost:4103' };

  test('allow the fake backends on localhost in sandbox mode', () => {
    expect(checkSettings({ ...hosted, ...local, ...emulator, MODE: 'sandbox' }).settings?.isSandbox).toBe(true);
  });

  test('allow an API on localhost in development', () => {
    expect(checkSettings({ ...hosted, ...local, MODE: 'development' }).settings).toMatchObject({
      apiUrl: 'http://localhost:4101',
      isSandbox: false,
    });
  });
});
