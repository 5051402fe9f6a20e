import { afterAll } from 'vitest';

// Must run before Firebase and axios are imported, since they may store a reference to `fetch`. Tests of servers run
// without a page and use the real network.
if (typeof window !== 'undefined') {
  const { server } = await import('./server');
  server.listen({ onUnhandledRequest: 'error' });
  afterAll(() => server.close());
}
