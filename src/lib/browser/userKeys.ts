import { lifetimeOf, type UserStoreName } from '@/lib/config/deviceStores';

const USER_PREFIX = 'user ';

/** The prefixes of the users whose session has ended in this page, and whether they have signed out. */
const closed = new Map<string, 'ended' | 'signed-out'>();

/** By email, because each card of a list reads several keys. */
const prefixes = new Map<string, string>();

/** The beginning of the keys of a user. It has a digest of the email, because keys can be read by whoever has the device. */
export function userPrefixOf(email: string) {
  const prefix = prefixes.get(email) ?? `${USER_PREFIX}${digest(email.toLowerCase())} `;
  prefixes.set(email, prefix);
  return prefix;
}

/** The key under which a value, or what was begun, is stored for a user. */
export const userKeyOf = (email: string, name: UserStoreName) => userPrefixOf(email) + name;

/**
 * From now on nothing is stored for this user, or only what was typed: a call that ends after the session must leave nothing else on
 * the device.
 */
export const closeUserStorage = (email: string, how: 'ended' | 'signed-out') =>
  void closed.set(userPrefixOf(email), how);
export const openUserStorage = (email: string) => void closed.delete(userPrefixOf(email));

/** Whether nothing is stored under this name any more. */
export function isUserStorageClosed(email: string, name: UserStoreName) {
  const how = closed.get(userPrefixOf(email));
  return how === 'signed-out' || (how === 'ended' && lifetimeOf(name) === 'session');
}

export const isOfUser = (key: string) => key.startsWith(USER_PREFIX);

/** The name under which a value is stored for a user. */
export const nameIn = (key: string) => key.slice(USER_PREFIX.length).replace(/^\w+ /, '');

const encoder = new TextEncoder();

/** FNV-1a, 64 bits in hexadecimal. Not secret: whoever has a text can compute it. Unlike `crypto.subtle`, it needs no promise. */
function digest(text: string) {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (const byte of encoder.encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x1_00_00_00_01_b3n);
  return hash.toString(16).padStart(16, '0');
}
