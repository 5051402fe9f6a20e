import * as v from 'valibot';

/** The issuer of the token in the authorization header: the marketplace, the identity service, or no header. */
export type Bearer = 'market' | 'identity' | 'none';
export type Actor = 'visitor' | 'newcomer' | 'google' | 'buyer' | 'seller' | 'admin';

export interface ExpectedCall {
  /** Method, host and path; `*` matches one segment of the path. */
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${'market' | 'payments' | 'images' | 'identity'} /${string}`;
  /** Distinguishes several entries of the same call. */
  as?: string;
  /** The actors whose browser test must make this call, each at least once. */
  by: readonly Actor[];
  bearer: Bearer;
  /** The exact names in the query string; none by default. */
  query?: readonly string[];
  /** The exact body; none by default. */
  body?: v.GenericSchema;
}

const text = v.string();
const nonEmpty = v.pipe(text, v.nonEmpty());
const objectId = v.pipe(text, v.hexadecimal(), v.length(24));
const email = v.pipe(text, v.email());
const address = v.pipe(text, v.url());
const amount = v.pipe(v.number(), v.integer());
const identityToken = v.pipe(text, v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/));
const signedInActors = ['newcomer', 'google', 'buyer', 'seller', 'admin'] as const;

const car = v.strictObject({
  title: nonEmpty,
  img: address,
  price: amount,
  condition: nonEmpty,
  slug: v.picklist(['toyota', 'bmw', 'ford', 'jeep', 'jaguar']),
  position: amount,
  wheel: nonEmpty,
  mileage: amount,
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

const wish = v.strictObject({
  wishListIid: objectId,
  product_img: text,
  product_title: nonEmpty,
  price: amount,
  email,
});

const report = v.strictObject({
  reportPostId: objectId,
  product_img: text,
  product_title: nonEmpty,
  price: amount,
  email,
  userName: nonEmpty,
  userComment: nonEmpty,
  userPhoto: text,
});

const user = v.strictObject({ name: nonEmpty, email, photURL: text, role: v.picklist(['buyer', 'seller']) });
const payment = v.strictObject({
  price: amount,
  transactionId: v.pipe(text, v.startsWith('pi_')),
  email,
  wishListId: objectId,
});

/** The calls of the specification, in its order. The bearer of each call follows docs/decisions.md. */
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
  { call: 'GET market /jwt', by: signedInActors, bearer: 'identity', query: ['email'] },
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

const isTrue = v.literal(true);
// The SDK adds this field, which the specification does not list.
const web = v.literal('CLIENT_TYPE_WEB');

const identityCalls: readonly ExpectedCall[] = [
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    by: ['buyer', 'seller', 'admin'],
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ email, password: nonEmpty, returnSecureToken: isTrue, clientType: web }),
  },
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:signUp',
    by: ['newcomer'],
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ email, password: nonEmpty, returnSecureToken: isTrue, clientType: web }),
  },
  {
    // After a popup the SDK sends no postBody: Google's response is part of the requestUri, and sessionId ties it to this browser.
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
    by: ['google'],
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({
      requestUri: address,
      sessionId: nonEmpty,
      returnSecureToken: isTrue,
      returnIdpCredential: v.literal(true),
    }),
  },
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:lookup',
    by: signedInActors,
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
      displayName: nonEmpty,
      photoUrl: address,
      returnSecureToken: isTrue,
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
    body: v.strictObject({ grant_type: v.literal('refresh_token'), refresh_token: nonEmpty }),
  },
];

/** Every call of the product: the browser tests compare each request with this table, and the fault tests break each call. */
export const expectedCalls: readonly ExpectedCall[] = [...marketCalls, ...identityCalls];

/** The call, followed by `as` in parentheses. */
export const nameOf = ({ call, as }: Pick<ExpectedCall, 'call' | 'as'>) => (as ? `${call} (${as})` : call);

/** Stripe's script and its requests. Their payloads are up to Stripe, so only their failures are tested. */
export const stripeCalls = [
  { call: 'GET payments /stripe.js' },
  { call: 'GET payments /v1/payment_intents/*' },
  { call: 'POST payments /v1/payment_intents/*/confirm' },
  // The result of the 3-D Secure challenge.
  { call: 'POST payments /v1/payment_intents/*/challenge' },
] as const;
