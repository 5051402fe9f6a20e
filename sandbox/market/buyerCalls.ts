import { Hono } from 'hono';
import { readId } from '@sandbox/store/objectId';
import type { Database } from '@sandbox/store/database';
import { requireAdmin, requireToken, forbidden, type AuthEnv } from './access';
import { readBody, deleteResult, insertBody, insertDocument, getById, deleteById, withId } from './responses';
import type { RespondWithList } from './lists';

export function buyerCalls({ wishlist, reportedpost, payments, users }: Database, respondWithList: RespondWithList) {
  const onlyAdmin = requireAdmin(users);

  return new Hono<AuthEnv>()
    .get('/wishlist', requireToken, (c) => {
      const email = c.req.query('email');
      return email === c.get('email') ? respondWithList(c, wishlist, { email }) : forbidden(c);
    })
    .get('/wishlist/:id', (c) => getById(c, wishlist))
    .post('/wishlist', (c) => insertBody(c, wishlist))
    .delete('/wishlist/:id', requireToken, (c) =>
      withId(c, async (id) => {
        const item = await wishlist.findOne({ _id: id });
        const isAllowed = item === null || item['email'] === c.get('email');
        return isAllowed ? c.json(deleteResult(await wishlist.remove({ _id: id }))) : forbidden(c);
      }),
    )
    .get('/reportedpost', requireToken, onlyAdmin, (c) => respondWithList(c, reportedpost))
    .post('/reportedpost', (c) => insertBody(c, reportedpost))
    .delete('/reportedpost/:id', requireToken, onlyAdmin, (c) => deleteById(c, reportedpost))
    .post('/payments', requireToken, async (c) => {
      const email = c.get('email');
      const payment = await readBody(c);
      const paidId = readId(String(payment['wishListId']));
      const item = paidId === undefined ? null : await wishlist.findOne({ _id: paidId });
      if (payment['email'] !== email || (item !== null && item['email'] !== email)) return forbidden(c);
      const recorded = await insertDocument(payments, payment);
      if (item !== null) await wishlist.update({ _id: item._id }, { paid: true });
      return c.json(recorded);
    });
}
