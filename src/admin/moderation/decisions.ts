import { useMemo } from 'react';
import * as v from 'valibot';
import type { Outcome } from '@/api/acks';
import { dollars, id, picture, reference, text } from '@/api/fields';
import { mapWithLimit } from '@/api/mapWithLimit';
import { path } from '@/api/path';
import { queryClient } from '@/api/queryClient';
import { isGone, takeCarDown } from '@/cars/removeCar';
import { carTexts } from '@/cars/texts';
import { createBegunList } from '@/lib/browser/begunStore';
import { keys } from '@/lib/config/queryKeys';
import { allReportsOnce, deleteReport, readReports } from '@/reports/queries';
import type { Report } from '@/reports/schema';
import { canUndo, delayFields, type DelayedWrite } from '@/session/delayed/delayedWrite';
import { createDelayedWrites } from '@/session/delayed/delayedWrites';
import { MAX_DECISIONS } from './limits';
import { moderationTexts as texts } from './texts';
import { DECISION_LOCK, DECISIONS } from './useHasDecisions';

export type Verdict = 'remove' | 'drop';

/** A reported car, as it is listed if that is known. */
export interface ReportedCar {
  carId: string | undefined;
  title: string | undefined;
  image: string | undefined;
  price: number | undefined;
}

/** What a decision keeps of a case, which also has the decision before. */
export const reportedCarOf = ({ carId, title, image, price }: ReportedCar): ReportedCar => ({
  carId,
  title,
  image,
  price,
});

interface NewDecision {
  verdict: Verdict;
  subject: ReportedCar;
  reports: readonly Pick<Report, 'id'>[];
  /** Of a failed one: the car is gone, but not all of its reports. */
  isCarRemoved?: boolean;
}

export type Decision = DelayedWrite<NewDecision>;

/** By the id of the report. */
export type Decisions = ReadonlyMap<string, Decision>;

const decisionSchema = v.object({
  verdict: v.picklist(['remove', 'drop']),
  subject: v.object({
    carId: v.undefinedable(reference),
    title: v.undefinedable(text),
    image: v.undefinedable(picture),
    price: v.undefinedable(dollars),
  }),
  reports: v.pipe(v.array(v.object({ id })), v.readonly()),
  isCarRemoved: v.exactOptional(v.boolean()),
  ...delayFields,
});

export const storedDecisions = createBegunList<v.InferOutput<typeof decisionSchema>>(
  DECISIONS,
  decisionSchema,
  MAX_DECISIONS,
);

export const decisions = createDelayedWrites<NewDecision>({
  lock: DECISION_LOCK,
  store: storedDecisions,
  idOf: ({ reports }) => reports.map(({ id }) => id).join(' '),
  carryOut,
  isSuperseded,
  deletesOnLeave,
  toast: carTexts.removed,
  failed: texts.decisionsFailed,
  notSent: texts.notSent,
  invalidates: [keys.cars, keys.reports],
});

/** The latest decision about each report. */
export function useDecisions(): Decisions {
  const all = decisions.useAll();
  return useMemo(
    () => new Map(all.flatMap((decision) => decision.reports.map(({ id }) => [id, decision] as const))),
    [all],
  );
}

/** Those that can be undone, the latest one last. */
export const useUndoable = () =>
  decisions.useAll().filter((decision) => decision.state !== 'failed' && canUndo(decision));

/** Nobody has decided about it; what could not be carried out, or was undone in another tab, waits again. */
export function isWaiting({ id }: Report, latest: Decisions) {
  const { state, isElsewhere, isRefetched } = latest.get(id) ?? {};
  return state === undefined || state === 'failed' || (isElsewhere === true && isRefetched === true);
}

/**
 * Reads the reports first: if another admin has dealt with all of those that were decided about, nothing is sent. A removed car takes
 * with it also the reports that came after the decision; dropping leaves these.
 */
async function carryOut(
  decision: NewDecision & { isSent: boolean },
  admin: string,
  markSent: () => Promise<boolean>,
): Promise<Outcome | undefined> {
  const { isCarRemoved = false, isSent } = decision;
  const removedId = removedCarOf(decision);
  const listed = await readReports(admin);
  // Calls that went out may have removed the reports alone.
  const isCarUnknown = isSent && removedId !== undefined;
  if (!isCarRemoved && !isCarUnknown && isDealtWith(decision, listed)) return 'already-done';
  if (!(await markSent())) return undefined;
  if (removedId !== undefined && !isCarRemoved) {
    if (!isSent || !(await isGone(removedId))) await takeCarDown(removedId, admin);
    decisions.change(decision, { isCarRemoved: true });
  }
  const ids = idsOf(decision);
  const meant = listed.filter(({ id, carId }) => ids.has(id) || (removedId !== undefined && carId === removedId));
  const results = await mapWithLimit(meant, ({ id }) => deleteReport(id, admin));
  for (const { result } of results) if (result.status === 'rejected') throw result.reason;
  return 'done';
}

function deletesOnLeave(decision: NewDecision) {
  const listed = queryClient.getQueryData(allReportsOnce.queryKey);
  if (listed && isDealtWith(decision, listed)) return [];
  const removedId = removedCarOf(decision);
  const car = removedId === undefined ? [] : [path('/cars/:id', { id: removedId })];
  return [...car, ...decision.reports.map(({ id }) => path('/reportedpost/:id', { id }))];
}

const idsOf = ({ reports }: NewDecision) => new Set(reports.map(({ id }) => id));
const removedCarOf = ({ verdict, subject }: NewDecision) => (verdict === 'remove' ? subject.carId : undefined);

/** The admin has decided anew, about one of the same reports or about the car. */
function isSuperseded(failed: NewDecision, next: NewDecision) {
  const carId = removedCarOf(failed);
  const ids = idsOf(next);
  return failed.reports.some(({ id }) => ids.has(id)) || (carId !== undefined && carId === next.subject.carId);
}

/** Another admin has removed all of the reports. */
function isDealtWith(decision: NewDecision, listed: readonly Report[]) {
  const ids = idsOf(decision);
  return !listed.some(({ id }) => ids.has(id));
}
