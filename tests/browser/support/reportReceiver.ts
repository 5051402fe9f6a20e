import { Hono } from 'hono';
import { serve } from '@sandbox/run/serve';

interface Received {
  address: string;
  headers: Record<string, string>;
  body: string;
}

/** Receives what is sent to `VITE_REPORT_URL`, as any host could. */
export async function receiveReports() {
  const received: Received[] = [];
  const app = new Hono().all('*', async ({ req, body }) => {
    received.push({ address: `${req.method} ${req.path}`, headers: req.header(), body: await req.text() });
    return body(null, 204);
  });
  return { received, stop: await serve(app, 'reports') };
}
