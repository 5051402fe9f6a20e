import { type ComponentProps, type ReactNode, startTransition, StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { isLocalHost } from '@/shared/config/hosts';
import { loadChunk } from '@/shared/browser/loadChunk';
import { lastUser } from '@/shared/session/lastUser';
import { App } from './App';
import { replayClicks } from './document/captureClicks';
import { keepOpenMenu } from './keepOpenMenu';
import { preloadMemberParts } from './lazyMemberParts';
import { installTrustedTypesPolicy } from './trustedTypesPolicy';
import { matchAddress } from './matchAddress';
import { createQueryClient } from './queryClient';
import { createRouter } from './routes';
import { showWebFonts } from './webFonts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// A sandbox build trusts the unsigned accounts of the local fake backends, so it must not run on any other host.
if (import.meta.env.MODE === 'sandbox' && !isLocalHost(window.location.hostname)) {
  throw new Error('A sandbox build runs on localhost alone.');
}
installTrustedTypesPolicy();

const Devtools = import.meta.env.DEV ? lazyWithPreload(() => import('./Devtools'), 'Devtools') : undefined;

const pathname = window.location.pathname;
const { table, path, loadCode } = matchAddress(pathname);
const isPrerendered = path !== undefined && root.dataset['path'] === path;
const reopenMenu = isPrerendered ? undefined : keepOpenMenu();
const queryClient = createQueryClient();
const memberParts = lastUser.read() && preloadMemberParts();
// Not awaited at the top level: a page's chunk may import this file, and would then wait for it in turn.
// A protected page waits for the controls of its user, which are loading with its code; a public page works without them.
void Promise.all([loadCode(), takeFirstReads(), !isPrerendered && memberParts]).then(([isLoaded]) =>
  renderIn(root, <StrictApp router={createRouter(table)} queryClient={queryClient} />, isPrerendered && isLoaded),
);

/** Without this chunk the page sends its reads itself. */
async function takeFirstReads() {
  if (window.firstReads === undefined) return;
  const code = await loadChunk(() => import('./prefetchFirstReads')).catch(() => undefined);
  await code?.prefetchFirstReads(queryClient, pathname);
}

/** An error that an error boundary has caught is reported like one that nothing has caught, and is still in the console. */
const rootOptions: RootOptions | undefined =
  SENTRY_DSN !== '' ? { onCaughtError: (error) => reportError(error) } : undefined;

/**
 * Hydrates a public page, unless its code did not load. Of a protected page the document shows how it loads, which the page replaces once
 * its code is there.
 * In a transition, so that the browser responds to the user meanwhile.
 */
function renderIn(container: HTMLElement, app: ReactNode, isSameMarkup: boolean) {
  startTransition(() => {
    if (isSameMarkup) hydrateRoot(container, app, rootOptions);
    else createRoot(container, rootOptions).render(app);
  });
}

function StrictApp(props: ComponentProps<typeof App>) {
  useEffect(replayClicks, []);
  useLayoutEffect(endDocument, []);
  useLayoutEffect(() => reopenMenu?.(), []);
  return (
    <StrictMode>
      <App {...props}>{Devtools && <Devtools />}</App>
    </StrictMode>
  );
}

/**
 * The styles that are for the document alone end once the app is there. Only then do the web fonts of a protected page load, so that they
 * do not delay its code (`bootstrap.ts` has those of a public page).
 */
function endDocument() {
  delete root?.dataset['skeleton'];
  delete root?.dataset['path'];
  showWebFonts();
}
