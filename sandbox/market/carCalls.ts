import { Hono } from 'hono';
import type { Database } from '@sandbox/store/database';
import { requireToken, forbidden, hasRole, type AuthEnv } from './access';
import { deleteResult, insertBody, getById, deleteById, withId } from './responses';
import type { RespondWithList } from './lists';

export function carCalls({ cars, carCategories, users }: Database, respondWithList: RespondWithList) {
  return new Hono<AuthEnv>()
    .get('/cars', (c) => respondWithList(c, cars))
    .get('/cars/seller/:email', (c) => respondWithList(c, cars, { email: c.req.param('email') }))
    .get('/cars/:id', (c) => getById(c, cars))
    .post('/cars', (c) => insertBody(c, cars))
    .delete('/cars/:id', (c) => deleteById(c, cars))
    .get('/carCategories', (c) => respondWithList(c, carCategories))
    .get('/category/:slug', (c) => respondWithList(c, cars, { slug: c.req.param('slug') }))
    .get('/seller/post', (c) => respondWithList(c, cars, { postStatus: 'sellerPost' }))
    .delete('/seller/:id', requireToken, (c) =>
      withId(c, async (id) => {
        const car = await cars.findOne({ _id: id });
        const email = c.get('email');
        const isAllowed = car === null || car['email'] === email || (await hasRole(users, email, 'admin'));
        return isAllowed ? c.json(deleteResult(await cars.remove({ _id: id }))) : forbidden(c);
      }),
    );
}
