import { userPrefixOf } from '@/lib/browser/userKeys';
import type { UserStoreName } from '@/lib/config/deviceStores';

/** The key under which the app stores this for a user. */
export const userKey = (email: string, name: UserStoreName) => userPrefixOf(email) + name;

/** Stores JSON for a user as an earlier visit would have done. */
export function storeForUser(email: string, name: UserStoreName, json: string, at = Date.now()) {
  localStorage.setItem(userKey(email, name), `{"at":${at},"value":${json}}`);
}
