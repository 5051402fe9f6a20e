import { createClient } from '@/api/client';
import { loadChunk } from '@/lib/browser/loadChunk';
import { env } from '@/lib/config/env';
import { bearerOf } from '@/session/state/accessToken';

/** Calls the REST API with the token of the user with this email. Calls fail, unsent, once that user has signed out. */
export const apiAs = clientsOf(env.apiUrl);

/** The same for the payments host, which creates the payment intents. */
export const paymentApiAs = clientsOf(env.paymentsUrl);

function clientsOf(baseURL: string) {
  return (email: string | undefined) => createClient(baseURL, bearerOf(email, fetchToken));
}

/** Its code comes with Firebase's, so it is loaded when a token is needed. */
async function fetchToken(email: string) {
  const identity = await loadChunk(() => import('./identity/fetchToken'));
  return identity.fetchToken(email);
}
