import { storageKeys } from '@/lib/config/deviceStores';
import { fieldOf } from './fieldOf';
import { parsed, stored } from './stored';

/**
 * The user whose page is shown before they are confirmed, and their token: the same as `session.resumeLastUser` takes. Undefined
 * once they have signed out.
 */
export function readLastUser() {
  const entry = parsed(storageKeys.accessToken);
  const email = fieldOf(entry, 'email');
  const token = fieldOf(entry, 'token');
  const isSignedIn = fieldOf(parsed(storageKeys.lastUser), 'email') === email && stored(storageKeys.signOut) === null;
  return isSignedIn && typeof email === 'string' && typeof token === 'string' ? { email, token } : undefined;
}
