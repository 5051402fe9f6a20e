import { env } from '@/lib/config/env';
import { createClient } from './http';

/** Calls the REST API without a token, for the calls that the contract does not mark as `bearer`. */
export const api = createClient(env.apiUrl);
