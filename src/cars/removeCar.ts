import * as v from 'valibot';
import { changedAck, writeThenVerify } from '@/api/acks';
import { isCallError } from '@/api/callError';
import { api } from '@/api/client';
import { oneOf } from '@/api/fields';
import { path } from '@/api/path';
import { apiAs } from '@/session/apiAs';

/** Removes a post of the seller with this email. @throws CallError 'refused' once somebody else is signed in */
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

export async function isGone(id: string) {
  try {
    await api.get(path('/cars/:id', { id }), oneOf(v.unknown()));
    return false;
  } catch (error) {
    if (isCallError(error, 'not-found')) return true;
    throw error;
  }
}
