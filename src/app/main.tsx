import { type ComponentProps, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isLocalHost } from '@/shared/settings';
import { App } from './App';
import { guardSinks } from './guardSinks';
import { pathOf, readyRoutes } from './readyRoutes';
import { createRouter } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// A build for the stand-ins trusts their unsigned accounts, so it runs nowhere else.
if (import.meta.env.MODE === 'sandbox' && !isLocalHost(window.location.hostname)) {
  throw new Error('A sandbox build runs on localhost alone.');
}
guardSinks();

const address = window.location.pathname;
if (root.dataset['path'] !== undefined && root.dataset['path'] === pathOf(address)) {
  const router = createRouter(await readyRoutes(address));
  // In a transition, so that the page can answer in between.
  startTransition(() => void hydrateRoot(root, <Product router={router} />));
} else {
  createRoot(root).render(<Product />);
}

function Product(props: ComponentProps<typeof App>) {
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
}
