import { generatePath } from 'react-router-dom';
import * as v from 'valibot';
import { slug, text, boundedList, finiteNumber } from '@/api/fields';
import type { Car } from '@/cars/schema';
import { brandName } from '@/cars/specs';
import { readFilters, writeFilters, type CarFilters, matcher } from '@/catalog/filters/carFilters';
import { chosenFilters } from '@/catalog/filters/useCarFilters';
import { createUserStore } from '@/lib/browser/userStore';
import { paths } from '@/lib/config/paths';
import { truncate } from '@/lib/text/format';
import { MAX_SAVED_SEARCHES, MAX_SEARCH_QUERY, MAX_SEARCH_NAME } from './limits';

const savedSearchSchema = v.object({
  // An invalid slug makes the whole search invalid: without its brand it would match other cars.
  brand: v.optional(v.pipe(slug, v.string())),
  query: v.pipe(
    v.string(),
    v.check((query) => query.length <= MAX_SEARCH_QUERY),
  ),
  name: v.pipe(text, v.string()),
  /** When the user last looked at this search, in milliseconds since 1970; newer posts count as new. */
  openedAt: finiteNumber,
});

export type SavedSearch = v.InferOutput<typeof savedSearchSchema>;
/** What a search looks for: a brand, if it was made on the page of one, and the filters as they are in the address. */
export type Search = Pick<SavedSearch, 'brand' | 'query'>;

/** A user's saved searches on this device, in the order in which they were saved. */
export const savedSearches = createUserStore<readonly SavedSearch[]>(
  'saved searches 1',
  boundedList(savedSearchSchema, MAX_SAVED_SEARCHES),
  [],
);

/** The search for these filters. Neither the order of the list nor the spaces around the words are part of it. */
export function searchOf(filters: CarFilters, brand: string | undefined): Search {
  const search = filters.search.trim();
  return { brand, query: writeFilters({ ...filters, search, sort: 'newest' }, new URLSearchParams()).toString() };
}

/** Regardless of capitals, and of the order in which the conditions were chosen. */
export function isSameSearch(a: Search, b: Search) {
  return a.brand === b.brand && conditionsIn(a.query) === conditionsIn(b.query);
}

function conditionsIn(query: string) {
  const params = new URLSearchParams(query);
  return [...params].map(String).toSorted().join('\n').toLowerCase();
}

export function addressOf({ brand, query }: Search) {
  const pathname = brand === undefined ? paths.cars : generatePath(paths.brand, { slug: brand });
  return query === '' ? pathname : `${pathname}?${query}`;
}

export function saveSearch(user: string, search: SavedSearch) {
  savedSearches.update(user, (searches) =>
    searches.some((other) => isSameSearch(other, search)) ? searches : [...searches, search],
  );
}

export function markSearchOpened(user: string, search: Search, now = Date.now()) {
  savedSearches.update(user, (searches) =>
    searches.map((other) => (isSameSearch(other, search) ? { ...other, openedAt: now } : other)),
  );
}

export function removeSearch(user: string, search: Search) {
  savedSearches.update(user, (searches) => searches.filter((other) => !isSameSearch(other, search)));
}

export const postedSince = (cars: readonly Car[], since: number) =>
  cars.filter(({ listedAt }) => (listedAt?.getTime() ?? 0) > since);

/** How many cars match each search that were posted after the user last looked at it, and after `since` if that is later. */
export function newCounts(searches: readonly SavedSearch[], cars: readonly Car[], since = 0, now = Date.now()) {
  // A time in the future is of a wrong clock, and says nothing.
  const startOf = ({ openedAt }: SavedSearch) => Math.max(openedAt > now ? 0 : openedAt, since);
  // Once for all searches: most of many cars are older.
  const recent = postedSince(cars, Math.min(...searches.map(startOf)));
  return searches.map((search) => postedSince(recent, startOf(search)).filter(searchMatcher(search)).length);
}

function searchMatcher({ brand, query }: Search) {
  const matches = matcher(readFilters(new URLSearchParams(query)));
  return (car: Car) => (brand === undefined || car.brand === brand) && matches(car);
}

export function nameOfSearch(filters: CarFilters, brand: string | undefined, cars: readonly Car[]) {
  const values = chosenFilters(filters, cars).map(({ label }) => label);
  const parts = [brand && brandName(brand), filters.search.trim(), ...values];
  return truncate(parts.filter(Boolean).join(', '), MAX_SEARCH_NAME - 1);
}
