import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { insertedAck } from '@/api/acks';
import { api } from '@/api/client';
import { createdAt, email, id, listOf, picture, text } from '@/api/fields';
import { path } from '@/api/path';
import { readSpellings } from '@/api/readSpellings';
import { keys } from '@/lib/config/queryKeys';

/** The roles that people choose at sign-up. Only an admin makes another admin. */
export const signUpRoles = ['buyer', 'seller'] as const;
export type SignUpRole = (typeof signUpRoles)[number];
const roles = [...signUpRoles, 'admin'] as const;

/** A user record. The wire names `photURL` and `useVerify` are mapped here and used nowhere else. */
export const userRecordSchema = v.pipe(
  v.object({
    _id: id,
    name: v.optional(text),
    email: v.optional(email),
    photURL: v.optional(picture),
    role: v.fallback(v.optional(v.picklist(roles)), undefined),
    useVerify: v.optional(v.unknown()),
  }),
  v.transform(({ _id, photURL, useVerify, ...user }) => ({
    ...user,
    id: _id,
    photoUrl: photURL,
    isVerified: useVerify === 'verified',
  })),
);
const records = listOf(userRecordSchema);
export type UserRecord = v.InferOutput<typeof userRecordSchema>;

/** The records of an email: none, one, or several after double sign-ups. The first one is the profile. */
// Stryker disable next-line ArrowFunction: stories show what it reads.
export const userRecordsOf = (email: string) =>
  queryOptions({
    // Stryker disable next-line StringLiteral: any word that no other key of users has.
    queryKey: [...keys.users, 'of', email],
    queryFn: ({ signal }) => readSpellings(email, (spelling) => readUserRecords(spelling, signal)),
  });

/** When a user's account was created: of several records, the oldest counts. */
// Stryker disable next-line ArrayDeclaration: without a record there is no date either.
export function accountSince(all: readonly UserRecord[] = []) {
  const [oldest] = all.map((record) => record.id).toSorted();
  return oldest === undefined ? undefined : createdAt(oldest);
}

export function readUserRecords(email: string, signal?: AbortSignal) {
  return api.get(path('/users/:email', { email }), records, { signal, isUncached: true });
}

export interface NewUserRecord {
  email: string;
  name: string;
  photoUrl: string | undefined;
  role: SignUpRole;
}

/** `POST /users` is not idempotent, so only `signUpCompletion.ts` calls it, after it has read the existing records. */
export function postUserRecord({ photoUrl, ...user }: NewUserRecord) {
  return api.post('/users', { ...user, photURL: photoUrl ?? '' }, insertedAck);
}
