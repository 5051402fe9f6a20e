import { env } from '@/shared/env';
import { accessToken } from '@/shared/session/accessToken';
import { createClient } from './http';

/** Reads that the contract does not mark as bearer. */
export const api = createClient(env.apiUrl);

/** Reads that it does, and every write. */
export const bearerApi = createClient(env.apiUrl, accessToken);

/** The host of payment intents. */
export const paymentApi = createClient(env.paymentsUrl, accessToken);
