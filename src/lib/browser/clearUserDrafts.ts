import { deviceStores, KEPT_INPUT_MS, lifetimeOf } from '@/lib/config/deviceStores';
import { storage } from './storage';
import { draftFiles, USER_PREFIX, userPrefixOf, writtenAt } from './userDrafts';
import { deleteUserFiles, isUserFiles } from './userFiles';

/** How the keys began when they had the e-mail in them. */
const FORMER_PREFIX = 'kept for ';
/** The cars that documents showed before the app's code came. */
const FORMER_KEY = 'shown_cars';

/** Removes all that is stored for users, except for `owner` if one is given. */
export function clearUserDrafts(owner?: string) {
  remove((key) => owner === undefined || !key.startsWith(userPrefixOf(owner)));
}

/** Removes what a session leaves on this device that has ended by itself: all but what was typed in the last 30 days. */
export function clearEndedSessions(now = Date.now()) {
  for (const [key, lifetime] of Object.entries(deviceStores.localStorage))
    if (lifetime === 'session') storage.remove(key);
  remove(
    (key) => lifetimeOf(nameIn(key)) !== 'input' || (!draftFiles.has(key) && now - writtenAt(key) > KEPT_INPUT_MS),
  );
}

/** Removes what earlier versions have stored and nothing reads any more, whoever is signed in. */
export function clearFormerStores() {
  storage.remove(FORMER_KEY);
  remove((key) => key.startsWith(FORMER_PREFIX) || lifetimeOf(nameIn(key)) === undefined);
}

const nameIn = (key: string) => key.slice(USER_PREFIX.length).replace(/^\w+ /, '');

function remove(shouldRemove: (key: string) => boolean) {
  const isOfUser = (key: string) => key.startsWith(USER_PREFIX) || key.startsWith(FORMER_PREFIX);
  storage.removeAll((key) => {
    const isRemoved = isOfUser(key) && shouldRemove(key);
    if (isRemoved && isUserFiles(key)) deleteUserFiles(key);
    return isRemoved;
  });
  for (const key of draftFiles.keys()) if (shouldRemove(key)) draftFiles.delete(key);
}
