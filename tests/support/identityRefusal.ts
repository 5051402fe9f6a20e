import type { ErrorHandler } from 'hono';

/** A refusal in the words of Google's identity service: `EMAIL_EXISTS`, `WEAK_PASSWORD : …`. */
export class IdentityRefusal extends Error {
  override name = 'IdentityRefusal';
}

/** The shape in which Google's services publish their errors. */
export const answerRefusal: ErrorHandler = (error, c) => {
  if (!(error instanceof IdentityRefusal)) throw error;
  const { message } = error;
  return c.json({ error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }, 400);
};
