import * as v from 'valibot';
import { CallError, isCallError } from '@/shared/api/callError';
import type { BearerSource } from '@/shared/api/http';
import { arriving } from '@/shared/arriving';
import { storage } from '@/shared/storage';

/** The specification names the first key; the second says whose token it is. */
const TOKEN_KEY = 'access_token';
const OWNER_KEY = 'access_token_of';
/** A token younger than this that is refused is not fetched again: the refusal is meant. */
const FRESH_MS = 60_000;

let person: string | undefined;
let renewal: Promise<string> | undefined;
/** Whose the tokens given out are: a call of somebody who has left must not go on as somebody else. */
const owners = new Map<string, string>();
let fetchedAt = new Map<string, number>();
let onNoRecord: () => void = () => undefined;

function stored() {
  return person !== undefined && storage.read(OWNER_KEY, v.string()) === person
    ? storage.read(TOKEN_KEY, v.string())
    : undefined;
}

async function fetchFor(email: string) {
  const { fetchToken } = await arriving(() => import('./fetchToken'));
  try {
    const token = await fetchToken(email);
    if (person !== email) throw new CallError('refused');
    storage.write(OWNER_KEY, email);
    storage.write(TOKEN_KEY, token);
    fetchedAt = new Map([[token, Date.now()]]);
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

/** The marketplace's bearer token of the person signed in, kept in local storage as `access_token`. */
export const accessToken = {
  /** Says whose token is meant from now on; nobody's token is given out until then. */
  belongsTo(email: string | undefined, whenNoRecord: () => void = () => undefined) {
    if (person !== email) renewal = undefined;
    person = email;
    onNoRecord = whenNoRecord;
  },
  has: () => stored() !== undefined,
  /** A token of anybody's is in the browser: its owner has not signed out. */
  isKept: () => storage.read(OWNER_KEY, v.string()) !== undefined,
  /** @throws CallError 'no-record' */
  renew,
  clear() {
    storage.remove(TOKEN_KEY);
    storage.remove(OWNER_KEY);
  },
  async current() {
    if (person === undefined) return undefined;
    const owner = person;
    const token = stored() ?? (await renew());
    owners.set(token, owner);
    return token;
  },
  async renewed(refused: string) {
    if (person === undefined || owners.get(refused) !== person) return undefined;
    const kept = stored();
    if (kept !== undefined && kept !== refused) return kept;
    const isFresh = Date.now() - (fetchedAt.get(refused) ?? -Infinity) < FRESH_MS;
    return isFresh ? undefined : renew();
  },
} satisfies BearerSource & Record<string, unknown>;
