import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface GoogleOptions {
  apiKey: string;
  /** The pages from which the key may be used. */
  referrers: readonly string[];
  projectNumber: string;
  authorizedDomains: readonly string[];
}

/** Google's Identity Toolkit as it responds to a project with both sign-in methods and a restricted key. */
export function identityToolkit({ apiKey, referrers, projectNumber, authorizedDomains }: GoogleOptions): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    const referrer = c.req.header('referer') ?? '<empty>';
    if (c.req.query('key') !== apiKey)
      return googleError(c, 400, 'API key not valid. Please pass a valid API key.', 'API_KEY_INVALID');
    if (!referrers.includes(referrer))
      return googleError(c, 403, `Requests from referer ${referrer} are blocked.`, 'API_KEY_HTTP_REFERRER_BLOCKED');
    return next();
  });
  app.get('/v1/projects', (c) => c.json({ projectId: projectNumber, authorizedDomains }));
  app.post('/v1/accounts:signInWithPassword', (c) => googleError(c, 400, 'INVALID_LOGIN_CREDENTIALS'));
  app.post('/v1/accounts:createAuthUri', (c) =>
    c.json({ kind: 'identitytoolkit#CreateAuthUriResponse', authUri: 'https://accounts.google.com/o/oauth2/auth' }),
  );
  return app;
}

/** An error in the format of Google's APIs. */
function googleError(c: Context, code: ContentfulStatusCode, message: string, reason?: string) {
  const details = reason === undefined ? [] : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }];
  return c.json({ error: { code, message, status: 'PERMISSION_DENIED', details } }, code);
}
