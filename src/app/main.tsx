import { type ComponentProps, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isLocalHost } from '@/shared/config/hosts';
import { App } from './App';
import { installTrustedTypesPolicy } from './trustedTypesPolicy';
import { pathOf, preloadRoutes } from './preloadRoutes';
import { createRouter } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// A build for the stand-ins trusts their unsigned accounts, so it runs nowhere else.
if (import.meta.env.MODE === 'sandbox' && !isLocalHost(window.location.hostname)) {
  throw new Error('A sandbox build runs on localhost alone.');
}
installTrustedTypesPolicy();

const address = window.location.pathname;
if (root.dataset['path'] !== undefined && root.dataset['path'] === pathOf(address)) {
  void hydrate(root);
} else {
  createRoot(root).render(<Product />);
}

/** Not awaited above: a page's code may build on the file in which this stands, and would wait for it in turn. */
async function hydrate(whole: HTMLElement) {
  const router = createRouter(await preloadRoutes(address));
  // In a transition, so that the page can answer in between.
  startTransition(() => void hydrateRoot(whole, <Product router={router} />));
}

function Product(props: ComponentProps<typeof App>) {
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
}
