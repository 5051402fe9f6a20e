import { Hono } from 'hono';
import * as v from 'valibot';
import { accountById, accountOf, mails, removeAccount, type Account } from './identity';
import { respondWithError, IdentityApiError } from './identityRefusal';
import { expectPassword } from './identitySignIn';
import { issueIdToken, readIdToken } from './identityTokens';

const withToken = v.object({ idToken: v.optional(v.string(), '') });
const update = v.object({
  idToken: v.optional(v.string()),
  oobCode: v.optional(v.string()),
  displayName: v.optional(v.nullable(v.string())),
  photoUrl: v.optional(v.nullable(v.string())),
  password: v.optional(v.string()),
  returnSecureToken: v.optional(v.boolean(), false),
});
const oobRequest = v.object({
  requestType: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  idToken: v.optional(v.string(), ''),
});
const resetRequest = v.object({ oobCode: v.string(), newPassword: v.optional(v.string()) });

export function profileCalls() {
  return new Hono()
    .post('/accounts:lookup', async (c) => {
      const account = bearerOf(v.parse(withToken, await c.req.json()).idToken);
      return c.json({ kind: 'identitytoolkit#GetAccountInfoResponse', users: [wireUser(account)] });
    })
    .post('/accounts:update', async (c) => {
      const { idToken, oobCode, displayName, photoUrl, password, returnSecureToken } = v.parse(
        update,
        await c.req.json(),
      );
      const account = oobCode === undefined ? bearerOf(idToken ?? '') : byCode(oobCode, 'VERIFY_EMAIL');
      if (oobCode !== undefined) account.isVerified = true;
      if (displayName !== undefined) account.name = displayName ?? '';
      if (photoUrl !== undefined) account.photo = photoUrl ?? '';
      if (password !== undefined) setPassword(account, password);
      const { accessToken, ...tokens } = issueIdToken(account);
      return c.json({
        kind: 'identitytoolkit#SetAccountInfoResponse',
        ...wireUser(account),
        ...(returnSecureToken && { idToken: accessToken, ...tokens }),
      });
    })
    .post('/accounts:sendOobCode', async (c) => {
      const { requestType, email, idToken } = v.parse(oobRequest, await c.req.json());
      const account = requestType === 'VERIFY_EMAIL' ? bearerOf(idToken) : accountOf(email);
      if (requestType !== 'VERIFY_EMAIL' && requestType !== 'PASSWORD_RESET')
        throw new IdentityApiError('MISSING_REQ_TYPE');
      // With email enumeration protection the response is the same for unknown addresses.
      if (account) mails.push({ type: requestType, to: account.email, code: `code-${mails.length + 1}` });
      return c.json({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: account?.email ?? email });
    })
    .post('/accounts:resetPassword', async (c) => {
      const { oobCode, newPassword } = v.parse(resetRequest, await c.req.json());
      const account = byCode(oobCode, 'PASSWORD_RESET');
      if (newPassword !== undefined) setPassword(account, newPassword);
      return c.json({
        kind: 'identitytoolkit#ResetPasswordResponse',
        email: account.email,
        requestType: 'PASSWORD_RESET',
      });
    })
    .post('/accounts:delete', async (c) => {
      removeAccount(bearerOf(v.parse(withToken, await c.req.json()).idToken).email);
      return c.json({ kind: 'identitytoolkit#DeleteAccountResponse' });
    })
    .onError(respondWithError);
}

function setPassword(account: Account, password: string) {
  expectPassword(password);
  account.password = password;
  account.session += 1;
}

function byCode(code: string, type: string) {
  const mail = mails.find((sent) => sent.code === code && sent.type === type);
  const account = mail && accountOf(mail.to);
  if (!account) throw new IdentityApiError('INVALID_OOB_CODE');
  return account;
}

function bearerOf(idToken: string) {
  const claims = readIdToken(idToken);
  if (!claims) throw new IdentityApiError(idToken === '' ? 'MISSING_ID_TOKEN' : 'INVALID_ID_TOKEN');
  const account = accountById(claims.user_id);
  if (!account) throw new IdentityApiError('USER_NOT_FOUND');
  if (account.isDisabled) throw new IdentityApiError('USER_DISABLED');
  if (account.session !== claims.session || claims.exp * 1000 < Date.now()) throw new IdentityApiError('TOKEN_EXPIRED');
  return account;
}

function wireUser({ uid, email, password, name, photo, isVerified, createdAt, lastLoginAt, googleId }: Account) {
  const shown = { displayName: name, photoUrl: photo, email };
  return {
    localId: uid,
    ...shown,
    emailVerified: isVerified,
    createdAt: String(createdAt),
    lastLoginAt: String(lastLoginAt),
    ...(password && { passwordHash: 'UkVEQUNURUQ=' }),
    providerUserInfo: [
      ...(password ? [{ providerId: 'password', rawId: email, federatedId: email, ...shown }] : []),
      ...(googleId ? [{ providerId: 'google.com', rawId: googleId, federatedId: googleId, ...shown }] : []),
    ],
  };
}
