import { beginRead } from '@/lib/browser/begunReads';
import type { FirstRead } from '@/lib/config/firstReads';
import { readLastUser } from './readLastUser';

/** Replaced when the script is bundled (`tools/inlineScript.ts`): the address of the API, and for each page its first reads. */
declare const API_URL: string;
declare const FIRST_READS: readonly {
  page: string;
  isPublic: boolean;
  reads: readonly FirstRead[];
}[];

/**
 * Begins the first reads of the page at this address while the code is loading: those of a protected page, and those with a token or an
 * email, for a user who is still signed in on this device. The app then takes the responses (`takeBegunRead`).
 */
export function beginReads() {
  const user = readLastUser();
  for (const { page, isPublic, reads } of FIRST_READS) {
    const parameter = new RegExp(page).exec(location.pathname);
    if (!parameter || !(isPublic || user)) continue;
    for (const { call, isBearer, isUncached } of reads) {
      if (isBearer && !user) continue;
      const authorization = isBearer && user ? `Bearer ${user.token}` : undefined;
      const path = call.replace(':', parameter[1] ?? '').replace('$', encodeURIComponent(user?.email ?? ''));
      beginRead(API_URL + path, isUncached ? 'no-store' : 'default', authorization);
    }
  }
}
