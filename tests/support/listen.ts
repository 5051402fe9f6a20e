import { afterAll } from 'vitest';

// Before anything imports Firebase or axios, which may keep the first `fetch` that they see. Tests of servers run
// without a page and use the network as it is.
if (typeof window !== 'undefined') {
  const { server } = await import('./server');
  const { shimXhrTimeout } = await import('./shims/xhrTimeout');
  shimXhrTimeout();
  server.listen({ onUnhandledRequest: 'error' });
  afterAll(() => server.close());
}
