import { Hono } from 'hono';
import type { HostEnv } from '@sandbox/host/hostApp';
import type { Database } from '@sandbox/store/database';
import { insertBody, getById, deleteById } from './responses';
import type { RespondWithList } from './lists';

export function carCalls({ cars, carCategories }: Database, respondWithList: RespondWithList) {
  return new Hono<HostEnv>()
    .get('/cars', (c) => respondWithList(c, cars))
    .get('/cars/seller/:email', (c) => respondWithList(c, cars, { email: c.req.param('email') }))
    .get('/cars/:id', (c) => getById(c, cars))
    .post('/cars', (c) => insertBody(c, cars))
    .delete('/cars/:id', (c) => deleteById(c, cars))
    .get('/carCategories', (c) => respondWithList(c, carCategories))
    .get('/category/:slug', (c) => respondWithList(c, cars, { slug: c.req.param('slug') }))
    .get('/seller/post', (c) => respondWithList(c, cars, { postStatus: 'sellerPost' }))
    .delete('/seller/:id', (c) => deleteById(c, cars));
}
