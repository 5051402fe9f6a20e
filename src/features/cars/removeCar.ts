import * as v from 'valibot';
import { changedAck, writeThenVerify } from '@/shared/api/acks';
import { isCallError } from '@/shared/api/callError';
import { api } from '@/shared/api/client';
import { oneOf } from '@/shared/api/fields';
import { path } from '@/shared/api/path';
import { apiAs } from '@/shared/session/apiAs';

/** Removes a post of the seller with this e-mail. @throws CallError 'refused' once somebody else is signed in */
export const removeOwnPost = (email: string, id: string) =>
  writeThenVerify(
    () => apiAs(email).delete(path('/seller/:id', { id }), changedAck),
    () => isGone(id),
  );

/** Removes a reported car, or a car of a seller who is removed. */
export const takeCarDown = (id: string, admin: string | undefined) =>
  writeThenVerify(
    () => apiAs(admin).delete(path('/cars/:id', { id }), changedAck),
    () => isGone(id),
  );

async function isGone(id: string) {
  try {
    await api.get(path('/cars/:id', { id }), oneOf(v.unknown()));
    return false;
  } catch (error) {
    if (isCallError(error, 'not-found')) return true;
    throw error;
  }
}
