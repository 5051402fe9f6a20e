import * as v from 'valibot';
import { CallError, isCallError } from '@/shared/api/callError';
import { api } from '@/shared/api/client';
import { identityToken } from './identity';
import { isResponseLost } from '@/shared/api/identityErrors';

const tokenResponse = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Requests a token from `/jwt`. The Firebase ID token is sent along: the existing host ignores it, a stricter one can check it.
 * @throws CallError 'no-record' when the marketplace has no record of this user
 */
export async function fetchToken(email: string) {
  const authorization = `Bearer ${await idTokenOf(email)}`;
  try {
    return (await api.get('/jwt', tokenResponse, { params: { email }, authorization, isUncached: true })).access_token;
  } catch (error) {
    if (!isCallError(error, 'status') || error.status !== 403) throw error;
    throw new CallError('no-record', { cause: error });
  }
}

/** @throws CallError 'refused' when another user is signed in by now */
async function idTokenOf(email: string) {
  const idToken = await identityToken(email).catch((error: unknown) => {
    throw isResponseLost(error) ? new CallError('no-response', { cause: error }) : error;
  });
  if (idToken === undefined) throw new CallError('refused');
  return idToken;
}
