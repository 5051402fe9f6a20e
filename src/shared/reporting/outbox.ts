import { MAX_REPORT_BATCH, MAX_REPORT_WAIT_MS } from '@/shared/config/reportingLimits';
import { mayReport } from './rateLimit';
import type { SiteReport, SiteReports } from './siteReport';

/** Sends reports in small batches: after five seconds, from ten on, and when the page is hidden. */
export function createOutbox(url: string, release: string) {
  let reports: SiteReport[] = [];
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    if (reports.length === 0) return;
    const batch: SiteReports = { release, reports, dropped };
    // A text is sent as text/plain, for which the browser makes no CORS preflight. Nobody reads the response.
    navigator.sendBeacon(url, JSON.stringify(batch));
    reports = [];
    dropped = 0;
  }

  // Both events: some browsers close a page without hiding it first. On the window, they come after those of the document.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);

  return (report: SiteReport) => {
    if (!mayReport(Date.now())) {
      dropped += 1;
      return;
    }
    reports.push(report);
    if (reports.length >= MAX_REPORT_BATCH) send();
    else timer ??= setTimeout(send, MAX_REPORT_WAIT_MS);
  };
}
