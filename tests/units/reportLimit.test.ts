import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteReport } from '@/shared/reporting/siteReport';
import { rememberListeners, removeListeners } from '@tests/support/listeners';

const report: SiteReport = { type: 'call', page: '/home', call: 'GET /cars', kind: 'status', status: 500 };
const url = 'https://reports.example/site';
const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
const sent = () => sendBeacon.mock.calls.map(([, body]): unknown => JSON.parse(body));
const count = () => sendBeacon.mock.calls.reduce((sum, [, body]) => sum + body.split('"type"').length - 1, 0);

const dropped = () =>
  sendBeacon.mock.calls.reduce((sum, [, body]) => sum + Number(/"dropped":(\d+)/.exec(body)?.[1]), 0);

/** The outbox of a page that was just loaded in this tab. */
async function newPage() {
  vi.resetModules();
  const { createOutbox } = await import('@/shared/reporting/outbox');
  return createOutbox(url, 'C4KS8Coo');
}

function makeReports(send: (report: SiteReport) => void, times: number) {
  for (let index = 0; index < times; index += 1) send(report);
}

describe('Reports', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sendBeacon.mockClear();
    rememberListeners();
    Object.assign(navigator, { sendBeacon });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
    removeListeners();
    vi.restoreAllMocks();
  });

  test('are sent together after five seconds, and at once from ten on', async () => {
    const send = await newPage();
    makeReports(send, 2);
    expect(sendBeacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(sendBeacon.mock.calls.map(([address]) => address)).toEqual([url]);
    expect(sent()).toEqual([{ release: 'C4KS8Coo', reports: [report, report], dropped: 0 }]);

    makeReports(send, 10);
    expect(sent()).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sent()).toHaveLength(2);
  });

  test('that wait are sent when the page is closed', async () => {
    const send = await newPage();
    send(report);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent()).toHaveLength(1);
  });

  test('are at most 20 a minute in a tab, whether or not it is reloaded, and the next says how many were dropped', async () => {
    makeReports(await newPage(), 15);
    const send = await newPage();
    makeReports(send, 30);
    vi.advanceTimersByTime(59_000);
    send(report);
    vi.advanceTimersByTime(500);
    window.dispatchEvent(new Event('pagehide'));
    expect(count()).toBe(20);

    vi.advanceTimersByTime(1000);
    send(report);
    vi.advanceTimersByTime(5000);
    expect(count()).toBe(21);
    expect(dropped()).toBe(26);
  });

  test.each(['nothing', 'hello', '99999999999999 Infinity NaN'])(
    'are limited although the tab’s storage holds %s',
    async (stored) => {
      sessionStorage.setItem('report_times', stored);
      makeReports(await newPage(), 50);
      window.dispatchEvent(new Event('pagehide'));
      expect(count()).toBe(20);
    },
  );

  test('are limited although the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    makeReports(await newPage(), 50);
    window.dispatchEvent(new Event('pagehide'));
    expect(count()).toBe(20);
  });
});
