import * as v from 'valibot';
import { storage } from '@/shared/browser/storage';

/** Kept from a deliberate sign-out until the next sign-in, so that every tab knows that the session did not just end. */
const LEFT_KEY = 'signed-out';
const read = () => storage.read(LEFT_KEY, v.picklist(['begun', 'done']));

export const signOutMarker = {
  begin: () => storage.write(LEFT_KEY, 'begun'),
  end: () => storage.write(LEFT_KEY, 'done'),
  clear: () => storage.remove(LEFT_KEY),
  /** It is under way, or the page that began it was closed before its end. */
  isBegun: () => read() === 'begun',
  isDeliberate: () => read() !== undefined,
  /** Tells at once that another tab has signed out: in a tab long hidden the identity service's word may take a minute. */
  watch(onLeft: () => void) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === LEFT_KEY && read() === 'done') onLeft();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
