import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '@/app/theme.css';
import { watchIdentity } from '@/shared/session/identity';
import { PlainHome } from './PlainHome';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// The user is signed in here too, so that the work of the Firebase SDK is part of the comparison.
watchIdentity({ onChange: () => undefined, onEnded: () => undefined });
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>
      <PlainHome />
    </MemoryRouter>
  </QueryClientProvider>,
);
