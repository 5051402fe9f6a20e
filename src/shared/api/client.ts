import { env } from '@/shared/env';
import { accessToken, bearerOf } from '@/shared/session/accessToken';
import { createClient } from './http';

/** Reads that the contract does not mark as bearer. */
export const api = createClient(env.apiUrl);

/** Reads that it does, and every write, as the person given, by e-mail: once they have left, nothing is sent any more. */
export const apiAs = clientsOf(env.apiUrl);

/** The host of payment intents. */
export const paymentApiAs = clientsOf(env.paymentsUrl);

/** Whom a write is done for that does not name them: asked as it begins, so that it ends as the same person or not at all. */
export const currentUserEmail = accessToken.owner;

function clientsOf(baseURL: string) {
  return (person: string | undefined) => createClient(baseURL, bearerOf(person));
}
