import * as v from 'valibot';
import { CallError, isCallError } from '@/shared/api/callError';
import { api } from '@/shared/api/client';
import { identityToken } from './identity';
import { isAnswerLost } from '@/shared/api/identityErrors';

const tokenAnswer = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Asks `/jwt` with the identity token beside the e-mail: the existing host ignores it, a stricter one can check it.
 * @throws CallError 'no-record' where the marketplace has none of this person
 */
export async function fetchToken(email: string) {
  const authorization = `Bearer ${await proofOf(email)}`;
  try {
    return (await api.get('/jwt', tokenAnswer, { params: { email }, authorization })).access_token;
  } catch (error) {
    if (!isCallError(error, 'status') || error.status !== 403) throw error;
    throw new CallError('no-record', { cause: error });
  }
}

/** @throws CallError 'refused' when it is somebody else by now */
async function proofOf(email: string) {
  const proof = await identityToken(email).catch((error: unknown) => {
    throw isAnswerLost(error) ? new CallError('no-answer', { cause: error }) : error;
  });
  if (proof === undefined) throw new CallError('refused');
  return proof;
}
