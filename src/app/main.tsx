import { type ComponentProps, type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { isLocalHost } from '@/shared/config/hosts';
import { App } from './App';
import { repeatPresses } from './document/keepPresses';
import { installTrustedTypesPolicy } from './trustedTypesPolicy';
import { pathOf, preloadRoutes } from './preloadRoutes';
import { createRouter } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// A sandbox build trusts the unsigned accounts of the local stand-ins, so it must not run on any other host.
if (import.meta.env.MODE === 'sandbox' && !isLocalHost(window.location.hostname)) {
  throw new Error('A sandbox build runs on localhost alone.');
}
installTrustedTypesPolicy();

const Devtools = import.meta.env.DEV ? lazyWithPreload(() => import('./Devtools'), 'Devtools') : undefined;

const pathname = window.location.pathname;
const isPrerendered = root.dataset['path'] !== undefined && root.dataset['path'] === pathOf(pathname);
// Not awaited at the top level: a page's chunk may import this file, and would then wait for it in turn.
void preloadRoutes(pathname).then((table) => renderIn(root, <StrictApp router={createRouter(table)} />));

/** Hydrates a public page. Of a members' page the document shows how it loads, which the page replaces once its code is there. */
function renderIn(container: HTMLElement, app: ReactNode) {
  // In a transition, so that the page responds to the user during hydration.
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app));
  else {
    delete container.dataset['skeleton'];
    createRoot(container).render(app);
  }
}

function StrictApp(props: ComponentProps<typeof App>) {
  useEffect(repeatPresses, []);
  return (
    <StrictMode>
      <App {...props}>{Devtools && <Devtools />}</App>
    </StrictMode>
  );
}
