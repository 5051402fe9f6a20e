import * as v from 'valibot';

/** The issuer of the token in the authorization header: the marketplace, the identity service, or no header. */
export type Bearer = 'market' | 'identity' | 'none';

export interface ExpectedCall {
  /** Method, host and path; `*` matches one segment of the path. */
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${'market' | 'payments' | 'images' | 'identity'} /${string}`;
  /** Distinguishes several entries of the same call. */
  as?: string;
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
const price = v.pipe(v.number(), v.gtValue(0));
const identityToken = v.pipe(text, v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/));

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
  // Missing if the car's price cannot be paid.
  price: v.optional(price),
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
  price,
  transactionId: v.pipe(text, v.startsWith('pi_')),
  email,
  wishListId: objectId,
});

/** The calls of the specification, in its order. The bearer of each call follows docs/decisions.md. */
const marketCalls = [
  { call: 'GET market /cars', bearer: 'none' },
  { call: 'GET market /cars/*', bearer: 'none' },
  { call: 'GET market /cars/seller/*', bearer: 'none' },
  { call: 'POST market /cars', bearer: 'market', body: car },
  { call: 'DELETE market /cars/*', bearer: 'market' },
  { call: 'GET market /carCategories', bearer: 'none' },
  { call: 'GET market /category/*', bearer: 'none' },
  { call: 'GET market /seller/post', bearer: 'market' },
  { call: 'GET market /seller/post', as: 'visitor', bearer: 'none' },
  { call: 'DELETE market /seller/*', bearer: 'market' },
  { call: 'GET market /wishlist', bearer: 'market', query: ['email'] },
  { call: 'GET market /wishlist/*', bearer: 'none' },
  { call: 'POST market /wishlist', bearer: 'market', body: wish },
  { call: 'DELETE market /wishlist/*', bearer: 'market' },
  { call: 'GET market /user/buyer', bearer: 'none' },
  { call: 'GET market /user/seller', bearer: 'none' },
  { call: 'GET market /users/*', bearer: 'none' },
  { call: 'POST market /users', bearer: 'none', body: user },
  { call: 'GET market /users/admin/*', bearer: 'none' },
  { call: 'GET market /users/seller/*', bearer: 'none' },
  { call: 'PUT market /users/admin/*', bearer: 'market' },
  { call: 'PUT market /users/admin/verified/*', bearer: 'market' },
  { call: 'DELETE market /users/*', bearer: 'market' },
  { call: 'GET market /reportedpost', bearer: 'market' },
  { call: 'POST market /reportedpost', bearer: 'market', body: report },
  { call: 'DELETE market /reportedpost/*', bearer: 'market' },
  { call: 'GET market /jwt', bearer: 'identity', query: ['email'] },
  {
    call: 'POST payments /create-payment-intent',
    bearer: 'market',
    body: v.strictObject({ price }),
  },
  { call: 'POST market /payments', bearer: 'market', body: payment },
  {
    call: 'POST images /1/upload',
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ image: v.pipe(text, v.regex(/^image\/(jpeg|png|webp)$/)) }),
  },
] as const satisfies readonly ExpectedCall[];

const isTrue = v.literal(true);
// The SDK adds this field, which the specification does not list.
const web = v.literal('CLIENT_TYPE_WEB');

const identityCalls = [
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ email, password: nonEmpty, returnSecureToken: isTrue, clientType: web }),
  },
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:signUp',
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ email, password: nonEmpty, returnSecureToken: isTrue, clientType: web }),
  },
  {
    // After a popup the SDK sends no postBody: Google's response is part of the requestUri, and sessionId ties it to this browser.
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
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
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ idToken: identityToken }),
  },
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:update',
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
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ requestType: v.literal('VERIFY_EMAIL'), idToken: identityToken }),
  },
  {
    call: 'POST identity /identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
    as: 'forgotten password',
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ requestType: v.literal('PASSWORD_RESET'), email, clientType: web }),
  },
  {
    call: 'POST identity /securetoken.googleapis.com/v1/token',
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ grant_type: v.literal('refresh_token'), refresh_token: nonEmpty }),
  },
] as const satisfies readonly ExpectedCall[];

/** Every call of the product: the stories compare each request with this table, and the fault tests break each call. */
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

type Listed = (typeof marketCalls | typeof identityCalls | typeof stripeCalls)[number];
type NameOf<Line> = Line extends { call: infer Call extends string; as: infer As extends string }
  ? `${Call} (${As})`
  : Line extends { call: infer Call extends string }
    ? Call
    : never;
/** What `nameOf` returns for the calls of both tables. */
export type CallName = NameOf<Listed>;
