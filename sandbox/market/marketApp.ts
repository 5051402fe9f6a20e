import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { buyerCalls } from './buyerCalls';
import { carCalls } from './carCalls';
import { listAnswers } from './lists';
import { userCalls, type VerifyIdentity } from './userCalls';
import type { World } from '@sandbox/store/world';

interface MarketOptions {
  world: World;
  /** Checks the identity token that `/jwt` may be sent; without it such a token is ignored, as on the hosted market. */
  verifyIdentity?: VerifyIdentity;
}

/** The marketplace's own API, with the hosted one's answers and the checks that a careful server makes. */
export function marketApp({ world, verifyIdentity }: MarketOptions): Hono {
  const answerList = listAnswers();
  const app = new Hono();

  app.use(
    cors({
      origin: (origin) => (/^http:\/\/localhost(:\d+)?$/.test(origin) ? origin : null),
      allowHeaders: ['authorization', 'content-type'],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      maxAge: 600,
    }),
  );
  // Without it a 304 would lose the permission that the browser asks of every answer.
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'] }));
  app.route('/', carCalls(world, answerList));
  app.route('/', userCalls(world, answerList, verifyIdentity));
  app.route('/', buyerCalls(world, answerList));
  return app;
}
