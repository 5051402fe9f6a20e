import { groupBy } from '@/lib/browser/groupBy';
import { createSearch, tokenize } from '@/lib/text/search';
import { commonTexts } from '@/lib/text/texts';
import type { UserRecord } from '@/session/state/userRecord';
import type { PeopleSort } from './peopleView';

export function nameOf({ name, email }: Pick<UserRecord, 'name' | 'email'>) {
  return name ?? email ?? commonTexts.nameless;
}

/** The place of a record, from 1, among those with the same email. The first one is the user's profile. */
export interface DuplicateRecord {
  place: number;
  total: number;
}

/** The records whose email has more than one, keyed by id. They are ordered by creation, which the ids encode. */
export function findDuplicates(users: readonly UserRecord[]) {
  const duplicates = new Map<string, DuplicateRecord>();
  for (const [email, records] of groupBy(users, (user) => user.email?.toLowerCase())) {
    if (email === undefined || records.length === 1) continue;
    const ids = records.map(({ id }) => id).sort();
    ids.forEach((id, index) => duplicates.set(id, { place: index + 1, total: ids.length }));
  }
  return duplicates;
}

const hasWords = createSearch(({ name = '', email = '' }: UserRecord) => `${name}\n${email}`);

/** The users whose name or email contains every word of the search. */
export function searchPeople(users: readonly UserRecord[], search: string) {
  const words = tokenize(search);
  if (words.length === 0) return users;
  return users.filter((user) => hasWords(user, words));
}

let collator: Intl.Collator | undefined;

/** Users without the sorted field come last in either direction. Equal users stay in the order of the list. */
export function sortPeople(users: readonly UserRecord[], { by, isDescending }: PeopleSort) {
  if (by === undefined) return users;
  const { compare } = (collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true }));
  const direction = isDescending ? -1 : 1;
  if (by === 'verified') return [...users].sort((a, b) => direction * (Number(a.isVerified) - Number(b.isVerified)));
  return [...users].sort((a, b) => {
    const [left, right] = [a[by], b[by]];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return direction * compare(left, right);
  });
}

export type PersonAction = 'admin' | 'remove' | 'verify';
