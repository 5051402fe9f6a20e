import * as v from 'valibot';
import { storage } from '@/shared/storage';

/** Kept from a deliberate sign-out until the next sign-in, so that every tab knows that the session did not just end. */
const LEFT_KEY = 'signed-out';

export const leaving = {
  announce: () => storage.write(LEFT_KEY, true),
  takeBack: () => storage.remove(LEFT_KEY),
  isMeant: () => storage.read(LEFT_KEY, v.boolean()) === true,
};
