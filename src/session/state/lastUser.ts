import * as v from 'valibot';
import { mayHaveDatabase } from '@/lib/browser/databases';
import { storage } from '@/lib/browser/storage';
import { storageKeys } from '@/lib/config/deviceStores';
import { isSameEmail } from '@/lib/text/isSameEmail';
import { accessToken, ownerOf } from './accessToken';
import type { Identity } from './sessionState';

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
  write: (user: Identity) => storage.replace(storageKeys.lastUser, user),
  /** Undefined also if no access token of this user is stored: then their first calls would have to wait for Firebase anyway. */
  read(): Identity | undefined {
    const user = storage.read(storageKeys.lastUser, userSchema);
    return user && accessToken.isStored(user.email)
      ? { photoUrl: undefined, createdAt: undefined, ...user }
      : undefined;
  },
  /** Removes what a later visit would show another user's pages with. */
  removeOthers(email: string) {
    for (const key of [storageKeys.accessToken, storageKeys.lastUser]) {
      if (!isSameEmail(ownerOf(key), email)) storage.remove(key);
    }
  },
};

/** Where Firebase Auth stores the user, with the persistence that `identity/identity.ts` sets. */
// Stryker disable StringLiteral: they are set before a test begins; with other names `lastUser.test.ts` fails.
const FIREBASE_DATABASE = 'firebaseLocalStorageDb';
const FIREBASE_KEY = 'firebase:authUser:';
// Stryker restore StringLiteral

/** Whether Firebase may have a signed-in user in this browser, found out without loading its SDK. */
export async function hasPersistedUser() {
  return places.some((place) => keysIn(place).length > 0) || mayHaveDatabase(FIREBASE_DATABASE);
}

const places = ['localStorage', 'sessionStorage'] as const;

/** None if the browser blocks storage for this site. */
function keysIn(place: (typeof places)[number]) {
  try {
    return Object.keys(window[place]).filter((key) => key.startsWith(FIREBASE_KEY));
  } catch {
    return [];
  }
}

/** Removes the user that Firebase stores, without its SDK, which follows: it watches both places. */
export function removePersistedUser() {
  for (const place of places) for (const key of keysIn(place)) window[place].removeItem(key);
  try {
    const opening = indexedDB.open(FIREBASE_DATABASE);
    // There is none: it is not created.
    // Stryker disable next-line OptionalChaining: an upgrade has a transaction.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    // Stryker disable next-line ArrowFunction: without it, a browser may only write the error to its console.
    opening.onerror = (event) => event.preventDefault();
    // Emptied, because a database that is open in another tab cannot be deleted.
    opening.onsuccess = () => emptyDatabase(opening.result);
  } catch {
    // The browser blocks databases for this site.
  }
}

function emptyDatabase(opened: IDBDatabase) {
  const names = [...opened.objectStoreNames];
  if (names.length > 0) {
    const emptying = opened.transaction(names, 'readwrite');
    for (const name of names) emptying.objectStore(name).clear();
  }
  // Once the transaction has ended.
  opened.close();
}

/**
 * Stored from a deliberate sign-out until the next sign-in. Until then nobody is signed in on this device, in any tab, whatever Firebase
 * still stores.
 */
const { signOut } = storageKeys;
const readSignOut = () => storage.read(signOut, v.picklist(['begun', 'done']));

export const signOutMarker = {
  /** @returns whether the browser stores it; until this page is closed, it holds anyway */
  begin: () => storage.write(signOut, 'begun'),
  /** Firebase has signed out as well. */
  end: () => void (readSignOut() === 'begun' && storage.write(signOut, 'done')),
  clear: () => storage.remove(signOut),
  /** Firebase may still store the user. */
  isBegun: () => readSignOut() === 'begun',
  isDeliberate: () => readSignOut() !== undefined,
};
