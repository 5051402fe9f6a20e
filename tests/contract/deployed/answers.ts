export interface Sent {
  /** Whose access token is sent, or what is sent in its place; nothing if omitted. */
  as?: 'buyer' | 'seller' | 'admin' | 'malformed' | 'noscheme';
  body?: unknown;
  /** A body that is no JSON, or that is long. */
  text?: string;
  type?: string;
  preflight?: readonly [origin: string, method: string, headers: string];
}

export interface Answer {
  status: number;
  type: string | null;
  hasTag: boolean;
  /** The names and types of an object's fields, the length of a list, or a text. */
  body: string;
  allowedMethods?: string;
  allowedHeaders?: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

const json = (body: string, status = 200): Answer => ({ status, type: JSON_TYPE, hasTag: true, body });
const text = (body: string, status = 200): Answer => ({ status, type: HTML_TYPE, hasTag: true, body });
const page = (status: number): Answer => ({ status, type: HTML_TYPE, hasTag: false, body: 'html page' });
const empty: Answer = { status: 200, type: null, hasTag: true, body: '' };
const noAnswer = 'no answer';
const allows = (allowedHeaders: string): Answer => ({
  status: 204,
  type: null,
  hasTag: false,
  body: '',
  allowedMethods: 'GET,HEAD,PUT,PATCH,POST,DELETE',
  allowedHeaders,
});

/** The names and types of what the deployed host stores of a car. */
export const carShape =
  '{_id:string,condition:string,displayName:string,email:string,gear_type:string,mileage:number,model:string,negotiable_price:boolean,phone:string,photoURL:string,position:number,postStatus:string,price:number,slug:string,title:string,wheel:string}';
const wish = '{_id:string,email:string,price:number,product_img:string,product_title:string,wishListIid:string}';
const paidWish =
  '{_id:string,email:string,paid:boolean,price:number,product_img:string,product_title:string,wishListId:string,wishListIid:string}';
const inserted = '{acknowledged:boolean,insertedId:string}';
const deleted = '{acknowledged:boolean,deletedCount:number}';
const updated = '{acknowledged:boolean,matchedCount:number,modifiedCount:number,upsertedCount:number,upsertedId:null}';
const upserted =
  '{acknowledged:boolean,matchedCount:number,modifiedCount:number,upsertedCount:number,upsertedId:string}';
const token = '{access_token:string}';
const message = '{message:string}';
const secret = '{clientSecret:string}';

const bodies = {
  car: { title: 'Ford Focus', price: '9500', email: 'seller@secondgear.test' },
  wish: { product_title: 'Ford Focus', price: 9500, email: 'buyer@secondgear.test' },
  user: { name: 'New', email: 'new@secondgear.test', role: 'buyer' },
  admin: { name: 'New', email: 'new-admin@secondgear.test', role: 'admin' },
  report: { product_title: 'Ford Focus', userComment: 'Sold last week.' },
  payment: { price: 9500, transactionId: 'pi_1', email: 'buyer@secondgear.test' },
} as const;

/**
 * What the deployed hosts answered, request by request, each after the one before. `:car` and the like are ids of documents, `:CAR` is one
 * in capitals, `:gone` and `:missing` are of none.
 */
export const deployedAnswers: readonly (readonly [
  call: string,
  case_: string,
  sent: Sent,
  answer: Answer | typeof noAnswer,
])[] = [
  ['GET /', '', {}, text('Auto Car Api Running ')],
  ['GET /cars/:car', '', {}, json(carShape)],
  ['GET /cars/:gone', '', {}, empty],
  ['GET /cars/:CAR', '', {}, json(carShape)],
  ['GET /users/admin/admin@secondgear.test', '', {}, json('{isAdmin:boolean}')],
  ['GET /users/admin/none@x.test', '', {}, json('{isAdmin:boolean}')],
  ['GET /users/seller/seller@secondgear.test', '', {}, json('{isSeller:boolean}')],
  ['GET /users/buyer/buyer@secondgear.test', '', {}, json('{isBuyer:boolean}')],
  ['GET /users', '', {}, json('[42]')],
  ['GET /allwislist', '', {}, json('[28]')],
  ['GET /wishlist/:wish', '', {}, json(wish)],
  ['GET /wishlist/:gone', '', {}, empty],
  ['GET /nothing', '', {}, page(404)],
  ['GET /cars/', '', {}, json('[74]')],
  ['GET /jwt', '', {}, json(token)],
  ['GET /jwt?email=', '', {}, json(token, 403)],
  ['GET /jwt?email=none@x.test', '', {}, json(token, 403)],
  ['GET /jwt?email=buyer@secondgear.test', '', {}, json(token)],
  ['GET /jwt?email=Mixed.Case%40Secondgear.Test', '', {}, json(token)],
  ['GET /jwt?email=mixed.case@secondgear.test', '', {}, json(token, 403)],
  ['GET /wishlist?email=buyer@secondgear.test', 'none', {}, text('unauthorized', 401)],
  ['GET /reportedpost', 'none', {}, json('[4]')],
  ['GET /wishlist?email=buyer@secondgear.test', 'malformed', { as: 'malformed' }, json(message, 403)],
  ['GET /reportedpost', 'malformed', { as: 'malformed' }, json('[4]')],
  ['GET /wishlist?email=buyer@secondgear.test', 'noscheme', { as: 'noscheme' }, json(message, 403)],
  ['GET /reportedpost', 'noscheme', { as: 'noscheme' }, json('[4]')],
  ['GET /reportedpost', 'buyer', { as: 'buyer' }, json('[4]')],
  ['GET /wishlist?email=buyer@secondgear.test', 'seller', { as: 'seller' }, json(message, 403)],
  ['GET /reportedpost', 'seller', { as: 'seller' }, json('[4]')],
  ['GET /wishlist?email=buyer@secondgear.test', 'admin', { as: 'admin' }, json(message, 403)],
  ['GET /wishlist', 'no email', { as: 'buyer' }, json(message, 403)],
  [
    'GET /jwt?email=buyer@secondgear.test',
    'jwt with an identity bearer that is no token',
    { as: 'malformed' },
    json(token),
  ],
  ['GET /cars/aaaaaaaaaaaa', 'malformed id', {}, empty],
  ['POST /cars', 'post a car (none)', { body: bodies.car }, json(inserted)],
  ['POST /wishlist', 'post a wish (none)', { body: bodies.wish }, json(inserted)],
  ['POST /users', 'post a user (none)', { body: bodies.user }, json(inserted)],
  ['POST /users', 'post an admin (none)', { body: bodies.admin }, json(inserted)],
  ['POST /reportedpost', 'post a report (none)', { body: bodies.report }, json(inserted)],
  ['POST /cars', 'post a car (buyer)', { as: 'buyer', body: bodies.car }, json(inserted)],
  ['POST /wishlist', 'post a wish (buyer)', { as: 'buyer', body: bodies.wish }, json(inserted)],
  ['POST /users', 'post a user (buyer)', { as: 'buyer', body: bodies.user }, json(inserted)],
  ['POST /users', 'post an admin (buyer)', { as: 'buyer', body: bodies.admin }, json(inserted)],
  ['POST /reportedpost', 'post a report (buyer)', { as: 'buyer', body: bodies.report }, json(inserted)],
  ['POST /cars', 'car with an _id of its own', { body: { ...bodies.car, _id: 'f'.repeat(24) } }, json(inserted)],
  ['POST /cars', 'the same _id again', { body: { ...bodies.car, _id: 'f'.repeat(24) } }, noAnswer],
  ['POST /cars', 'empty body', { text: '' }, json(inserted)],
  ['POST /cars', 'no content type', { text: 'title=No+type', type: '' }, json(inserted)],
  ['POST /cars', 'bad JSON', { text: '{"title":' }, page(400)],
  ['POST /cars', 'array', { body: [bodies.car] }, json(inserted)],
  ['POST /cars', 'text as JSON', { text: '"text"' }, page(400)],
  ['POST /cars', 'body of 150 KB', { text: JSON.stringify({ title: 'a'.repeat(150 * 1024) }) }, page(413)],
  ['POST /cars', 'body of 90 KB', { text: JSON.stringify({ title: 'a'.repeat(90 * 1024) }) }, json(inserted)],
  ['PUT /users/admin/:seller', 'make admin (none)', {}, text('unauthorized', 401)],
  ['PUT /users/admin/verified/:seller', 'verify (none)', {}, text('unauthorized', 401)],
  ['PUT /users/admin/:seller', 'make admin (malformed)', { as: 'malformed' }, json(message, 403)],
  ['PUT /users/admin/verified/:seller', 'verify (malformed)', { as: 'malformed' }, json(message, 403)],
  ['PUT /users/admin/:seller', 'make admin (buyer)', { as: 'buyer' }, json(message, 403)],
  ['PUT /users/admin/verified/:seller', 'verify (buyer)', { as: 'buyer' }, json(message, 403)],
  ['PUT /users/admin/:seller', 'make admin (seller)', { as: 'seller' }, json(message, 403)],
  ['PUT /users/admin/verified/:seller', 'verify (seller)', { as: 'seller' }, json(message, 403)],
  ['PUT /users/admin/:seller', 'make admin (admin)', { as: 'admin' }, json(updated)],
  ['PUT /users/admin/verified/:seller', 'verify (admin)', { as: 'admin' }, json(updated)],
  ['PUT /users/admin/verified/:seller', 'verify again', { as: 'admin' }, json(updated)],
  ['PUT /users/admin/verified/:gone', 'verify gone', { as: 'admin' }, json(upserted)],
  ['PUT /users/admin/:missing', 'make admin gone', { as: 'admin' }, json(upserted)],
  ['POST /payments', 'payment (none)', { body: { ...bodies.payment, wishListId: ':wish' } }, json(inserted)],
  [
    'POST /payments',
    'payment of an item that is gone',
    { body: { ...bodies.payment, wishListId: ':gone' } },
    json(inserted),
  ],
  [
    'POST /payments',
    'payment of another person',
    { body: { ...bodies.payment, wishListId: ':otherWish' } },
    json(inserted),
  ],
  ['POST /payments', 'payment with a malformed item id', { body: { ...bodies.payment, wishListId: 'abc' } }, noAnswer],
  ['POST /payments', 'payment', { body: { ...bodies.payment, wishListId: ':paidWish' } }, json(inserted)],
  ['GET /wishlist/:paidWish', 'the item afterwards', {}, json(paidWish)],
  ['POST /create-payment-intent', 'intent 12500 (none)', { body: { price: 12500 } }, json(secret)],
  ['POST /create-payment-intent', 'intent "12500" (none)', { body: { price: '12500' } }, json(secret)],
  ['POST /create-payment-intent', 'intent 19.99 (none)', { body: { price: 19.99 } }, noAnswer],
  ['POST /create-payment-intent', 'intent 0.3 (none)', { body: { price: 0.3 } }, noAnswer],
  ['POST /create-payment-intent', 'intent 1000000 (none)', { body: { price: 1000000 } }, noAnswer],
  ['POST /create-payment-intent', 'intent undefined (none)', { body: {} }, noAnswer],
  ['POST /create-payment-intent', 'intent "12,999" (none)', { body: { price: '12,999' } }, noAnswer],
  ['POST /create-payment-intent', 'intent "x" (none)', { body: { price: 'x' } }, noAnswer],
  [
    'POST /create-payment-intent',
    'intent 12500 (malformed)',
    { as: 'malformed', body: { price: 12500 } },
    json(secret),
  ],
  [
    'POST /create-payment-intent',
    'intent "12500" (malformed)',
    { as: 'malformed', body: { price: '12500' } },
    json(secret),
  ],
  ['POST /create-payment-intent', 'intent 19.99 (malformed)', { as: 'malformed', body: { price: 19.99 } }, noAnswer],
  ['POST /create-payment-intent', 'intent 0.3 (malformed)', { as: 'malformed', body: { price: 0.3 } }, noAnswer],
  [
    'POST /create-payment-intent',
    'intent 1000000 (malformed)',
    { as: 'malformed', body: { price: 1000000 } },
    noAnswer,
  ],
  ['POST /create-payment-intent', 'intent undefined (malformed)', { as: 'malformed', body: {} }, noAnswer],
  [
    'POST /create-payment-intent',
    'intent "12,999" (malformed)',
    { as: 'malformed', body: { price: '12,999' } },
    noAnswer,
  ],
  ['POST /create-payment-intent', 'intent "x" (malformed)', { as: 'malformed', body: { price: 'x' } }, noAnswer],
  ['POST /create-payment-intent', 'intent 12500 (buyer)', { as: 'buyer', body: { price: 12500 } }, json(secret)],
  ['POST /create-payment-intent', 'intent "12500" (buyer)', { as: 'buyer', body: { price: '12500' } }, json(secret)],
  ['POST /create-payment-intent', 'intent 19.99 (buyer)', { as: 'buyer', body: { price: 19.99 } }, noAnswer],
  ['POST /create-payment-intent', 'intent 0.3 (buyer)', { as: 'buyer', body: { price: 0.3 } }, noAnswer],
  ['POST /create-payment-intent', 'intent 1000000 (buyer)', { as: 'buyer', body: { price: 1000000 } }, noAnswer],
  ['POST /create-payment-intent', 'intent undefined (buyer)', { as: 'buyer', body: {} }, noAnswer],
  ['POST /create-payment-intent', 'intent "12,999" (buyer)', { as: 'buyer', body: { price: '12,999' } }, noAnswer],
  ['POST /create-payment-intent', 'intent "x" (buyer)', { as: 'buyer', body: { price: 'x' } }, noAnswer],
  ['DELETE /cars/:gone', 'delete gone car (none)', {}, json(deleted)],
  ['DELETE /seller/:gone', 'delete gone post (none)', {}, json(deleted)],
  ['DELETE /wishlist/:gone', 'delete gone wish (none)', {}, json(deleted)],
  ['DELETE /users/:gone', 'delete gone user (none)', {}, json(deleted)],
  ['DELETE /reportedpost/:gone', 'delete gone report (none)', {}, json(deleted)],
  ['DELETE /cars/:gone', 'delete gone car (buyer)', { as: 'buyer' }, json(deleted)],
  ['DELETE /seller/:gone', 'delete gone post (buyer)', { as: 'buyer' }, json(deleted)],
  ['DELETE /wishlist/:gone', 'delete gone wish (buyer)', { as: 'buyer' }, json(deleted)],
  ['DELETE /users/:gone', 'delete gone user (buyer)', { as: 'buyer' }, json(deleted)],
  ['DELETE /reportedpost/:gone', 'delete gone report (buyer)', { as: 'buyer' }, json(deleted)],
  ['DELETE /cars/:gone', 'delete gone car (seller)', { as: 'seller' }, json(deleted)],
  ['DELETE /seller/:gone', 'delete gone post (seller)', { as: 'seller' }, json(deleted)],
  ['DELETE /wishlist/:gone', 'delete gone wish (seller)', { as: 'seller' }, json(deleted)],
  ['DELETE /users/:gone', 'delete gone user (seller)', { as: 'seller' }, json(deleted)],
  ['DELETE /reportedpost/:gone', 'delete gone report (seller)', { as: 'seller' }, json(deleted)],
  ['DELETE /cars/:gone', 'delete gone car (admin)', { as: 'admin' }, json(deleted)],
  ['DELETE /seller/:gone', 'delete gone post (admin)', { as: 'admin' }, json(deleted)],
  ['DELETE /wishlist/:gone', 'delete gone wish (admin)', { as: 'admin' }, json(deleted)],
  ['DELETE /users/:gone', 'delete gone user (admin)', { as: 'admin' }, json(deleted)],
  ['DELETE /reportedpost/:gone', 'delete gone report (admin)', { as: 'admin' }, json(deleted)],
  ['DELETE /seller/:car', "another seller's post (seller)", { as: 'seller' }, json(deleted)],
  ['DELETE /wishlist/:otherWish', "another's wish (buyer)", { as: 'buyer' }, json(deleted)],
  ['DELETE /seller/:ownCar', 'own post', { as: 'seller' }, json(deleted)],
  ['DELETE /cars/:otherCar', 'car', {}, json(deleted)],
  ['DELETE /reportedpost/:report', 'report', {}, json(deleted)],
  ['DELETE /users/:user', 'user', {}, json(deleted)],
  [
    'OPTIONS /cars',
    'preflight GET',
    { preflight: ['http://localhost:5173', 'GET', 'authorization,content-type,x-other'] },
    allows('authorization,content-type,x-other'),
  ],
  [
    'OPTIONS /cars',
    'preflight POST',
    { preflight: ['http://localhost:5173', 'POST', 'authorization,content-type,x-other'] },
    allows('authorization,content-type,x-other'),
  ],
  [
    'OPTIONS /cars',
    'preflight PUT',
    { preflight: ['http://localhost:5173', 'PUT', 'authorization,content-type,x-other'] },
    allows('authorization,content-type,x-other'),
  ],
  [
    'OPTIONS /cars',
    'preflight DELETE',
    { preflight: ['http://localhost:5173', 'DELETE', 'authorization,content-type,x-other'] },
    allows('authorization,content-type,x-other'),
  ],
  [
    'OPTIONS /cars',
    'preflight PATCH',
    { preflight: ['http://localhost:5173', 'PATCH', 'authorization,content-type,x-other'] },
    allows('authorization,content-type,x-other'),
  ],
  [
    'OPTIONS /cars',
    'preflight from elsewhere',
    { preflight: ['https://elsewhere.test', 'GET', 'authorization'] },
    allows('authorization'),
  ],
  [
    'OPTIONS /create-payment-intent',
    'preflight',
    { preflight: ['http://localhost:5173', 'POST', 'authorization,content-type'] },
    allows('authorization,content-type'),
  ],
];
