import * as v from 'valibot';
import { firebaseProject } from '@sandbox/run/settings';
import type { Account } from './identity';

const LIFETIME_SECONDS = 3600;

const claimsSchema = v.object({ user_id: v.string(), session: v.number(), exp: v.number() });
const refreshSchema = v.object({ uid: v.string(), session: v.number(), provider: v.string() });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates the unsigned tokens of a sign-in, in the format of the Firebase Auth emulator. */
export function issueIdToken(account: Account, provider = account.password ? 'password' : 'google.com') {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    name: account.name,
    picture: account.photo,
    iss: `https://securetoken.google.com/${firebaseProject}`,
    aud: firebaseProject,
    auth_time: now,
    user_id: account.uid,
    sub: account.uid,
    iat: now,
    exp: now + LIFETIME_SECONDS,
    email: account.email,
    email_verified: account.isVerified,
    session: account.session,
    firebase: { identities: { email: [account.email] }, sign_in_provider: provider },
  };
  return {
    accessToken: `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
    refreshToken: encode({ uid: account.uid, session: account.session, provider }),
    expiresIn: String(LIFETIME_SECONDS),
  };
}

/** The claims of an identity token, or undefined if it is invalid. */
export function readIdToken(token: string) {
  return decode(claimsSchema, token.split('.')[1] ?? '');
}

export function readRefreshToken(token: string) {
  return decode(refreshSchema, token);
}

/** The payload of an id token of another provider, which is JSON or a JWT. */
export function readForeignToken<T>(schema: v.GenericSchema<unknown, T>, token: string) {
  const payload = token.startsWith('{') ? Buffer.from(token).toString('base64url') : (token.split('.')[1] ?? '');
  return decode(schema, payload);
}

function decode<T>(schema: v.GenericSchema<unknown, T>, base64: string): T | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64, 'base64url').toString('utf8'));
    return v.parse(schema, value);
  } catch {
    return undefined;
  }
}
