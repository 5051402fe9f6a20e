// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cleanMessage } from '@/shared/reporting/cleanMessage';
import { cleanStack } from '@/shared/reporting/cleanStack';
import { blockedSite } from '@/shared/reporting/names';
import { patternOf } from '@/shared/reporting/patternOf';
import { reportOf } from '@/shared/reporting/reportOf';
import { siteReports } from '@/shared/reporting/siteReport';

const origin = 'https://cars.example';
const file = `${origin}/assets/site-C4KS8Coo.js`;

test.each([
  ["Cannot read properties of undefined (reading 'price')", 'cannot read properties of undefined reading …'],
  ['e.map is not a function', '… is not a function'],
  ['Failed to fetch', 'failed to fetch'],
  [`Failed to fetch dynamically imported module: ${file}?x=1`, 'failed to fetch dynamically imported module …'],
  ['Unexpected token \'A\', "Ada Lovel"... is not valid JSON', 'unexpected token a … is not valid json'],
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=Ada', 'Minified React error #418'],
  ['Minified React error #4181234; visit', 'minified react error …'],
  [
    'ResizeObserver loop completed with undelivered notifications.',
    'resizeobserver loop completed with undelivered notifications',
  ],
  ['Ada Lovelace, ada@lovelace.test, +46 70 123 45 67', '…'],
  ['no-response', 'no-response'],
  ['', ''],
])('The message %j is reported as %j', (message, cleaned) => {
  expect(cleanMessage(message)).toBe(cleaned);
  expect(cleanMessage(cleaned)).toBe(cleaned);
});

test.each([
  ['Chromium', `TypeError: x\n    at e (${file}:1:20731)\n    at ${file}:2:5`, 'x'],
  ['Chromium, with an async function', `TypeError: x\n    at async e.t (${file}:1:20731)\n    at ${file}:2:5`, 'x'],
  ['Firefox and Safari', `e@${file}:1:20731\nasync*@${file}:2:5`, 'x'],
  [
    'the message looks like a stack',
    `Error: a\n    at e (${file}:9:9)\n    at e (${file}:1:20731)\n    at ${file}:2:5`,
    `a\n    at e (${file}:9:9)`,
  ],
  [
    'others',
    `Error: x\n at e (https://js.stripe.com/assets/a-12345678.js:1:1)\n at (${file}:1:20731)\n at ${file}:2:5`,
    'x',
  ],
  [
    'the document',
    `Error: x\n at ${origin}/carsCategories/carDetails/64b7f0c2a9d8e1f3b5c6d7e8:3:1\n at ${file}:1:20731\n at ${file}:2:5`,
    'x',
  ],
  ['a query', `Error: x\n at ${file}?token=abc:1:1\n at ${file}:1:20731\n at ${file}:2:5`, 'x'],
])('Of a stack (%s) only the places in files of the build are reported', (_, stack, message) => {
  expect(cleanStack(stack, message, origin)).toEqual(['site-C4KS8Coo.js:1:20731', 'site-C4KS8Coo.js:2:5']);
});

test.each([
  ['/cars', '/cars'],
  ['/cars/64b7f0c2a9d8e1f3b5c6d7e8', '/cars/:id'],
  ['/cars/seller/ada%40lovelace.test', '/cars/seller/:email'],
  ['/cars/seller', '/cars/:id'],
  ['/cars/seller/ada/lovelace', '(other)'],
  ['/cars?email=ada@lovelace.test', '(other)'],
])('The path %s is reported as %s', (path, pattern) => {
  expect(patternOf(path, ['/cars/:id', '/cars', '/cars/seller/:email'])).toBe(pattern);
});

test.each([
  ['inline', 'inline'],
  ['data', 'data'],
  ['data:text/html,Ada', 'data'],
  ['https://m.stripe.network/ada', 'stripe.network'],
  ['https://ada.firebaseapp.com/', 'firebaseapp.com'],
  ['https://notstripe.com/', 'another site'],
  ['https://ada-lovelace.example/?email=ada@lovelace.test', 'another site'],
  ['wss://ada.example', 'another site'],
  [`${origin}/carsCategories/carDetails/1`, 'this site'],
  ['chrome-extension://ada', '(other)'],
  ['', '(other)'],
])('Of the blocked address %s a report says: %s', (blocked, said) => {
  expect(blockedSite(blocked, origin)).toBe(said);
});

/** Each is what a person has typed or what names a person, or a part of it. */
const secrets = [
  'ada@lovelace.test',
  'Ada Lovelace',
  '64b7f0c2a9d8e1f3b5c6d7e8',
  'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYSJ9.c2lnbmF0dXJl',
  '+46 70 123 45 67',
  'pi_3Nx_secret_4711',
  '{"ada":"lovelace","sum":4711}',
];

const eventOf = (type: string, parts: object) => Object.assign(new Event(type), parts);
const thrown = (parts: object) => eventOf('error', { error: Object.assign(new Error('Failed to fetch'), parts) });
const violation = (parts: object) => eventOf('securitypolicyviolation', { effectiveDirective: 'img-src', ...parts });

/** The ways on which it could get into a report. */
const ways: [way: string, event: (secret: string) => Event][] = [
  ['the message', (secret) => thrown({ message: `Failed for ${secret}` })],
  [
    'a message with a stack in it',
    (secret) => eventOf('error', { error: new Error(`x\n at ${secret} (${file}:1:1)`) }),
  ],
  ['the name', (secret) => thrown({ name: secret })],
  ['the name of a function in the stack', (secret) => thrown({ stack: `Error: x\n at ${secret} (${file}:1:1)` })],
  ['the query of a file in the stack', (secret) => thrown({ stack: `Error: x\n at e (${file}?q=${secret}:1:1)` })],
  [
    'the path of a file in the stack',
    (secret) => thrown({ stack: `Error: x\n at e (${origin}/assets/${secret}/x-12345678.js:1:1)` }),
  ],
  ['the name of a file in the stack', (secret) => thrown({ stack: `e@${origin}/assets/${secret}.js:1:1` })],
  ['the column in the stack', (secret) => thrown({ stack: `e@${file}:1:${secret}` })],
  ['the cause', (secret) => thrown({ cause: new Error(secret) })],
  ['the component stack', (secret) => thrown({ componentStack: `\n at ${secret} (${file}:1:1)` })],
  ['the code of the error', (secret) => thrown({ code: secret, config: { data: secret }, response: { data: secret } })],
  ['the message of the event', (secret) => eventOf('error', { message: secret, error: null })],
  ['the file of the event', (secret) => eventOf('error', { filename: `${file}?${secret}`, lineno: 1, colno: secret })],
  ['a thrown text', (secret) => eventOf('unhandledrejection', { reason: secret })],
  [
    'a rejection with a response',
    (secret) => eventOf('unhandledrejection', { reason: { message: secret, data: secret } }),
  ],
  [
    'an error that fails when it is read',
    (secret) =>
      eventOf('unhandledrejection', {
        reason: {
          get stack() {
            throw new Error(secret);
          },
        },
      }),
  ],
  ['the path of a call', (secret) => failedCall({ path: `/cars/seller/${encodeURIComponent(secret)}` })],
  ['the query of a call', (secret) => failedCall({ path: `/wishlist?email=${secret}` })],
  ['the kind of a failure', (secret) => failedCall({ kind: secret, status: secret })],
  ['the method of a call', (secret) => failedCall({ method: secret })],
  ['a blocked address', (secret) => violation({ blockedURI: `https://evil.example/?q=${encodeURIComponent(secret)}` })],
  [
    'a blocked host',
    (secret) => violation({ blockedURI: `https://${encodeURIComponent(secret).replace(/%../g, '-')}.example/` }),
  ],
  [
    'the page of a violation',
    (secret) => violation({ documentURI: `${origin}/dashboard?q=${secret}`, referrer: `${origin}/${secret}` }),
  ],
  [
    'the sample of a violation',
    (secret) => violation({ sample: secret, blockedURI: 'inline', originalPolicy: secret }),
  ],
  [
    'the file of a violation',
    (secret) =>
      violation({ sourceFile: `${origin}/carsCategories/carDetails/${secret}`, lineNumber: 1, columnNumber: 1 }),
  ],
  ['the directive of a violation', (secret) => violation({ effectiveDirective: secret, violatedDirective: secret })],
  [
    'an unknown field',
    (secret) => eventOf('error', { error: Object.assign(new Error('x'), { email: secret }), by: secret }),
  ],
];

const failedCall = (parts: object) =>
  new CustomEvent('failedcall', { detail: { method: 'GET', path: '/cars', kind: 'status', status: 500, ...parts } });

describe('Nothing personal gets into a report by', () => {
  test.each(ways)('%s', (_, event) => {
    for (const secret of secrets) {
      const report = reportOf(event(secret), { origin, page: '/dashboard' });
      const batch = { release: 'C4KS8Coo', reports: [report], dropped: 0 };
      expect(v.safeParse(siteReports, batch).issues, JSON.stringify(report)).toBeUndefined();
      const sent = JSON.stringify(batch).toLowerCase();
      for (const part of [secret, ...secret.split(/[^\w]+/).filter((word) => word.length > 2)])
        expect(sent).not.toContain(part.toLowerCase());
    }
  });
});

test('The schema of reports refuses what a report must not contain', () => {
  const error = { type: 'error', page: '/dashboard', name: 'TypeError', message: 'failed to fetch', stack: [] };
  const accepts = (parts: object) =>
    v.safeParse(siteReports, { release: '', reports: [{ ...error, ...parts }], dropped: 0 }).success;

  expect(accepts({})).toBe(true);
  expect(accepts({ email: 'ada@lovelace.test' })).toBe(false);
  expect(accepts({ page: '/dashboard/payment/64b7f0c2a9d8e1f3b5c6d7e8' })).toBe(false);
  expect(accepts({ message: 'failed for ada' })).toBe(false);
  expect(accepts({ stack: [`${file}:1:1`] })).toBe(false);
});
