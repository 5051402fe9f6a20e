import { captureEvent, captureMessage, close, withScope } from '@sentry/browser';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { advanceTime } from '@tests/support/clock';
import { aCar } from '@tests/support/database';
import { keptToken } from '@tests/support/keptToken';
import { rememberListeners, removeListeners } from '@tests/support/listeners';
import { aBuyer } from '@tests/support/people';
import { server } from '@tests/support/server';
import { openVersion } from '@tests/support/site';
import { visit } from '@tests/support/visit';

const SENTRY = 'https://o1.ingest.sentry.example';
const file = `${window.location.origin}/assets/cars-C4KS8Coo.js`;
const frame = { filename: file, function: 'e', in_app: true, lineno: 1, colno: 20731 };

interface Received {
  url: string;
  referrerPolicy: string;
  /** The lines of an envelope: its headers, those of the event, the event. */
  lines: unknown[];
}

const received: Received[] = [];
const events = () => received.map(({ lines }) => lines[2]);

beforeEach(() => {
  received.length = 0;
  server.use(
    http.post(`${SENTRY}/*`, async ({ request }) => {
      const lines = (await request.text()).split('\n').map((line): unknown => JSON.parse(line));
      received.push({ url: request.url, referrerPolicy: request.referrerPolicy, lines });
      return HttpResponse.json({});
    }),
  );
  rememberListeners();
  // Vitest fails on an error for which nobody listens.
  window.addEventListener('error', () => undefined);
});
afterEach(async () => {
  removeListeners();
  vi.useRealTimers();
  await close();
  server.resetHandlers();
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

function fail(error: unknown) {
  window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), filename: window.location.href }));
}

function reject(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

/** An error of this site's code. */
function errorWith(parts: object = {}) {
  return Object.assign(new TypeError('x'), { stack: `TypeError: x\n    at e (${file}:1:20731)` }, parts);
}

/** A line like one of a stack, with a text in place of a function's name. */
const lineOf = (said: string) => `    at ${said.replace(/[^a-z]/gi, '')} (${file}:1:1)`;

/** Opens the page of a car as a build with this setting does; the code that reports has loaded when this resolves. */
async function openCar(dsn: string, early?: unknown) {
  vi.stubGlobal('SENTRY_DSN', dsn);
  openVersion('index-Ab3_x-9Z');
  const buyer = aBuyer();
  const car = aCar();
  const page = await visit(`/carsCategories/carDetails/${car.id}?from=${buyer.email}#${buyer.name}`, buyer);
  await page.screen.findByRole('heading', { level: 1 });
  const { reportErrors } = await import('@/app/reportErrors');
  reportErrors();
  if (early !== undefined) fail(early);
  await advanceTime(1000);
  await import('@/app/startSentry');
  await advanceTime(1);
  return { buyer, car };
}

const dsn = `${SENTRY.replace('//', '//f00d@')}/7`;

describe('With the DSN of a Sentry project', () => {
  test('an error is reported with its name, its stack, the version and the pattern of the address', async () => {
    await openCar(dsn, errorWith({ name: 'RangeError' }));
    reject(errorWith());
    await expect.poll(events).toHaveLength(2);

    const event: Record<string, unknown> = {
      event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      timestamp: expect.any(Number),
      platform: 'javascript',
      level: 'error',
      release: 'Ab3_x-9Z',
      transaction: '/carsCategories/carDetails/:id',
      sdk: expect.objectContaining({ name: 'sentry.javascript.browser', settings: { infer_ip: 'never' } }),
    };
    expect(events()).toEqual([
      { ...event, exception: { values: [{ type: 'RangeError', stacktrace: { frames: [frame] } }] } },
      { ...event, exception: { values: [{ type: 'TypeError', stacktrace: { frames: [frame] } }] } },
    ]);
    expect(received.map(({ url, referrerPolicy }) => [new URL(url).pathname, referrerPolicy])).toEqual([
      ['/api/7/envelope/', 'strict-origin'],
      ['/api/7/envelope/', 'strict-origin'],
    ]);
  });

  test('nothing of a person is reported, wherever it is', async () => {
    const { buyer, car } = await openCar(dsn);
    const token = keptToken() ?? 'no token';
    const ways = (said: string): unknown[] => [
      errorWith({ message: `${said} is not a function` }),
      errorWith({ message: `x\n${lineOf(said)}`, stack: `Error: x\n${lineOf(said)}` }),
      errorWith({ name: said }),
      errorWith({ cause: errorWith({ message: said }), code: said, config: { data: said }, email: said }),
      errorWith({ stack: `TypeError: x\n    at ${said} (${file}:1:20731)` }),
      errorWith({ stack: `TypeError: x\n    at e (${file}?q=${said}:1:20731)` }),
      errorWith({ stack: `TypeError: x\n    at e (${window.location.origin}/assets/${said}/x-12345678.js:1:1)` }),
      errorWith({ stack: `e@${window.location.href}/${said}:1:1\ne@https://${said}.example/assets/x-12345678.js:1:1` }),
      new DOMException(said, said),
      new AggregateError([errorWith({ message: said })], said),
      { message: said, data: said },
      said,
    ];
    for (const said of [buyer.email, buyer.id, buyer.uid, buyer.name, token, car.id]) {
      withScope((scope) => {
        scope.addBreadcrumb({ message: said, data: { url: said } });
        scope.setUser({ id: said, email: said }).setExtra('said', said).setTag('said', said);
        scope.setContext('said', { said }).setTransactionName(said).setFingerprint([said]);
        for (const thrown of ways(said)) {
          fail(thrown);
          reject(thrown);
        }
        captureMessage(said);
        captureEvent({
          message: said,
          request: { url: said },
          exception: { values: [{ stacktrace: { frames: [{ ...frame, vars: { said }, context_line: said }] } }] },
        });
      });
    }
    await expect.poll(() => received.length).toBeGreaterThan(20);
    await advanceTime(10_000);

    const sent = JSON.stringify(received).toLowerCase();
    for (const secret of [
      buyer.email,
      'noor',
      buyer.id,
      buyer.uid,
      buyer.name,
      token,
      token.split('.')[1] ?? '',
      car.id,
    ])
      expect(sent).not.toContain(secret.toLowerCase());
    for (const event of events()) expect(event).toMatchObject({ transaction: '/carsCategories/carDetails/:id' });
  });
});

test.each([
  ['the setting is empty', '', {}],
  ['the browser says Do Not Track', dsn, { doNotTrack: '1' }],
  ['the browser says Global Privacy Control', dsn, { globalPrivacyControl: true }],
])('Nothing is reported if %s', async (_, setting, wish) => {
  Object.assign(navigator, wish);
  await openCar(setting, errorWith());
  fail(errorWith());
  await advanceTime(10_000);

  expect(received).toEqual([]);
});
