import { type ComponentProps, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { isLocalHost } from '@/shared/config/hosts';
import { App } from './App';
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
if (root.dataset['path'] !== undefined && root.dataset['path'] === pathOf(pathname)) {
  void hydrate(root);
} else {
  createRoot(root).render(<StrictApp />);
}

/** Not awaited at the top level: a page's chunk may import this file, and would then wait for it in turn. */
async function hydrate(container: HTMLElement) {
  const router = createRouter(await preloadRoutes(pathname));
  // In a transition, so that the page responds to the user during hydration.
  startTransition(() => void hydrateRoot(container, <StrictApp router={router} />));
}

function StrictApp(props: ComponentProps<typeof App>) {
  return (
    <StrictMode>
      <App {...props}>{Devtools && <Devtools />}</App>
    </StrictMode>
  );
}
