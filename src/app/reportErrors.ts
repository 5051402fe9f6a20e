const MAX_EARLY_ERRORS = 20;
/** The code that reports begins to load this long after the page has loaded, so that it does not delay the page. */
const DELAY_MS = 1000;

/**
 * Reports errors that nobody has caught, unless the browser asks not to track its user. The code that reports is loaded later; what fails
 * before is kept for it. If the app's own code does not load, nothing is reported: the document says so (`showFailure.ts`).
 */
export function reportErrors() {
  if (asksNotToTrack()) return;
  const early: unknown[] = [];
  let report = (error: unknown) => {
    if (early.length < MAX_EARLY_ERRORS) early.push(error);
  };
  window.addEventListener('error', ({ error }) => {
    // None is thrown if a ResizeObserver changes what it observes: the browser says so, and tells it in the next frame.
    if (error) report(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));

  const start = async () => {
    // oxlint-disable-next-line syntax/no-restricted-app-syntax -- nobody waits for it, so it is not tried again
    const code = await import('./startSentry').catch(() => undefined);
    if (!code) return;
    report = code.startSentry();
    early.forEach(report);
  };
  const startLater = () => void setTimeout(() => void start(), DELAY_MS);
  if (document.readyState === 'complete') startLater();
  else window.addEventListener('load', startLater, { once: true });
}

/** Global Privacy Control, or the older Do Not Track. */
function asksNotToTrack(): boolean {
  const says = (name: string): unknown => Reflect.get(navigator, name);
  return says('globalPrivacyControl') === true || says('doNotTrack') === '1';
}
