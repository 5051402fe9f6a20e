import * as v from 'valibot';
import { storage } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/config/storageKeys';

/** Stored from a deliberate sign-out until the next sign-in, so that no tab takes it for a session that ended by itself. */
const KEY = storageKeys.signOut;
const read = () => storage.read(KEY, v.picklist(['begun', 'done']));

export const signOutMarker = {
  begin: () => storage.write(KEY, 'begun'),
  end: () => storage.write(KEY, 'done'),
  clear: () => storage.remove(KEY),
  /** A sign-out is running, or its page was closed before it was complete. */
  isBegun: () => read() === 'begun',
  isDeliberate: () => read() !== undefined,
  /** Notifies at once when another tab has signed out: in a long-hidden tab Firebase may need a minute to notice. */
  watch(onSignOut: () => void) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEY && read() === 'done') onSignOut();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
