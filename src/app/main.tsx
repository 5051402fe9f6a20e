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

void show(root, window.location.pathname);

/** Takes over the markup of this address where it was sent, else draws the page. */
async function show(place: HTMLElement, address: string) {
  const isSent = place.dataset['path'] !== undefined && place.dataset['path'] === pathOf(address);
  if (!isSent) {
    createRoot(place).render(<Product />);
    return;
  }
  const router = createRouter(await readyRoutes(address));
  // In a transition, so that the page can answer in between.
  startTransition(() => void hydrateRoot(place, <Product router={router} />));
}

function Product(props: ComponentProps<typeof App>) {
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
}
