import { Hono } from 'hono';
import type { HostEnv } from '@sandbox/host/hostApp';
import type { Database } from '@sandbox/store/database';
import { toObjectId } from '@sandbox/store/objectId';
import { requireToken, forbidden } from './access';
import { insertBody, insertDocument, getById, deleteById } from './responses';
import type { RespondWithList } from './lists';

export function buyerCalls({ wishlist, reportedpost, payments }: Database, respondWithList: RespondWithList) {
  return new Hono<HostEnv>()
    .get('/wishlist', requireToken, (c) => {
      const email = c.req.query('email');
      return email === c.get('email') ? respondWithList(c, wishlist, { email }) : forbidden(c);
    })
    .get('/allwislist', (c) => respondWithList(c, wishlist))
    .get('/wishlist/:id', (c) => getById(c, wishlist))
    .post('/wishlist', (c) => insertBody(c, wishlist))
    .delete('/wishlist/:id', (c) => deleteById(c, wishlist))
    .get('/reportedpost', (c) => respondWithList(c, reportedpost))
    .post('/reportedpost', (c) => insertBody(c, reportedpost))
    .delete('/reportedpost/:id', (c) => deleteById(c, reportedpost))
    .post('/payments', async (c) => {
      const payment = c.get('body');
      const { wishListId } = payment;
      // First the payment, then the id: a malformed one fails only once the payment is stored.
      const recorded = await insertDocument(payments, payment);
      await wishlist.update({ _id: toObjectId(wishListId) }, { paid: true, wishListId });
      return c.json(recorded);
    });
}
