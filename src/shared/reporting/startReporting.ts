import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { NO_RESPONSE_DELAY_MS } from '@/shared/config/reportingLimits';
import { asksNotToTrack } from './asksNotToTrack';
import { createOutbox } from './outbox';
import { patternOf } from './patternOf';
import { problemTypes } from './problemTypes';
import { reportOf } from './reportOf';

/**
 * Sends reports about errors, failed calls, violations of the content security policy and web vitals, also about what the
 * document has kept until now. Does nothing if the browser says that its user does not want to be tracked.
 */
export function startReporting() {
  const early = window.earlyProblems ?? [];
  window.earlyProblems = undefined;
  if (asksNotToTrack()) return;

  const send = createOutbox(REPORT_URL, releaseOf(document));
  const { location } = window;
  const report = (event: Event) => {
    const made = reportOf(event, { origin: location.origin, page: pageOf(location.href) });
    // By a page that is being left, which is gone before the time is over.
    const mayBeAborted = made.type === 'call' && made.kind === 'no-response';
    if (mayBeAborted) setTimeout(() => send(made), NO_RESPONSE_DELAY_MS);
    else send(made);
  };
  early.forEach(report);
  for (const type of problemTypes) window.addEventListener(type, report);

  const firstPage = pageOf(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure(({ name, value, rating }) =>
      send({ type: 'vital', page: firstPage, name, value: rounded(name, value), rating }),
    );
}

function pageOf(address: string) {
  return patternOf(new URL(address).pathname.replace(/(.)\/$/, '$1'), PAGE_PATTERNS);
}

/** The hash in the name of the document's script; empty in development. */
function releaseOf({ scripts }: Document) {
  const names = Array.from(scripts, ({ src }) => /\/assets\/[\w.]+-([\w-]{8})\.js$/.exec(src)?.[1]);
  return names.find((hash) => hash !== undefined) ?? '';
}

function rounded(name: string, value: number) {
  const digits = name === 'CLS' ? 1000 : 1;
  return Math.round(value * digits) / digits;
}
