import * as v from 'valibot';
import { storage } from '@/lib/browser/storage';
import { storageKeys } from '@/lib/config/storageKeys';

/**
 * Stored from a deliberate sign-out until the next sign-in. Until then nobody is signed in on this device, in any tab, whatever Firebase
 * still stores.
 */
const KEY = storageKeys.signOut;
const read = () => storage.read(KEY, v.picklist(['begun', 'done']));

export const signOutMarker = {
  begin: () => storage.write(KEY, 'begun'),
  /** Firebase has signed out as well. */
  end: () => void (read() === 'begun' && storage.write(KEY, 'done')),
  clear: () => storage.remove(KEY),
  /** Firebase may still store the user. */
  isBegun: () => read() === 'begun',
  isDeliberate: () => read() !== undefined,
};
