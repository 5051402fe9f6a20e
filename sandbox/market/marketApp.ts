import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { Care } from '@sandbox/host/care';
import { hostApp } from '@sandbox/host/hostApp';
import { HostProcess, type OnEnd } from '@sandbox/host/hostProcess';
import type { Database } from '@sandbox/store/database';
import { readId } from '@sandbox/store/objectId';
import { buyerCalls } from './buyerCalls';
import { carCalls } from './carCalls';
import { createListResponder } from './lists';
import type { MarketCall, MarketEnv, TokenChecks } from './marketCall';
import { list } from './responses';
import { isOfRole, userCalls } from './userCalls';

interface MarketOptions extends TokenChecks {
  database: Database;
  care?: Care;
  onEnd?: OnEnd;
}

/** Every call that the client makes, by method and path. */
export const marketCalls = { ...carCalls, ...userCalls, ...buyerCalls };

/** The marketplace API: the calls of the deployed one, behind more checks if it is strict. */
export function marketApp({ database, care = 'strict', onEnd, ...tokenChecks }: MarketOptions): HostProcess {
  const respondWithList = createListResponder();
  const api = new Hono<MarketEnv>();
  api.use(async (c, next) => {
    c.set('database', database);
    c.set('respondWithList', respondWithList);
    c.set('tokenChecks', tokenChecks);
    await next();
  });
  for (const [name, call] of Object.entries<MarketCall>(marketCalls)) {
    const [method = '', path = ''] = name.split(' ');
    const strict = care === 'strict' ? [...(call.strictChecks ?? []), ...documentChecks(method, path)] : [];
    api.on(method, [path], ...(call.checks ?? []), ...strict, (c) => call.respond(c));
  }
  // The client does not make these calls.
  api.get('/', (c) => c.html('Auto Car Api Running '));
  api.get('/allwislist', (c) => list(c, 'wishlist'));
  api.get('/users', (c) => list(c, 'users'));
  api.get('/users/buyer/:email', async (c) => c.json({ isBuyer: await isOfRole(c, 'buyer') }));
  return new HostProcess(hostApp(care).route('/', api), onEnd);
}

/** What a careful host checks of every id and every new document. */
function documentChecks(method: string, path: string) {
  return [...(path.endsWith('/:id') ? [validId] : []), ...(method === 'POST' ? [validDocument] : [])];
}

const validId = createMiddleware<MarketEnv>(async (c, next) => {
  if (readId(c.req.param('id') ?? '') === undefined) throw new HTTPException(400, { message: 'Bad Request' });
  return next();
});

/** A document has fields and gets its id from the host. */
const validDocument = createMiddleware<MarketEnv>(async (c, next) => {
  const fields = Object.entries(c.get('body')).filter(([name]) => name !== '_id');
  if (fields.length === 0) throw new HTTPException(400, { message: 'Bad Request' });
  c.set('body', Object.fromEntries(fields));
  return next();
});
