import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '@/app/theme.css';
import { watchIdentity } from '@/shared/session/identity';
import { PlainHome } from './PlainHome';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Somebody is signed in here as well, and the identity service's SDK looks after it in its own way.
watchIdentity({ onChange: () => undefined, onEnded: () => undefined });
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>
      <PlainHome />
    </MemoryRouter>
  </QueryClientProvider>,
);
