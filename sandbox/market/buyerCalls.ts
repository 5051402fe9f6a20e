import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { readId, toObjectId } from '@sandbox/store/objectId';
import { forbidden, onlyAdmin, onlyIf, requireToken } from './access';
import { type MarketCall, type MarketEnv, bodyFields } from './marketCall';
import { deleteById, getById, insertBody, insertDocument, list } from './responses';

const { email, integer, nonEmpty, objectId, price, text } = bodyFields;

const wish = v.strictObject({
  wishListIid: objectId,
  // Missing if the car does not state them, or its price cannot be paid; Undo sends what was stored.
  product_img: v.optional(text),
  product_title: v.optional(text),
  price: v.optional(v.union([price, text])),
  email,
});

const report = v.strictObject({
  reportPostId: objectId,
  // Missing if the car does not state them.
  product_img: v.optional(nonEmpty),
  product_title: v.optional(nonEmpty),
  price: v.optional(integer),
  email,
  userName: nonEmpty,
  userComment: nonEmpty,
  userPhoto: text,
});

const payment = v.strictObject({
  price,
  transactionId: v.pipe(text, v.startsWith('pi_')),
  email,
  wishListId: objectId,
});

/** Pays only for one's own item; one that is gone is nobody's. */
const ownItem = createMiddleware<MarketEnv>(async (c, next) => {
  const { wishListId = '', email: payer } = c.get('body');
  const item = await c.get('database').wishlist.findOne({ _id: readId(String(wishListId)) ?? '' });
  const sender = c.get('email');
  return payer === sender && (item === null || item['email'] === sender) ? next() : forbidden(c);
});

export const buyerCalls = {
  'GET /wishlist': {
    bearer: 'market',
    query: ['email'],
    checks: [requireToken],
    respond: (c) => {
      const whose = c.req.query('email');
      return whose === c.get('email') ? list(c, 'wishlist', { email: whose }) : forbidden(c);
    },
  },
  'GET /wishlist/:id': { bearer: 'none', respond: (c) => getById(c, 'wishlist') },
  'POST /wishlist': { bearer: 'market', body: wish, respond: (c) => insertBody(c, 'wishlist') },
  'DELETE /wishlist/:id': {
    bearer: 'market',
    strictChecks: [requireToken, onlyIf('wishlist', (item, sender) => item['email'] === sender)],
    respond: (c) => deleteById(c, 'wishlist'),
  },
  'GET /reportedpost': {
    bearer: 'market',
    strictChecks: [requireToken, onlyAdmin],
    respond: (c) => list(c, 'reportedpost'),
  },
  'POST /reportedpost': { bearer: 'market', body: report, respond: (c) => insertBody(c, 'reportedpost') },
  'DELETE /reportedpost/:id': {
    bearer: 'market',
    strictChecks: [requireToken, onlyAdmin],
    respond: (c) => deleteById(c, 'reportedpost'),
  },
  'POST /payments': {
    bearer: 'market',
    body: payment,
    strictChecks: [requireToken, ownItem],
    respond: async (c) => {
      const { payments, wishlist } = c.get('database');
      const paid = c.get('body');
      const { wishListId } = paid;
      // First the payment, then the id: a malformed one fails only once the payment is stored.
      const recorded = await insertDocument(payments, paid);
      await wishlist.update({ _id: toObjectId(wishListId) }, { paid: true, wishListId });
      return c.json(recorded);
    },
  },
} as const satisfies Record<string, MarketCall>;
