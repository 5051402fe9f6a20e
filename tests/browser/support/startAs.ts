import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { issueToken } from '@sandbox/market/tokens';
import { addressOf } from '@sandbox/run/ports';
import { identity, type Person, post } from './people';

const signInResponse = v.object({ localId: v.string(), idToken: v.string(), refreshToken: v.string() });
const { VITE_FIREBASE_API_KEY: apiKey } = parseEnv(readFileSync('.env.sandbox', 'utf8'));

/**
 * Makes the browser that of a person who has signed in earlier, for tests that are not about signing in: `signIn` of
 * `journey.ts` loads two pages for it. Firebase finds its user in local storage, and moves them to its database.
 */
export async function startAs(page: Page, { name, email, password }: Person, origin = addressOf('hosting')) {
  const body = { email, password, returnSecureToken: true };
  const account = v.parse(signInResponse, await post(`${identity}/accounts:signInWithPassword?key=local`, body));
  const { localId: uid, idToken: accessToken, refreshToken } = account;
  const user = {
    uid,
    email,
    emailVerified: false,
    displayName: name,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: name, email, phoneNumber: null, photoURL: null }],
    stsTokenManager: { accessToken, refreshToken, expirationTime: Date.now() + 3600_000 },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey,
    appName: '[DEFAULT]',
  };
  const entries = {
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: user,
    access_token: { token: await issueToken(email), email },
    signed_in_user: { uid, email, name, isEmailVerified: false },
  };
  // Any file of the site will do.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, entries);
}
