import * as v from 'valibot';
import { storage } from '@/lib/browser/storage';
import { storageKeys } from '@/lib/config/storageKeys';
import { accessToken } from './accessToken';
import type { Identity } from './sessionState';

const KEY = storageKeys.lastUser;
const userSchema = v.object({
  uid: v.string(),
  email: v.string(),
  name: v.string(),
  photoUrl: v.optional(v.string()),
  isEmailVerified: v.boolean(),
  createdAt: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.toDate())),
});

/** The user who was signed in last, so that their pages can be shown at once on the next visit. Firebase confirms them after that. */
export const lastUser = {
  write: (user: Identity) => void storage.write(KEY, user),
  /** Undefined also if no access token of this user is stored: then their first calls would have to wait for Firebase anyway. */
  read(): Identity | undefined {
    const user = storage.read(KEY, userSchema);
    return user && accessToken.isStored(user.email)
      ? { photoUrl: undefined, createdAt: undefined, ...user }
      : undefined;
  },
};
