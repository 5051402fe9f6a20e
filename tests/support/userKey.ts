import { userKeyOf } from '@/lib/browser/userKeys';
import type { UserStoreName } from '@/lib/config/deviceStores';

/** Stores JSON for a user as an earlier visit would have done. */
export function storeForUser(email: string, name: UserStoreName, json: string, at = Date.now()) {
  localStorage.setItem(userKeyOf(email, name), `{"at":${at},"value":${json}}`);
}
