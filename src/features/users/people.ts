import { normalizeForSearch, tokenize } from '@/shared/text/search';
import type { UserRecord } from '@/shared/users/userRecord';
import { userMessages } from '@/shared/messages/users';
import type { PeopleSort } from './peopleView';

export function nameOf({ name, email }: Pick<UserRecord, 'name' | 'email'>) {
  return name ?? email ?? userMessages.nameless;
}

/** Where a record stands among those of the same e-mail: the first is the profile. */
export interface DuplicateRecord {
  place: number;
  of: number;
}

/** By id, of every record whose e-mail has more than one. Their order is that of creation, as the ids tell it. */
export function findDuplicates(users: readonly UserRecord[]) {
  const byEmail = new Map<string, string[]>();
  for (const { id, email } of users) {
    if (email === undefined) continue;
    const key = email.toLowerCase();
    byEmail.set(key, [...(byEmail.get(key) ?? []), id]);
  }
  const twins = new Map<string, DuplicateRecord>();
  for (const ids of byEmail.values()) {
    if (ids.length > 1) ids.sort().forEach((id, index) => twins.set(id, { place: index + 1, of: ids.length }));
  }
  return twins;
}

const plainTexts = new WeakMap<UserRecord, string>();

function plainTextOf(user: UserRecord) {
  const known = plainTexts.get(user);
  if (known !== undefined) return known;
  const text = normalizeForSearch(`${user.name ?? ''}\n${user.email ?? ''}`);
  plainTexts.set(user, text);
  return text;
}

/** Those in whose name or e-mail every word of the search stands. */
export function searchPeople(users: readonly UserRecord[], search: string) {
  const words = tokenize(search);
  if (words.length === 0) return users;
  return users.filter((user) => {
    const text = plainTextOf(user);
    return words.every((word) => text.includes(word));
  });
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Whoever lacks what is sorted by stands last either way; among equals the list's own order stays. */
export function sortPeople(users: readonly UserRecord[], { by, isDescending }: PeopleSort) {
  if (by === undefined) return users;
  const turn = isDescending ? -1 : 1;
  if (by === 'verified') return [...users].sort((a, b) => turn * (Number(a.isVerified) - Number(b.isVerified)));
  return [...users].sort((a, b) => {
    const [left, right] = [a[by], b[by]];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return turn * compare(left, right);
  });
}
