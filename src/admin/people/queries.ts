import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { changedAck, writeThenVerify, type Outcome } from '@/api/acks';
import { CallError } from '@/api/callError';
import { api } from '@/api/client';
import { listOf, shownListOf } from '@/api/fields';
import { path } from '@/api/path';
import type { Car } from '@/cars/schema';
import { keys } from '@/lib/config/queryKeys';
import { apiAs } from '@/session/apiAs';
import { sessionState } from '@/session/state/sessionState';
import { readUserRecords, userRecordSchema, type UserRecord } from '@/session/state/userRecord';
import { nameOf } from './people';
import { removePosts } from './posts';
import { userTexts as texts } from './texts';

export type ListedRole = 'seller' | 'buyer';

const lists = { seller: '/user/seller', buyer: '/user/buyer' } as const;

const readUsers = (role: ListedRole) => api.get(lists[role], listOf(userRecordSchema), { isUncached: true });
const shownUsers = shownListOf(userRecordSchema);

export const usersOfRole = (role: ListedRole) =>
  queryOptions({
    queryKey: [...keys.users, 'of role', role],
    queryFn: ({ signal }) => api.get(lists[role], shownUsers, { signal, isUncached: true }),
  });

/** A user, and the list that contains them. */
export interface Listed {
  user: UserRecord;
  list: ListedRole;
}

/** For an id that is gone, the API would create a new record, so the list is read again first. */
export const makeAdmin = (listed: Listed) =>
  mutationOptions({
    mutationFn: async (): Promise<Outcome> => {
      const admin = sessionState.user()?.email;
      const { id } = listed.user;
      if (!(await findInList(listed))) {
        if (await isAdmin(listed)) return 'already-done';
        throw notThereError(listed);
      }
      return writeThenVerify(
        () => apiAs(admin).put(path('/users/admin/:id', { id }), changedAck),
        () => isAdmin(listed),
      );
    },
    meta: {
      toast: texts.adminMade,
      failed: () => texts.adminUnconfirmed(nameOf(listed.user)),
      invalidates: [keys.users, keys.roles],
    },
  });

/** Reads the list again first, for the same reason as `makeAdmin`. */
export const verifySeller = (listed: Listed) =>
  mutationOptions({
    mutationFn: async (): Promise<Outcome> => {
      const admin = sessionState.user()?.email;
      const { id } = listed.user;
      const seller = await findInList(listed);
      if (!seller) throw notThereError(listed);
      if (seller.isVerified) return 'already-done';
      return writeThenVerify(
        () => apiAs(admin).put(path('/users/admin/verified/:id', { id }), changedAck),
        async () => (await findInList(listed))?.isVerified ?? false,
      );
    },
    meta: {
      toast: texts.verified,
      failed: () => texts.verificationUnconfirmed(nameOf(listed.user)),
      invalidates: [keys.users],
    },
  });

/**
 * Removes the given posts first: if some of them fail, the user is still in the list and the removal can be tried again.
 * @throws PostsNotRemovedError in that case
 */
export const removeUser = (listed: Listed) =>
  mutationOptions({
    mutationFn: async (posts: readonly Car[]) => {
      const admin = sessionState.user()?.email;
      if (posts.length > 0) await removePosts(posts, admin);
      return writeThenVerify(
        () => apiAs(admin).delete(path('/users/:id', { id: listed.user.id }), changedAck),
        async () => !(await recordOf(listed)),
      );
    },
    meta: {
      toast: texts.removed,
      failed: () => texts.removalUnconfirmed(nameOf(listed.user)),
      invalidates: [keys.users, keys.roles, keys.cars, keys.reports],
    },
  });

async function findInList({ user, list }: Listed) {
  return (await readUsers(list)).find(({ id }) => id === user.id);
}

/** The user's current record, whatever its role is now. An email with outer blanks, which are not shown, is found in the list alone. */
async function recordOf(listed: Listed) {
  const { email, id } = listed.user;
  const records = email === undefined ? [] : await readUserRecords(email);
  return records.find((record) => record.id === id) ?? findInList(listed);
}

async function isAdmin(listed: Listed) {
  return (await recordOf(listed))?.role === 'admin';
}

function notThereError({ user }: Listed) {
  return new CallError('rule', { message: texts.notThere(nameOf(user)) });
}
