import { Hono } from 'hono';
import { readId } from '@sandbox/store/objectId';
import type { World } from '@sandbox/store/world';
import { admin, bearer, forbidden, type Signed } from './access';
import { bodyOf, deleted, insertBody, inserted, oneById, removeById, withId } from './answers';
import type { AnswerList } from './lists';

export function buyerCalls({ wishlist, reportedpost, payments, users }: World, answerList: AnswerList) {
  const onlyAdmin = admin(users);

  return new Hono<Signed>()
    .get('/wishlist', bearer, (c) => {
      const email = c.req.query('email');
      return email === c.get('email') ? answerList(c, wishlist, { email }) : forbidden(c);
    })
    .get('/wishlist/:id', (c) => oneById(c, wishlist))
    .post('/wishlist', (c) => insertBody(c, wishlist))
    .delete('/wishlist/:id', bearer, (c) =>
      withId(c, async (id) => {
        const item = await wishlist.findOne({ _id: id });
        const isAllowed = item === null || item['email'] === c.get('email');
        return isAllowed ? c.json(deleted(await wishlist.remove({ _id: id }))) : forbidden(c);
      }),
    )
    .get('/reportedpost', bearer, onlyAdmin, (c) => answerList(c, reportedpost))
    .post('/reportedpost', (c) => insertBody(c, reportedpost))
    .delete('/reportedpost/:id', bearer, onlyAdmin, (c) => removeById(c, reportedpost))
    .post('/payments', bearer, async (c) => {
      const email = c.get('email');
      const payment = await bodyOf(c);
      const paidId = readId(String(payment['wishListId']));
      const item = paidId === undefined ? null : await wishlist.findOne({ _id: paidId });
      if (payment['email'] !== email || (item !== null && item['email'] !== email)) return forbidden(c);
      const recorded = await inserted(payments, payment);
      if (item !== null) await wishlist.update({ _id: item._id }, { paid: true });
      return c.json(recorded);
    });
}
