import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { changedAck, writeThenVerify, type Outcome } from '@/shared/api/acks';
import { CallError } from '@/shared/api/callError';
import { api } from '@/shared/api/client';
import { apiAs, currentUserEmail } from '@/shared/session/apiAs';
import { listOf } from '@/shared/api/fields';
import { path } from '@/shared/api/path';
import { keys } from '@/shared/config/queryKeys';
import { sendConfirmation } from '@/shared/session/identityActions';
import { session } from '@/shared/session/session';
import { readUserRecords, userRecordSchema, type UserRecord } from '@/shared/users/userRecord';
import { userMessages as messages } from '@/shared/messages/users';
import { nameOf } from './people';

export type ListedRole = 'seller' | 'buyer';

const lists = { seller: '/user/seller', buyer: '/user/buyer' } as const;

const readUsers = (role: ListedRole, signal?: AbortSignal) =>
  api.get(lists[role], listOf(userRecordSchema), { signal });

export const usersOfRole = (role: ListedRole) =>
  queryOptions({
    queryKey: [...keys.users, 'of role', role],
    queryFn: ({ signal }) => readUsers(role, signal),
  });

/** A person, and the list in which they stand. */
export interface Listed {
  user: UserRecord;
  list: ListedRole;
}

/** The call makes a new record of an id that is gone, so the list is read again first. */
export const makeAdmin = mutationOptions({
  mutationFn: async (listed: Listed): Promise<Outcome> => {
    const { id } = listed.user;
    const admin = currentUserEmail();
    if (!(await inList(listed))) {
      if (await isAdmin(listed)) return 'already-done';
      throw notThere(listed);
    }
    return writeThenVerify(
      () => apiAs(admin).put(path('/users/admin/:id', { id }), changedAck),
      () => isAdmin(listed),
    );
  },
  meta: { toast: messages.adminMade, refreshes: [keys.users, keys.roles] },
});

/** Reads the list again first, for the same reason. */
export const verifySeller = mutationOptions({
  mutationFn: async (listed: Listed): Promise<Outcome> => {
    const { id } = listed.user;
    const admin = currentUserEmail();
    const seller = await inList(listed);
    if (!seller) throw notThere(listed);
    if (seller.isVerified) return 'already-done';
    return writeThenVerify(
      () => apiAs(admin).put(path('/users/admin/verified/:id', { id }), changedAck),
      async () => (await inList(listed))?.isVerified ?? false,
    );
  },
  meta: { toast: messages.verified, refreshes: [keys.users] },
});

export const removeUser = mutationOptions({
  mutationFn: (listed: Listed) =>
    writeThenVerify(
      () => apiAs(currentUserEmail()).delete(path('/users/:id', { id: listed.user.id }), changedAck),
      async () => !(await recordOf(listed)),
    ),
  meta: { toast: messages.removed, refreshes: [keys.users, keys.roles] },
});

export const resendConfirmation = mutationOptions({ mutationFn: () => sendConfirmation() });

/** Asks the identity service whether the person has opened the link in the mail. */
export const checkConfirmation = mutationOptions({ mutationFn: async () => (await session.actions()).reload() });

async function inList({ user, list }: Listed) {
  return (await readUsers(list)).find(({ id }) => id === user.id);
}

/** The record as it is now, whatever its role has become. */
async function recordOf(listed: Listed) {
  const { email, id } = listed.user;
  if (email === undefined) return inList(listed);
  return (await readUserRecords(email)).find((record) => record.id === id);
}

async function isAdmin(listed: Listed) {
  return (await recordOf(listed))?.role === 'admin';
}

function notThere({ user }: Listed) {
  return new CallError('rule', { message: messages.notThere(nameOf(user)) });
}
