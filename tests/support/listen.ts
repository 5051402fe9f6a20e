import { afterAll } from 'vitest';
import { shimForms } from './shims/forms';

// Must run before Firebase and axios are imported, since they may store a reference to `fetch`. Tests of servers run
// without a page and use the real network.
if (typeof window !== 'undefined') {
  shimForms();
  const { server } = await import('./server');
  server.listen({ onUnhandledRequest: 'error' });
  afterAll(() => server.close());
}
