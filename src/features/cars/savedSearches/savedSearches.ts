import { generatePath } from 'react-router-dom';
import * as v from 'valibot';
import { text } from '@/shared/api/fields';
import { createUserStore } from '@/shared/browser/userStore';
import { MAX_SAVED_SEARCHES, MAX_SEARCH_NAME } from '@/shared/config/storedLimits';
import { paths } from '@/shared/config/paths';
import { sanitizeText } from '@/shared/text/sanitizeText';
import { readFilters, writeFilters, type CarFilters } from '../filters/carFilters';
import { matcher } from '../filters/carMatching';
import type { Car } from '../schema';
import { boundedList, finiteNumber } from '@/shared/api/storedValues';
import { searchSchema, type Search } from './searchSchema';

const savedSearchSchema = v.object({
  ...searchSchema.entries,
  name: v.pipe(text, v.string()),
  /** In milliseconds since 1970, like `openedAt`. */
  savedAt: finiteNumber,
  /** When the user last looked at this search; newer posts count as new. */
  openedAt: finiteNumber,
});

export type SavedSearch = v.InferOutput<typeof savedSearchSchema>;

/** A user's saved searches on this device, in the order in which they were saved. */
export const savedSearches = createUserStore<readonly SavedSearch[]>(
  'saved searches 1',
  boundedList(savedSearchSchema, MAX_SAVED_SEARCHES),
  [],
);

/** The search for these filters. The order of the list is not part of it. */
export function searchOf(filters: CarFilters, brand: string | undefined): Search {
  return { brand, query: writeFilters({ ...filters, sort: 'newest' }, new URLSearchParams()).toString() };
}

export function isSameSearch(a: Search, b: Search) {
  return a.brand === b.brand && a.query === b.query;
}

/** The address of the list that shows this search. */
export function addressOf({ brand, query }: Search) {
  const pathname = brand === undefined ? paths.cars : generatePath(paths.brand, { slug: brand });
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** Returns a function that tells whether a car matches the search. */
export function searchMatcher({ brand, query }: Search) {
  const matches = matcher(readFilters(new URLSearchParams(query)));
  return (car: Car) => (brand === undefined || car.brand === brand) && matches(car);
}

/** A name as it is stored; undefined if nothing visible is left of it. */
export function cleanSearchName(name: string) {
  return sanitizeText(name, { length: MAX_SEARCH_NAME, lines: 1 });
}

export function saveSearch(user: string, search: SavedSearch) {
  savedSearches.update(user, (searches) =>
    searches.some((other) => isSameSearch(other, search)) ? searches : [...searches, search],
  );
}

/** Keeps the old name if nothing visible is left of the new one. */
export function renameSearch(user: string, search: Search, newName: string) {
  const name = cleanSearchName(newName);
  if (name !== undefined) change(user, search, { name });
}

export function markSearchOpened(user: string, search: Search, now = Date.now()) {
  change(user, search, { openedAt: now });
}

export function removeSearch(user: string, search: Search) {
  savedSearches.update(user, (searches) => searches.filter((other) => !isSameSearch(other, search)));
}

/** Undoes a removal. @param index its place in the list */
export function restoreSearch(user: string, search: SavedSearch, index: number) {
  savedSearches.update(user, (searches) =>
    searches.some((other) => isSameSearch(other, search)) ? searches : searches.toSpliced(index, 0, search),
  );
}

function change(user: string, search: Search, fields: Partial<SavedSearch>) {
  savedSearches.update(user, (searches) =>
    searches.map((other) => (isSameSearch(other, search) ? { ...other, ...fields } : other)),
  );
}
