import * as v from 'valibot';
import { CallError, isCallError, isResponseLost } from '@/api/callError';
import { api, errorBodyOf } from '@/api/client';
import { noRecordResponse, unconfirmedResponse } from '@/api/refusals';
import { accessToken } from '@/session/state/accessToken';
import { currentIdentity, identityToken } from './identity';

const tokenResponse = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Requests a token from `/jwt`. The Firebase ID token is sent along: the existing host ignores it, a stricter one can check it.
 * @throws CallError 'no-record' when the marketplace has no record of this user, 'unconfirmed' when they must confirm their email first
 */
export async function fetchToken(email: string) {
  try {
    return await requestToken(email, false);
  } catch (error) {
    // An ID token says for up to an hour what was so when it was issued; with a wrong clock, the SDK keeps it for longer.
    // Stryker disable next-line OptionalChaining: the call had an ID token, so there is a user.
    const isOutdated = isCallError(error, 'unconfirmed') && currentIdentity()?.isEmailVerified === true;
    const isExpired = isCallError(error) && error.status === 401;
    if (!isOutdated && !isExpired) throw error;
    return requestToken(email, true);
  }
}

/** Fetches a new token of the user who is signed in. Concurrent callers share one call. @throws CallError as `fetchToken` */
export const renewToken = () => accessToken.renew(fetchToken);

async function requestToken(email: string, isIdTokenForced: boolean) {
  const authorization = `Bearer ${await idTokenOf(email, isIdTokenForced)}`;
  try {
    return (await api.get('/jwt', tokenResponse, { params: { email }, authorization, isUncached: true })).access_token;
  } catch (error) {
    if (!isCallError(error) || error.status !== 403) throw error;
    if (errorBodyOf(error, noRecordResponse)) throw new CallError('no-record', { cause: error });
    if (errorBodyOf(error, unconfirmedResponse)) throw new CallError('unconfirmed', { cause: error });
    throw error;
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
