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
  /** Grows when every session of the account is ended: tokens of an earlier one are refused. */
  session: number;
  /** Google's id of the person, once Google was used to sign in. */
  googleId: string | undefined;
}

export interface Mail {
  type: 'PASSWORD_RESET' | 'VERIFY_EMAIL';
  to: string;
  code: string;
}

const accounts = new Map<string, Account>();
const refusals = new Map<string, { message: string; times: number }>();
let made = 0;

/** Every mail that the identity service has sent in this test. */
export const mails: Mail[] = [];

interface AccountFields extends Partial<Omit<Account, 'uid' | 'email' | 'session'>> {
  email: string;
}

/** An account without a user record of the marketplace; `aBuyer` and the like make both. */
export function anAccount({ email, ...fields }: AccountFields): Account {
  if (accountOf(email)) throw new Error(`${email} has an account already: give this person another e-mail.`);
  const account: Account = {
    uid: `account${String((made += 1)).padStart(21, '0')}`,
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
export const removeAccount = (email: string) => void accounts.delete(existing(email).uid);
export const disableAccount = (email: string) => void (existing(email).isDisabled = true);
/** As after a password change elsewhere: tokens given out so far are refused as expired. */
export const expireSessions = (email: string) => void (existing(email).session += 1);
export const confirmEmail = (email: string) => void (existing(email).isVerified = true);

/** The next calls of that name (`signUp`, `signInWithIdp`, `token`, …) are answered with this server error. */
export function refuse(operation: string, message: string, times = 1) {
  refusals.set(operation, { message, times });
}

export function takeRefusal(operation: string) {
  const refusal = refusals.get(operation);
  if (!refusal || refusal.times <= 0) return undefined;
  refusal.times -= 1;
  return refusal.message;
}

/** The e-mail that an identity token belongs to: what a careful market asks before it gives out its own token. */
export async function verifyIdentity(idToken: string): Promise<string | undefined> {
  const claims = readIdToken(idToken);
  const account = claims && accounts.get(claims.user_id);
  return Promise.resolve(account && !account.isDisabled ? account.email : undefined);
}

/** What the SDK keeps in local storage of somebody who has signed in before. */
export function rememberSignIn(email: string, storage: Storage, apiKey: string) {
  const account = existing(email);
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
  storage.setItem(`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(user));
}

export function clearIdentity() {
  accounts.clear();
  refusals.clear();
  mails.length = 0;
}

function existing(email: string) {
  const account = accountOf(email);
  if (!account) throw new Error(`Nobody has the e-mail ${email}.`);
  return account;
}
