import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteReports } from '@/shared/reporting/siteReport';
import { breakCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { keptToken } from '@tests/support/keptToken';
import { rememberListeners, removeListeners } from '@tests/support/listeners';
import { aBuyer, type Person } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { aCar } from '@tests/support/database';

const url = 'https://reports.example/site';
const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
const announced = vi.fn<() => void>();

/** Opens the page of a car as the document of a build with this setting does, and reports from a second later on. */
async function visitCarOf(buyer: Person, reportUrl: string) {
  vi.stubGlobal('REPORT_URL', reportUrl);
  const car = aCar();
  breakCall('GET /cars/:id', 503);
  breakCall('GET /wishlist', { corrupted: () => Response.json({ owner: buyer.email, list: [car.id] }) });
  const { keepProblems } = await import('@/app/document/keepProblems');
  if (reportUrl !== '') keepProblems();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(`${buyer.name} is not a function`) }));
  await visit(`/carsCategories/carDetails/${car.id}?from=${buyer.email}`, buyer);
  await advanceTime(1000);
  const { startReporting } = await import('@/shared/reporting/startReporting');
  if (reportUrl !== '') startReporting();
  await advanceTime(10_000);
  return { car };
}

describe('A build that reports to an address', () => {
  beforeEach(() => {
    sendBeacon.mockClear();
    announced.mockClear();
    Object.assign(navigator, { sendBeacon });
    window.addEventListener('failedcall', announced);
    rememberListeners();
  });
  afterEach(() => {
    window.removeEventListener('failedcall', announced);
    removeListeners();
    for (const name of ['sendBeacon', 'doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
  });

  test('reports errors and failed calls, also those from before its code has come, without anything of the user', async () => {
    const buyer = aBuyer();
    const { car } = await visitCarOf(buyer, url);

    const bodies = sendBeacon.mock.calls.map(([, body]) => body);
    const reports = bodies.flatMap((body) => v.parse(siteReports, JSON.parse(body)).reports);
    const page = '/carsCategories/carDetails/:id';
    expect(sendBeacon.mock.calls.every(([address]) => address === url)).toBe(true);
    expect(reports).toContainEqual({
      type: 'error',
      page,
      name: 'TypeError',
      message: '… is not a function',
      stack: [],
    });
    expect(reports).toContainEqual({ type: 'call', page, call: 'GET /cars/:id', kind: 'status', status: 503 });
    expect(reports).toContainEqual({ type: 'call', page, call: 'GET /wishlist', kind: 'unreadable' });
    const sent = bodies.join();
    const { id, uid, name, email } = buyer;
    for (const secret of [id, uid, name, 'Noor', email, 'noor', car.id, keptToken() ?? 'no token'])
      expect(sent).not.toContain(secret);
  });

  test('reports a call without a response only if the page lives on, because leaving it aborts its calls', async () => {
    vi.stubGlobal('REPORT_URL', url);
    vi.useFakeTimers();
    const { startReporting } = await import('@/shared/reporting/startReporting');
    startReporting();
    const detail = { method: 'GET', path: '/cars', kind: 'no-response' };
    window.dispatchEvent(new CustomEvent('failedcall', { detail }));
    window.dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).not.toHaveBeenCalled();

    vi.advanceTimersByTime(2000);
    window.dispatchEvent(new Event('pagehide'));
    const [[, body] = ['', '{}']] = sendBeacon.mock.calls;
    expect(v.parse(siteReports, JSON.parse(body)).reports).toMatchObject([{ call: 'GET /cars', kind: 'no-response' }]);
  });

  test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'reports nothing if the browser says %o',
    async (wish) => {
      Object.assign(navigator, wish);
      await visitCarOf(aBuyer(), url);

      expect(announced).toHaveBeenCalled();
      expect(sendBeacon).not.toHaveBeenCalled();
    },
  );
});
