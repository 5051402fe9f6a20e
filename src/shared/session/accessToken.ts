import * as v from 'valibot';
import { CallError, isCallError } from '@/shared/api/callError';
import type { BearerSource } from '@/shared/api/http';
import { loadChunk } from '@/shared/browser/loadChunk';
import { storage } from '@/shared/browser/storage';

/** The specification names the key. One entry holds the token and whose it is, so that one is never read without the other. */
const KEY = 'access_token';
const entrySchema = v.object({ token: v.string(), email: v.string() });
/** Where earlier versions kept whose token it is. Their token, which is no such entry, is fetched anew. */
const EARLIER_OWNER_KEY = 'access_token_of';
/** A token younger than this that is refused is not fetched again: the refusal is meant. */
const FRESH_MS = 60_000;

let person: string | undefined;
let renewal: Promise<string> | undefined;
let fetched: { token: string; at: number } | undefined;
let onNoRecord: () => void = () => undefined;

function stored() {
  const entry = storage.read(KEY, entrySchema);
  return entry?.email === person ? entry?.token : undefined;
}

async function fetchFor(email: string) {
  const { fetchToken } = await loadChunk(() => import('./fetchToken'));
  try {
    const token = await fetchToken(email);
    if (person !== email) throw new CallError('refused');
    storage.write(KEY, { token, email });
    storage.remove(EARLIER_OWNER_KEY);
    fetched = { token, at: Date.now() };
    return token;
  } catch (error) {
    if (isCallError(error, 'no-record') && person === email) onNoRecord();
    throw error;
  }
}

/** At most one call to `/jwt` at a time, whoever asks. */
async function renew() {
  if (person === undefined) throw new CallError('refused');
  if (!renewal) {
    const mine = fetchFor(person).finally(() => {
      if (renewal === mine) renewal = undefined;
    });
    renewal = mine;
  }
  return renewal;
}

/**
 * The bearer of one person's calls. Once somebody else is here, or nobody, those calls are refused and not sent.
 * @param owner a visitor where there is none: their calls have no bearer
 */
export function bearerOf(owner: string | undefined): BearerSource {
  return {
    async current() {
      if (owner !== person) throw new CallError('refused');
      return owner === undefined ? undefined : (stored() ?? renew());
    },
    async renewed(refused) {
      if (owner === undefined || owner !== person) return undefined;
      const kept = stored();
      if (kept !== undefined && kept !== refused) return kept;
      const isFresh = fetched?.token === refused && Date.now() - fetched.at < FRESH_MS;
      return isFresh ? undefined : renew();
    },
  };
}

/** The marketplace's bearer token of the person signed in, kept in local storage as `access_token`. */
export const accessToken = {
  /** Says whose token is meant from now on; nobody's token is given out until then. */
  belongsTo(email: string | undefined, whenNoRecord: () => void = () => undefined) {
    if (person !== email) renewal = fetched = undefined;
    person = email;
    onNoRecord = whenNoRecord;
  },
  owner: () => person,
  has: () => stored() !== undefined,
  /** A token of anybody's is in the browser: its owner has not signed out. */
  isKept: () => storage.read(KEY, v.unknown()) !== undefined,
  /** @throws CallError 'no-record' */
  renew,
  clear() {
    storage.remove(KEY);
    storage.remove(EARLIER_OWNER_KEY);
  },
};
