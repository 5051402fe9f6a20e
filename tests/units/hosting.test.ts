// @vitest-environment node
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkSettings } from '@/lib/config/settings';
import { hostedSettings } from '@tests/run/hostedSettings';
import { contentPolicy } from '@tools/contentPolicy';
import { fileFor, headersOfEveryFile, HOSTING_FILE, hostingConfig } from '@tools/hosting';

const hosted = {
  ...hostedSettings,
  VITE_API_URL: 'https://api.example.com/v1',
  MODE: 'production',
};
const sandbox = {
  VITE_API_URL: 'http://localhost:4101',
  VITE_IMAGE_HOSTS: 'localhost:4103',
  VITE_STRIPE_JS_URL: 'http://localhost:4102/stripe.js',
  VITE_AUTH_EMULATOR_URL: 'http://localhost:9099',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  MODE: 'sandbox',
};

const documents = ['<script>theme()</script><style>h1{}</style>', '<script>theme()</script><style>h2{}</style>'];

function policyOf(raw: Record<string, string>) {
  const { settings, faults } = checkSettings(raw);
  if (!settings) throw new Error(faults.join('\n'));
  return contentPolicy(settings, documents);
}

function directives(raw: Record<string, string>) {
  return Object.fromEntries(
    policyOf(raw)
      .split('; ')
      .map((line) => line.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

describe('The content security policy', () => {
  test('of hosted settings allows only the site itself and the hosts in the settings', () => {
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const google = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'];
    const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];

    expect(directives(hosted)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", hashOf('theme()'), ...stripe, ...google],
      'style-src': ["'self'", ...[hashOf('h1{}'), hashOf('h2{}')].sort()],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'blob:', 'https://i.ibb.co', 'https://lh3.googleusercontent.com'],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': [
        "'self'",
        'https://api.example.com',
        'https://payments.example.com',
        'https://api.imgbb.com',
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://api.stripe.com',
      ],
      'frame-src': [...stripe, 'https://hooks.stripe.com', 'https://example.firebaseapp.com'],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'gapi#gapi', 'gapi#html', 'goog#html'],
    });
  });

  test('of sandbox settings allows the fake backends instead of Firebase’s pages', () => {
    const { 'script-src': scripts, 'img-src': pictures, ...policy } = directives({ ...hosted, ...sandbox });

    expect(scripts).toContain('http://localhost:4102');
    expect(pictures).toContain('http://localhost:4103');
    expect(policy['connect-src']).toEqual(expect.arrayContaining(['http://localhost:9099', 'http://localhost:4102']));
    expect(policy['frame-src']?.slice(3)).toEqual(['http://localhost:9099']);
  });
});

test('The content security policy names the host of error reports only if a setting does', () => {
  const reported = directives({ ...hosted, VITE_SENTRY_DSN: 'https://f00d@o1.ingest.sentry.example/7' });

  expect(reported['connect-src']?.filter((source) => !directives(hosted)['connect-src']?.includes(source))).toEqual([
    'https://o1.ingest.sentry.example',
  ]);
  expect({ ...reported, 'connect-src': [] }).toEqual({ ...directives(hosted), 'connect-src': [] });
});

const additions = ['; script-src *', ';sandbox', ' *', " 'unsafe-inline'", ', *', '\n*', '/; script-src *'];

test.each([...Object.keys(hosted), ...Object.keys(sandbox)].filter((name) => name !== 'MODE'))(
  'No value of %s adds anything to the policy: the build fails, or the policy stays the same',
  (name) => {
    const reporting = { ...hosted, VITE_SENTRY_DSN: 'https://f00d@o1.ingest.sentry.example/7' };
    for (const raw of [hosted, reporting, { ...hosted, ...sandbox }] satisfies Record<string, string>[]) {
      for (const addition of additions) {
        const changed = { ...raw, [name]: `${new Map(Object.entries(raw)).get(name) ?? ''}${addition}` };
        if (checkSettings(changed).settings) expect(policyOf(changed), addition).toBe(policyOf(raw));
      }
    }
  },
);

test('Every file of a site has these headers, except the pages that Firebase Hosting adds', () => {
  const { hosting } = hostingConfig('the policy');

  expect(headersOfEveryFile(hosting)).toEqual({
    'Content-Security-Policy': 'the policy',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
});

test('Browsers ask about every document each time, and keep the files whose name changes with their content', () => {
  const { hosting } = hostingConfig('the policy');
  const caching = hosting.headers.flatMap(({ source, headers }) =>
    headers.filter(({ key }) => key === 'Cache-Control').map(({ value }) => [source, value]),
  );

  expect(caching).toEqual([
    ['!/@(assets|__)/**', 'no-cache'],
    ['/assets/**', 'public, max-age=31536000, immutable'],
  ]);
});

test('Neither the hosting rules nor source maps are deployed', () => {
  expect(hostingConfig('the policy').hosting.ignore).toEqual(expect.arrayContaining([HOSTING_FILE, '**/*.map']));
});

test.each([
  ['/', '/index.html'],
  ['/home', '/home.html'],
  ['/home/', '/home.html'],
  ['/blog', '/blog.html'],
  ['/login', '/login.html'],
  ['/signup', '/signup.html'],
  ['/carsCategories', '/app.html'],
  ['/carsCategories/category/bmw', '/app.html'],
  ['/dashboard/payment/0123456789abcdef01234567', '/app.html'],
  ['/no', undefined],
  ['/no/such/page', undefined],
  ['/dashboard/no', undefined],
  ['/carsCategories/category/bmw/x', undefined],
  ['/homes', undefined],
  ['/assets/gone.js', undefined],
])('The file for %s is %s', (path, file) => {
  expect(fileFor(path, hostingConfig('the policy').hosting, 'no/such/folder')).toBe(file);
});
