import type { ErrorHandler } from 'hono';

/** An error with the message of Google's identity service: `EMAIL_EXISTS`, `WEAK_PASSWORD : …`. */
export class IdentityApiError extends Error {
  override name = 'IdentityApiError';
}

/** Responds in the error format of Google's APIs. */
export const respondWithError: ErrorHandler = (error, c) => {
  if (!(error instanceof IdentityApiError)) throw error;
  const { message } = error;
  return c.json({ error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }, 400);
};
