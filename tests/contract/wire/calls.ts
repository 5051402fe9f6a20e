import * as v from 'valibot';
import { marketCalls } from '@sandbox/market/marketApp';
import { type MarketCall, bodyFields } from '@sandbox/market/marketCall';

export interface ExpectedCall extends Pick<MarketCall, 'bearer' | 'query' | 'body'> {
  /** Method, host and path; `*` matches one segment of the path. */
  call: string;
  /** Distinguishes several entries of the same call. */
  as?: string;
}

type Market = typeof marketCalls;
type AnySegments<Path extends string> = Path extends `${infer Before}:${infer After}`
  ? `${Before}*${After extends `${string}/${infer Rest}` ? `/${AnySegments<Rest>}` : ''}`
  : Path;
type MarketName = {
  [Name in keyof Market]: Name extends `${infer Method} ${infer Path}`
    ? `${Method} market ${AnySegments<Path>}`
    : never;
}[keyof Market];

/** The calls of the specification. The bearer of each call follows docs/decisions.md. */
const restCalls = Object.entries<MarketCall>(marketCalls).map(([name, expected]): ExpectedCall => ({
  ...expected,
  call: name.replace(' ', ' market ').replaceAll(/:\w+/g, '*'),
}));

const otherCalls = [
  {
    call: 'POST payments /create-payment-intent',
    bearer: 'market',
    body: v.strictObject({ price: bodyFields.price }),
  },
  {
    call: 'POST images /1/upload',
    bearer: 'none',
    query: ['key'],
    body: v.strictObject({ image: v.literal('image/jpeg') }),
  },
] as const satisfies readonly ExpectedCall[];

const { address, email, nonEmpty } = bodyFields;
const identityToken = v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/));
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
export const expectedCalls: readonly ExpectedCall[] = [...restCalls, ...otherCalls, ...identityCalls];

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

type Listed = (typeof otherCalls | typeof identityCalls | typeof stripeCalls)[number];
type NameOf<Line> = Line extends { call: infer Call extends string; as: infer As extends string }
  ? `${Call} (${As})`
  : Line extends { call: infer Call extends string }
    ? Call
    : never;
/** What `nameOf` returns for the calls of all tables. */
export type CallName = MarketName | NameOf<Listed>;
