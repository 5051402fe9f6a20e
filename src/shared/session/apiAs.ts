import { createClient } from '@/shared/api/http';
import { env } from '@/shared/config/env';
import { accessToken, bearerOf } from './accessToken';

/** Calls the REST API with the bearer of the person given by e-mail. Once they have signed out, nothing is sent. */
export const apiAs = clientsOf(env.apiUrl);

/** The same for the host of payment intents. */
export const paymentApiAs = clientsOf(env.paymentsUrl);

/** Read when a write begins that does not name its author, so that the write ends as the same person or not at all. */
export const currentUserEmail = accessToken.owner;

function clientsOf(baseURL: string) {
  return (person: string | undefined) => createClient(baseURL, bearerOf(person));
}
