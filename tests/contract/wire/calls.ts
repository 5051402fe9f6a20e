import * as v from 'valibot';

/** Whose token the authorization header carries: the market's own, the identity service's, or there is no header. */
export type Bearer = 'market' | 'identity' | 'none';
export type Actor = 'visitor' | 'newcomer' | 'google' | 'buyer' | 'seller' | 'admin';

export interface ExpectedCall {
  /** Method, host and path; `*` stands for one part of the path. */
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${'market' | 'payments' | 'images' | 'identity'} /${string}`;
  /** Tells lines of one call apart. */
  as?: string;
  /** The people whose use of the product makes this call; it is a fault if one of them never does. */
  by: readonly Actor[];
  bearer: Bearer;
  /** The exact names in the query string; none when left out. */
  query?: readonly string[];
  /** The exact body; none is sent when left out. */
  body?: v.GenericSchema;
}

const text = v.string();
const filled = v.pipe(text, v.nonEmpty());
const objectId = v.pipe(text, v.hexadecimal(), v.length(24));
const email = v.pipe(text, v.email());
const address = v.pipe(text, v.url());
const amount = v.pipe(v.number(), v.integer());
const identityToken = v.pipe(text, v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/));
const everybody = ['newcomer', 'google', 'buyer', 'seller', 'admin'] as const;

const car = v.strictObject({
  title: filled,
  img: address,
  price: amount,
  condition: filled,
  slug: v.picklist(['toyota', 'bmw', 'ford', 'jeep', 'jaguar']),
  position: amount,
  wheel: filled,
  mileage: amount,
  gear_type: filled,
  model: filled,
  negotiable_price: v.boolean(),
  phone: filled,
  description: filled,
  displayName: filled,
  photoURL: text,
  email,
  postStatus: v.literal('sellerPost'),
});

const wish = v.strictObject({
  wishListIid: objectId,
  product_img: text,
  product_title: filled,
  price: amount,
  email,
});

const report = v.strictObject({
  reportPostId: objectId,
  product_img: text,
  product_title: filled,
  price: amount,
  email,
  userName: filled,
  userComment: filled,
  userPhoto: text,
});

const user = v.strictObject({ name: filled, email, photURL: text, role: v.picklist(['buyer', 'seller']) });
const payment = v.strictObject({
  price: amount,
  transactionId: v.pipe(text, v.startsWith('pi_')),
  email,
  wishListId: objectId,
});

/** The specification's calls, in its order, and what the decisions say about who carries a bearer. */
const marketCalls: readonly ExpectedCall[] = [
  { call: 'GET market /cars', by: ['visitor', 'buyer'], bearer: 'none' },
  { call: 'GET market /cars/*', by: ['buyer'], bearer: 'none' },
  { call: 'GET market /cars/seller/*', by: ['seller', 'admin'], bearer: 'none' },
  { call: 'POST market /cars', by: ['seller'], bearer: 'market', body: car },
  { call: 'DELETE market /cars/*', by: ['admin'], bearer: 'market' },
  { call: 'GET market /carCategories', by: ['visitor', 'buyer'], bearer: 'none' },
  { call: 'GET market /category/*', by: ['buyer'], bearer: 'none' },
  { call: 'GET market /seller/post', by: ['buyer'], bearer: 'market' },
  { call: 'GET market /seller/post', as: 'visitor', by: ['visitor'], bearer: 'none' },
  { call: 'DELETE market /seller/*', by: ['seller'], bearer: 'market' },
  { call: 'GET market /wishlist', by: ['buyer'], bearer: 'market', query: ['email'] },
  { call: 'GET market /wishlist/*', by: ['buyer'], bearer: 'none' },
  { call: 'POST market /wishlist', by: ['buyer'], bearer: 'market', body: wish },
  { call: 'DELETE market /wishlist/*', by: ['buyer'], bearer: 'market' },
  { call: 'GET market /user/buyer', by: ['admin'], bearer: 'none' },
  { call: 'GET market /user/seller', by: ['admin'], bearer: 'none' },
  { call: 'GET market /users/*', by: ['newcomer', 'google', 'buyer', 'seller'], bearer: 'none' },
  { call: 'POST market /users', by: ['newcomer', 'google'], bearer: 'none', body: user },
  { call: 'GET market /users/admin/*', by: ['admin'], bearer: 'none' },
  { call: 'GET market /users/seller/*', by: ['seller'], bearer: 'none' },
  { call: 'PUT market /users/admin/*', by: ['admin'], bearer: 'market' },
  { call: 'PUT market /users/admin/verified/*', by: ['admin'], bearer: 'market' },
  { call: 'DELETE market /users/*', by: ['admin'], bearer: 'market' },
  { call: 'GET market /reportedpost', by: ['admin'], bearer: 'market' },
  { call: 'POST market /reportedpost', by: ['buyer'], bearer: 'market', body: report },
  { call: 'DELETE market /reportedpost/*', by: ['admin'], bearer: 'market' },
  { call: 'GET market /jwt', by: everybody, bearer: 'identity', query: ['email'] },
  {
    call: 'POST payments /create-payment-intent',
    by: ['buyer'],
    bearer: 'market',
    body: v.strictObject({ price: amount }),
  },
  { call: 'POST market /payments', by: ['buyer'], bearer: 'market', body: payment },
  {
    call: 'POST images /1/upload',
    by: ['newcomer', 'seller'],
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ image: v.pipe(text, v.regex(/^image\/(jpeg|png|webp)$/)) }),
  },
];

const secured = v.literal(true);
// What the SDK adds of its own accord to what the specification lists.
const web = v.literal('CLIENT_TYPE_WEB');

const identityCalls: readonly ExpectedCall[] = [
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    by: ['buyer', 'seller', 'admin'],
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ email, password: filled, returnSecureToken: secured, clientType: web }),
  },
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:signUp',
    by: ['newcomer'],
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ email, password: filled, returnSecureToken: secured, clientType: web }),
  },
  {
    // From a popup the SDK sends no postBody: Google's answer is part of the requestUri, the session proves whose it is.
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
    by: ['google'],
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({
      requestUri: address,
      sessionId: filled,
      returnSecureToken: secured,
      returnIdpCredential: v.literal(true),
    }),
  },
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:lookup',
    by: everybody,
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ idToken: identityToken }),
  },
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:update',
    by: ['newcomer'],
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({
      idToken: identityToken,
      displayName: filled,
      photoUrl: address,
      returnSecureToken: secured,
    }),
  },
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
    as: 'confirmation',
    by: ['newcomer'],
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ requestType: v.literal('VERIFY_EMAIL'), idToken: identityToken }),
  },
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
    as: 'forgotten password',
    by: ['visitor'],
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ requestType: v.literal('PASSWORD_RESET'), email, clientType: web }),
  },
  {
    call: 'POST identity /securetoken.googleapis.com/v1/token',
    by: ['buyer'],
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ grant_type: v.literal('refresh_token'), refresh_token: filled }),
  },
];

/** Every call that the product makes: held against each request in a browser, and broken in every way in the stories. */
export const expectedCalls: readonly ExpectedCall[] = [...marketCalls, ...identityCalls];

/** The line's name: its call, and what tells it from others of that call. */
export const nameOf = ({ call, as }: Pick<ExpectedCall, 'call' | 'as'>) => (as ? `${call} (${as})` : call);

/** Stripe's own script, and what that asks of Stripe: what goes over the wire is Stripe's affair, its failing is ours. */
export const stripeCalls = [
  { call: 'GET payments /stripe.js' },
  { call: 'GET payments /v1/payment_intents/*' },
  { call: 'POST payments /v1/payment_intents/*/confirm' },
  // What the bank says of 3-D Secure.
  { call: 'POST payments /v1/payment_intents/*/challenge' },
] as const;
