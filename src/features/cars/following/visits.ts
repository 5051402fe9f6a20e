import * as v from 'valibot';
import { createUserStore } from '@/shared/browser/userStore';
import { MAX_ABSENCE_MS, MAX_KNOWN_CHANGES, VISIT_PAUSE_MS, VISIT_PRECISION_MS } from '@/shared/config/storedLimits';
import { finiteNumber } from '@/shared/api/storedValues';
import { searchSchema, type Search } from '../savedSearches/searchSchema';

const seen = {
  /** In milliseconds since 1970, like all times here. */
  endedAt: finiteNumber,
  /** The last filters that the user has chosen. */
  filters: v.optional(searchSchema),
};

const visitSchema = v.object({
  ...seen,
  startedAt: finiteNumber,
  isPutAside: v.boolean(),
  /** Identifies the changes of saved cars that were put aside. */
  knownChanges: v.optional(v.pipe(v.string(), v.maxLength(MAX_KNOWN_CHANGES))),
  previous: v.optional(v.object(seen)),
});

type Visit = v.InferOutput<typeof visitSchema>;
export type PreviousVisit = NonNullable<Visit['previous']>;

/** A user's present visit on this device, and what is known from the one before. */
export const visits = createUserStore<Visit | undefined>('visit 1', visitSchema, undefined);

/** The visit to compare with; undefined if there is none, if it is too long ago, or if the user has put it aside. */
export function visitToCompare(visit: Visit | undefined) {
  if (!visit?.previous || visit.isPutAside) return undefined;
  const absence = visit.startedAt - visit.previous.endedAt;
  return absence > MAX_ABSENCE_MS || absence < 0 ? undefined : visit.previous;
}

/** Call it whenever the user does something. After a pause a new visit begins. */
export function continueVisit(user: string, now = Date.now()) {
  visits.update(user, (visit) => {
    if (!visit) return { startedAt: now, endedAt: now, isPutAside: false };
    const pause = now - visit.endedAt;
    if (pause >= 0 && pause < VISIT_PRECISION_MS) return visit;
    if (pause < VISIT_PAUSE_MS) return { ...visit, endedAt: now };
    const { endedAt, filters, knownChanges } = visit;
    return {
      startedAt: now,
      endedAt: now,
      filters,
      isPutAside: false,
      knownChanges,
      previous: { endedAt, filters },
    };
  });
}

/** Call it when the page is hidden. It never begins a visit: the user may have read the page for a long time. */
export function endVisit(user: string, now = Date.now()) {
  change(user, (visit) => ({ ...visit, endedAt: now }));
}

/** Until the next visit; the same changes of saved cars for longer. */
export function putAside(user: string, changes: string) {
  change(user, (visit) => ({ ...visit, isPutAside: true, knownChanges: changes.slice(0, MAX_KNOWN_CHANGES) }));
}

export function rememberFilters(user: string, { brand, query }: Search) {
  change(user, (visit) =>
    visit.filters?.brand === brand && visit.filters?.query === query ? visit : { ...visit, filters: { brand, query } },
  );
}

function change(user: string, update: (visit: Visit) => Visit) {
  visits.update(user, (visit) => visit && update(visit));
}
