import * as v from 'valibot';
import { CallError, isCallError } from '@/api/callError';
import type { BearerSource } from '@/api/client';
import { storage } from '@/lib/browser/storage';
import { storageKeys } from '@/lib/config/deviceStores';
import { isSameEmail } from '@/lib/text/isSameEmail';
import { FRESH_TOKEN_MS } from './limits';
import { sessionState } from './sessionState';

/** One entry holds the token and its owner, so neither is ever read without the other. A bare token does not match the schema, and is replaced. */
const KEY = storageKeys.accessToken;
const entrySchema = v.object({ token: v.string(), email: v.string() });

let ownerEmail: string | undefined;
let renewal: Promise<string> | undefined;
let fetched: { token: string; at: number } | undefined;
/** Why `/jwt` issues no token to a user; the session has the same status then. */
type TokenRefusal = 'no-record' | 'unconfirmed';
const refusals = ['no-record', 'unconfirmed'] as const satisfies readonly TokenRefusal[];
export const tokenRefusal = (error: unknown) => refusals.find((kind) => isCallError(error, kind));

/** Requests a token of the user with this email from `/jwt`: `identity/fetchToken.ts`. */
export type FetchToken = (email: string) => Promise<string>;
let onRefused: (refusal: TokenRefusal) => void = () => undefined;

/** Whose token or name is stored under this key. */
export const ownerOf = (key: string) => storage.read(key, v.object({ email: v.string() }))?.email;

/** Whether another tab has signed in the next user. After a sleep, this one may still have to hear of it. */
function isReplaced() {
  const next = ownerOf(KEY);
  return (
    ownerEmail !== undefined &&
    next !== undefined &&
    next === ownerOf(storageKeys.lastUser) &&
    !isSameEmail(next, ownerEmail)
  );
}

function stored() {
  const entry = storage.read(KEY, entrySchema);
  return entry?.email === ownerEmail ? entry?.token : undefined;
}

async function fetchFor(email: string, fetchToken: FetchToken) {
  try {
    const token = await fetchToken(email);
    if (ownerEmail !== email || isReplaced()) throw new CallError('refused');
    storage.replace(KEY, { token, email });
    fetched = { token, at: Date.now() };
    return token;
  } catch (error) {
    const refusal = tokenRefusal(error);
    if (refusal && ownerEmail === email) onRefused(refusal);
    throw error;
  }
}

/** Fetches a new token. Concurrent callers share one call to `/jwt`. */
async function renew(fetchToken: FetchToken) {
  if (ownerEmail === undefined || isReplaced()) throw new CallError('refused');
  if (!renewal) {
    const current = fetchFor(ownerEmail, fetchToken).finally(() => {
      if (renewal === current) renewal = undefined;
    });
    renewal = current;
  }
  return renewal;
}

/**
 * The bearer source of one user's calls. They fail with 'refused', unsent, once that user is no longer the one signed in, here
 * or in another tab.
 * @param owner the user's email, or undefined for a visitor, whose calls have no bearer
 */
export function bearerOf(owner: string | undefined, fetchToken: FetchToken): BearerSource {
  return {
    async current() {
      if (owner !== ownerEmail) throw new CallError('refused');
      return owner === undefined ? undefined : (stored() ?? renew(fetchToken));
    },
    beforeWrite: sessionState.confirmed,
    async renewed(refused) {
      if (owner === undefined || owner !== ownerEmail) return undefined;
      const token = stored();
      if (token !== undefined && token !== refused) return token;
      // Negative after the device's clock was put back: then the token may be of any age.
      const age = fetched?.token === refused ? Date.now() - fetched.at : Infinity;
      return age >= 0 && age < FRESH_TOKEN_MS ? undefined : renew(fetchToken);
    },
  };
}

/** The marketplace's bearer token of the user who is signed in, stored in local storage as `access_token`. */
export const accessToken = {
  /** Sets the user whose token the other functions return. `whenRefused` is called when `/jwt` issues no token to that user. */
  setOwner(email: string | undefined, whenRefused: typeof onRefused = () => undefined) {
    if (ownerEmail !== email) renewal = fetched = undefined;
    ownerEmail = email;
    onRefused = whenRefused;
  },
  owner: () => ownerEmail,
  isReplaced,
  /** Firebase's spelling of an email as its owner's record has it. */
  // Stryker disable next-line ConditionalExpression: for the compiler; no owner is the same as nobody.
  spell: (email: string) => (ownerEmail !== undefined && isSameEmail(ownerEmail, email) ? ownerEmail : email),
  has: () => stored() !== undefined,
  /** Whether a token is stored, of this user or of anybody. Its owner has then not signed out. */
  isStored: (email?: string) =>
    email === undefined
      ? storage.read(KEY, v.unknown()) !== undefined
      : storage.read(KEY, entrySchema)?.email === email,
  /** @throws CallError 'no-record', 'unconfirmed' */
  renew,
};
