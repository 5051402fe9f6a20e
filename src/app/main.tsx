import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { preloadUserParts } from '@/layouts/header/preloadUserParts';
import { abortTransactionsOnPageHide } from '@/lib/browser/abortTransactionsOnPageHide';
import { afterPaint } from '@/lib/browser/afterPaint';
import { dropBegunReads } from '@/lib/browser/begunReads';
import { ChunkLoadError, lazyWithPreload } from '@/lib/browser/loadChunk';
import { isLocalHost } from '@/lib/config/settings';
import { App } from './App';
import './theme.css';
import { coverWhileCached } from './coverWhileCached';
import { replayClicks } from './document/captureClicks';
import { readLastUser } from './document/readLastUser';
import { reportErrors } from './reportErrors';
import { createRouter, preloadPage, routes } from './routes';
import { installTrustedTypesPolicy } from './trustedTypesPolicy';
import { untilInitialized } from './untilInitialized';
import { untilRead } from './untilRead';

const Devtools = import.meta.env.DEV ? lazyWithPreload(() => import('./Devtools'), 'Devtools') : undefined;

/**
 * An error that an error boundary has caught is reported like one that nothing has caught, and is still in the console. But not that code
 * did not load because of a deploy or a lost connection.
 */
const rootOptions: RootOptions | undefined =
  SENTRY_DSN !== '' ? { onCaughtError: (error) => isFaultOfCode(error) && reportError(error) } : undefined;

const isFaultOfCode = (error: unknown) => !(error instanceof ChunkLoadError) || error.reason === 'unknown';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// A sandbox build trusts the unsigned accounts of the local fake backends, so it must not run on any other host.
if (import.meta.env.MODE === 'sandbox' && !isLocalHost(window.location.hostname)) {
  throw new Error('A sandbox build runs on localhost alone.');
}
if (SENTRY_DSN !== '') reportErrors();
installTrustedTypesPolicy();
coverWhileCached();
abortTransactionsOnPageHide();
void start(root);

/**
 * Hydrates the document of a public page for a visitor. For the last user, and in place of a protected page's skeleton, the page is rendered
 * anew, with its data and the controls of its user, so that nothing changes once it is shown.
 */
async function start(container: HTMLElement) {
  const { pathname } = window.location;
  const { path } = container.dataset;
  const user = readLastUser();
  const isPrerendered = path !== undefined && path === matchRoutes(routes, pathname)?.at(-1)?.route.path;
  const userParts = user && preloadUserParts();
  const loaded = preloadPage(pathname, false).then(
    () => true,
    () => false,
  );
  const router = createRouter();
  const hasCode = await loaded;
  await untilInitialized(router);
  const isHydrated = isPrerendered && hasCode && !user;
  if (!isHydrated) {
    await userParts;
    await untilRead();
  }
  // In a transition, so that the browser responds to the user meanwhile.
  startTransition(() => {
    if (isHydrated) hydrateRoot(container, <StrictApp router={router} />, rootOptions);
    else createRoot(container, rootOptions).render(<StrictApp router={router} />);
  });
}

function StrictApp({ router }: { router: ReturnType<typeof createRouter> }) {
  useEffect(replayClicks, []);
  useEffect(() => afterPaint(dropBegunReads), []);
  return (
    <StrictMode>
      <App router={router}>{Devtools && <Devtools />}</App>
    </StrictMode>
  );
}
