import * as v from 'valibot';
import { finiteNumber } from '@/api/fields';
import { createUserStore } from '@/lib/browser/userStore';
import { MAX_KNOWN_CHANGES, VISIT_PAUSE_MS, VISIT_PRECISION_MS } from './limits';

const visitSchema = v.object({
  /** When the user was last here, in milliseconds since 1970. */
  endedAt: finiteNumber,
  /** When the visit before this one ended, unless its news were put aside. */
  previous: v.optional(finiteNumber),
  /** Identifies the changes of wishes that were put aside. */
  known: v.optional(v.pipe(v.string(), v.maxLength(MAX_KNOWN_CHANGES))),
});

type Visit = v.InferOutput<typeof visitSchema>;

export const visits = createUserStore<Visit | undefined>('visit 1', visitSchema, undefined);

/** Call it whenever the user does something. After a pause a new visit begins. */
export function continueVisit(user: string, now = Date.now()) {
  visits.update(user, (visit) => {
    if (!visit) return { endedAt: now };
    const pause = now - visit.endedAt;
    if (pause >= 0 && pause < VISIT_PRECISION_MS) return visit;
    return { ...visit, endedAt: now, previous: pause < VISIT_PAUSE_MS ? visit.previous : visit.endedAt };
  });
}

/** Call it when the page is hidden. It never begins a visit: the user may have read the page for a long time. */
export function endVisit(user: string, now = Date.now()) {
  visits.update(user, (visit) => visit && { ...visit, endedAt: now });
}

/** Until the next visit; the same changes of wishes for longer. */
export function putAside(user: string, changes: string) {
  visits.update(
    user,
    (visit) => visit && { ...visit, previous: undefined, known: changes.slice(0, MAX_KNOWN_CHANGES) },
  );
}
