import { Hono } from 'hono';
import * as v from 'valibot';
import { accountOf, anAccount, type Account } from './identity';
import { respondWithError, IdentityApiError } from './identityRefusal';
import { issueIdToken, readForeignToken } from './identityTokens';

const credentials = v.object({ email: v.optional(v.string(), ''), password: v.optional(v.string(), '') });
const idpRequest = v.object({ requestUri: v.optional(v.string()), postBody: v.optional(v.nullable(v.string())) });
const googlePerson = v.object({
  sub: v.string(),
  email: v.string(),
  name: v.optional(v.string(), ''),
  picture: v.optional(v.string(), ''),
});

export function signInCalls() {
  return new Hono()
    .post('/accounts:signUp', async (c) => {
      const { email, password } = v.parse(credentials, await c.req.json());
      if (email === '') throw new IdentityApiError('ADMIN_ONLY_OPERATION');
      expectEmail(email);
      expectPassword(password);
      if (accountOf(email)) throw new IdentityApiError('EMAIL_EXISTS');
      const account = anAccount({ email, password });
      return c.json({
        kind: 'identitytoolkit#SignupNewUserResponse',
        email: account.email,
        ...signInResponse(account),
      });
    })
    .post('/accounts:signInWithPassword', async (c) => {
      const { email, password } = v.parse(credentials, await c.req.json());
      expectEmail(email);
      if (password === '') throw new IdentityApiError('MISSING_PASSWORD');
      const account = accountOf(email);
      if (account?.password !== password) throw new IdentityApiError('INVALID_LOGIN_CREDENTIALS');
      if (account.isDisabled) throw new IdentityApiError('USER_DISABLED');
      const { name, photo } = account;
      return c.json({
        kind: 'identitytoolkit#VerifyPasswordResponse',
        registered: true,
        email: account.email,
        displayName: name,
        ...(photo && { profilePicture: photo }),
        ...signInResponse(account),
      });
    })
    .post('/accounts:signInWithIdp', async (c) => {
      const { requestUri = '', postBody } = v.parse(idpRequest, await c.req.json());
      const response = new URLSearchParams(postBody ?? new URL(requestUri).search);
      const person = readForeignToken(googlePerson, response.get('id_token') ?? '');
      if (response.get('providerId') !== 'google.com' || !person) throw new IdentityApiError('INVALID_IDP_RESPONSE');
      const known = accountOf(person.email);
      const account = known ?? anAccount({ email: person.email });
      if (account.isDisabled) throw new IdentityApiError('USER_DISABLED');
      linkGoogle(account, person);
      return c.json({
        kind: 'identitytoolkit#VerifyAssertionResponse',
        providerId: 'google.com',
        federatedId: `https://accounts.google.com/${person.sub}`,
        email: account.email,
        emailVerified: true,
        displayName: account.name,
        fullName: account.name,
        photoUrl: account.photo,
        rawUserInfo: JSON.stringify(person),
        isNewUser: known === undefined,
        oauthIdToken: response.get('id_token'),
        ...signInResponse(account, 'google.com'),
      });
    })
    .post('/accounts:createAuthUri', (c) =>
      c.json({ kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: 'session' }),
    )
    .onError(respondWithError);
}

/** Google has verified the email, so an account with an unverified email loses its password, as in Firebase. */
function linkGoogle(account: Account, person: v.InferOutput<typeof googlePerson>) {
  if (!account.isVerified) account.password = undefined;
  account.googleId = person.sub;
  account.isVerified = true;
  account.name ||= person.name;
  account.photo ||= person.picture;
}

function signInResponse(account: Account, provider?: string) {
  account.lastLoginAt = Date.now();
  const { accessToken, ...tokens } = issueIdToken(account, provider);
  return { localId: account.uid, idToken: accessToken, ...tokens };
}

function expectEmail(email: string) {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new IdentityApiError('INVALID_EMAIL');
}

export function expectPassword(password: string) {
  if (password === '') throw new IdentityApiError('MISSING_PASSWORD');
  if (password.length < 6) throw new IdentityApiError('WEAK_PASSWORD : Password should be at least 6 characters');
}
