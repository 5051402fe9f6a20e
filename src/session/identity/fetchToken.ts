import * as v from 'valibot';
import { CallError, isCallError, isResponseLost } from '@/api/callError';
import { api, errorBodyOf } from '@/api/client';
import { currentIdentity, identityToken } from './identity';

const tokenResponse = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });
/** The body of a 403 of a host that issues tokens for confirmed e-mails alone. */
const unconfirmedResponse = v.object({ message: v.literal('email not verified') });

/**
 * Requests a token from `/jwt`. The Firebase ID token is sent along: the existing host ignores it, a stricter one can check it.
 * @throws CallError 'no-record' when the marketplace has no record of this user, 'unconfirmed' when they must confirm their e-mail first
 */
export async function fetchToken(email: string) {
  try {
    return await requestToken(email, false);
  } catch (error) {
    // An ID token says for up to an hour what was so when it was issued; with a wrong clock, the SDK keeps it for longer.
    const isOutdated = isCallError(error, 'unconfirmed') && currentIdentity()?.isEmailVerified === true;
    const isExpired = isCallError(error, 'status') && error.status === 401;
    if (!isOutdated && !isExpired) throw error;
    return requestToken(email, true);
  }
}

async function requestToken(email: string, isIdTokenForced: boolean) {
  const authorization = `Bearer ${await idTokenOf(email, isIdTokenForced)}`;
  try {
    return (await api.get('/jwt', tokenResponse, { params: { email }, authorization, isUncached: true })).access_token;
  } catch (error) {
    if (!isCallError(error, 'status') || error.status !== 403) throw error;
    throw new CallError(errorBodyOf(error, unconfirmedResponse) ? 'unconfirmed' : 'no-record', { cause: error });
  }
}

/** @throws CallError 'refused' when another user is signed in by now */
async function idTokenOf(email: string, isForced: boolean) {
  const idToken = await identityToken(email, isForced).catch((error: unknown) => {
    throw isResponseLost(error) ? new CallError('no-response', { cause: error }) : error;
  });
  if (idToken === undefined) throw new CallError('refused');
  return idToken;
}
