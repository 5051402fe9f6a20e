import { Hono } from 'hono';
import type { World } from '@sandbox/store/world';
import { bearer, forbidden, holdsRole, type Signed } from './access';
import { deleted, insertBody, oneById, removeById, withId } from './answers';
import type { AnswerList } from './lists';

export function carCalls({ cars, carCategories, users }: World, answerList: AnswerList) {
  return new Hono<Signed>()
    .get('/cars', (c) => answerList(c, cars))
    .get('/cars/seller/:email', (c) => answerList(c, cars, { email: c.req.param('email') }))
    .get('/cars/:id', (c) => oneById(c, cars))
    .post('/cars', (c) => insertBody(c, cars))
    .delete('/cars/:id', (c) => removeById(c, cars))
    .get('/carCategories', (c) => answerList(c, carCategories))
    .get('/category/:slug', (c) => answerList(c, cars, { slug: c.req.param('slug') }))
    .get('/seller/post', (c) => answerList(c, cars, { postStatus: 'sellerPost' }))
    .delete('/seller/:id', bearer, (c) =>
      withId(c, async (id) => {
        const car = await cars.findOne({ _id: id });
        const email = c.get('email');
        const isAllowed = car === null || car['email'] === email || (await holdsRole(users, email, 'admin'));
        return isAllowed ? c.json(deleted(await cars.remove({ _id: id }))) : forbidden(c);
      }),
    );
}
