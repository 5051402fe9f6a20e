import { Hono } from 'hono';
import { accountById, takeNextError, type Account } from './identity';
import { profileCalls } from './identityProfile';
import { respondWithError, IdentityApiError } from './identityRefusal';
import { signInCalls } from './identitySignIn';
import { issueIdToken, readRefreshToken } from './identityTokens';

const SERVICE = '/identitytoolkit.googleapis.com/v1';

/** The part of Firebase Auth's REST API that this product uses, with email enumeration protection on. */
export function identityApp(): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    const operation = /(?:accounts:|\/)(\w+)$/.exec(c.req.path)?.[1] ?? '';
    const message = takeNextError(operation);
    if (message) throw new IdentityApiError(message);
    await next();
  });
  app.route(SERVICE, signInCalls());
  app.route(SERVICE, profileCalls());
  app.get(`${SERVICE}/projects`, (c) => c.json({ projectId: 'demo-secondgear', authorizedDomains: ['localhost'] }));
  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (form.get('grant_type') !== 'refresh_token') throw new IdentityApiError('INVALID_GRANT_TYPE');
    const { account, provider } = refreshed(form.get('refresh_token') ?? '');
    const { accessToken, refreshToken, expiresIn } = issueIdToken(account, provider);
    return c.json({
      access_token: accessToken,
      id_token: accessToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: 'demo-secondgear',
    });
  });
  app.onError(respondWithError);
  return app;
}

function refreshed(token: string): { account: Account; provider: string } {
  const claims = readRefreshToken(token);
  if (!claims) throw new IdentityApiError(token === '' ? 'MISSING_REFRESH_TOKEN' : 'INVALID_REFRESH_TOKEN');
  const account = accountById(claims.uid);
  if (!account) throw new IdentityApiError('USER_NOT_FOUND');
  if (account.isDisabled) throw new IdentityApiError('USER_DISABLED');
  if (account.session !== claims.session) throw new IdentityApiError('TOKEN_EXPIRED');
  return { account, provider: claims.provider };
}
