import * as v from 'valibot';
import { onlyIf, hasRole, requireToken } from './access';
import { type MarketCall, bodyFields } from './marketCall';
import { deleteById, getById, insertBody, list } from './responses';

const { address, email, integer, nonEmpty, text } = bodyFields;

/** A post, as the client sends it. */
export const carBody = v.strictObject({
  title: nonEmpty,
  img: address,
  price: integer,
  condition: nonEmpty,
  slug: v.picklist(['toyota', 'bmw', 'ford', 'jeep', 'jaguar']),
  position: integer,
  wheel: nonEmpty,
  mileage: integer,
  gear_type: nonEmpty,
  model: nonEmpty,
  negotiable_price: v.boolean(),
  phone: nonEmpty,
  description: nonEmpty,
  displayName: nonEmpty,
  photoURL: text,
  email,
  postStatus: v.literal('sellerPost'),
});

export const carCalls = {
  'GET /cars': { bearer: 'none', respond: (c) => list(c, 'cars') },
  'GET /cars/seller/:email': {
    bearer: 'none',
    respond: (c) => list(c, 'cars', { email: c.req.param('email') }),
  },
  'GET /cars/:id': { bearer: 'none', respond: (c) => getById(c, 'cars') },
  'POST /cars': { bearer: 'market', body: carBody, respond: (c) => insertBody(c, 'cars') },
  'DELETE /cars/:id': { bearer: 'market', respond: (c) => deleteById(c, 'cars') },
  'GET /carCategories': { bearer: 'none', respond: (c) => list(c, 'carCategories') },
  'GET /category/:slug': { bearer: 'none', respond: (c) => list(c, 'cars', { slug: c.req.param('slug') }) },
  'GET /seller/post': { bearer: 'optional', respond: (c) => list(c, 'cars', { postStatus: 'sellerPost' }) },
  'DELETE /seller/:id': {
    bearer: 'market',
    strictChecks: [
      requireToken,
      onlyIf('cars', async (post, sender, { users }) => post['email'] === sender || hasRole(users, sender, 'admin')),
    ],
    respond: (c) => deleteById(c, 'cars'),
  },
} as const satisfies Record<string, MarketCall>;
