import { storageKeys } from '@/lib/config/deviceStores';
import { apiKey, identityKey } from './firebaseKeys';
import { issueIdToken, readIdToken } from './identityTokens';

/** An account of the identity service. */
export interface Account {
  readonly uid: string;
  email: string;
  password: string | undefined;
  name: string;
  photo: string;
  isVerified: boolean;
  isDisabled: boolean;
  createdAt: number;
  lastLoginAt: number;
  /** Increases when all sessions of the account are ended; tokens of an earlier session are rejected. */
  session: number;
  /** Google's id of the user, after a sign-in with Google. */
  googleId: string | undefined;
}

export interface Mail {
  type: 'PASSWORD_RESET' | 'VERIFY_EMAIL';
  to: string;
  code: string;
}

const accounts = new Map<string, Account>();
const nextErrors = new Map<string, { message: string; times: number }>();
let createdCount = 0;

/** All mails of the identity service in this test. */
export const mails: Mail[] = [];

interface AccountFields extends Partial<Omit<Account, 'uid' | 'email' | 'session'>> {
  email: string;
}

/** Creates an account without a user record of the marketplace; `aBuyer`, `aSeller` and `anAdmin` create both. */
export function anAccount({ email, ...fields }: AccountFields): Account {
  if (accountOf(email)) throw new Error(`${email} has an account already: give this person another email.`);
  const account: Account = {
    uid: `account${String((createdCount += 1)).padStart(21, '0')}`,
    email: email.toLowerCase(),
    password: undefined,
    name: '',
    photo: '',
    isVerified: false,
    isDisabled: false,
    createdAt: Date.now(),
    lastLoginAt: Date.now(),
    session: 1,
    googleId: undefined,
    ...fields,
  };
  accounts.set(account.uid, account);
  return account;
}

export function accountOf(email: string) {
  return [...accounts.values()].find((account) => account.email === email.toLowerCase());
}

export const accountById = (uid: string) => accounts.get(uid);
export const removeAccount = (email: string) => void accounts.delete(requireAccount(email).uid);
export const disableAccount = (email: string) => void (requireAccount(email).isDisabled = true);
/** As after a password change on another device: existing tokens are rejected as expired. */
export const expireSessions = (email: string) => void (requireAccount(email).session += 1);
export const confirmEmail = (email: string) => void (requireAccount(email).isVerified = true);

/** The next calls of this operation (`signUp`, `signInWithIdp`, `token`, …) fail with this error message of the server. */
export function failNext(operation: string, message: string, times = 1) {
  nextErrors.set(operation, { message, times });
}

export function takeNextError(operation: string) {
  const refusal = nextErrors.get(operation);
  if (!refusal || refusal.times <= 0) return undefined;
  refusal.times -= 1;
  return refusal.message;
}

/** The email of a valid identity token. The marketplace can check it before it issues its own token. */
export async function verifyIdentity(idToken: string): Promise<string | undefined> {
  const claims = readIdToken(idToken);
  const account = claims && accounts.get(claims.user_id);
  return Promise.resolve(account && !account.isDisabled ? account.email : undefined);
}

/** Stores what Firebase's SDK keeps in local storage for a signed-in user, and ends an earlier sign-out, as a sign-in does. */
export function rememberSignIn(email: string) {
  const account = requireAccount(email);
  const provider = { uid: account.email, displayName: account.name, email: account.email, phoneNumber: null };
  const user = {
    uid: account.uid,
    email: account.email,
    emailVerified: account.isVerified,
    displayName: account.name,
    photoURL: account.photo,
    isAnonymous: false,
    providerData: [{ ...provider, photoURL: account.photo, providerId: account.password ? 'password' : 'google.com' }],
    stsTokenManager: { ...issueIdToken(account), expirationTime: Date.now() + 3600_000 },
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    apiKey,
    appName: '[DEFAULT]',
  };
  localStorage.setItem(identityKey, JSON.stringify(user));
  localStorage.removeItem(storageKeys.signOut);
}

export function clearIdentity() {
  accounts.clear();
  nextErrors.clear();
  mails.length = 0;
}

function requireAccount(email: string) {
  const account = accountOf(email);
  if (!account) throw new Error(`No account has the email ${email}.`);
  return account;
}
