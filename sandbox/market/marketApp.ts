import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { buyerCalls } from './buyerCalls';
import { carCalls } from './carCalls';
import { createListResponder } from './lists';
import { userCalls, type VerifyIdentity } from './userCalls';
import type { Database } from '@sandbox/store/database';

interface MarketOptions {
  database: Database;
  /** Checks the Firebase ID token that a `/jwt` request may carry. If omitted, that token is ignored, as on the hosted API. */
  verifyIdentity?: VerifyIdentity;
}

/** The marketplace API: the responses of the hosted one, plus the permission checks that it should make. */
export function marketApp({ database, verifyIdentity }: MarketOptions): Hono {
  const respondWithList = createListResponder();
  const app = new Hono();

  app.use(
    cors({
      origin: (origin) => (/^http:\/\/localhost(:\d+)?$/.test(origin) ? origin : null),
      allowHeaders: ['authorization', 'content-type'],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      maxAge: 600,
    }),
  );
  // Without this header on the 304, the browser blocks the response (CORS).
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'] }));
  app.route('/', carCalls(database, respondWithList));
  app.route('/', userCalls(database, respondWithList, verifyIdentity));
  app.route('/', buyerCalls(database, respondWithList));
  return app;
}
