import { asListed, copyDifference } from '@/cars/carCopy';
import type { Car } from '@/cars/schema';
import { carTexts } from '@/cars/texts';
import type { ListedCars } from '@/cars/useListedCars';
import { groupBy } from '@/lib/browser/groupBy';
import { createSearch, tokenize } from '@/lib/text/search';
import type { Report } from '@/reports/schema';
import type { StableRow } from '@/ui/list/stableRows';
import { isWaiting, type Decision, type Decisions, type ReportedCar } from './decisions';

/** A reported car with its reports, the newest first. A report that names no car is a case of its own. */
export interface Case extends ReportedCar {
  /** The car's id, or the id of a report that names no car. */
  key: string;
  /** The car as it is listed now; undefined while that is not known. */
  car: Car | undefined;
  /** The car is known to be no longer listed. */
  isGone: boolean;
  /** Whether the car is listed, and as what, is not known yet, so that nothing can be decided. */
  isUnread: boolean;
  /** The car is being read for the first time. */
  isPending: boolean;
  /** What the newest report calls the car, of those that call it something else; undefined if none does. */
  reportedAs: string | undefined;
  reports: readonly StableRow<Report>[];
  /** The reports that wait; none if the case is decided, or dealt with elsewhere. */
  waiting: readonly Report[];
  /** The latest decision about any of its reports. */
  decision: Decision | undefined;
}

export const caseSorts = ['oldest', 'newest', 'most'] as const;
export type CaseSort = (typeof caseSorts)[number];

export const caseKey = ({ carId, id }: Pick<Report, 'carId' | 'id'>) => carId ?? id;

interface Known extends ListedCars {
  decisions: Decisions;
}

/** @param rows the newest first */
export function groupByCar(rows: readonly StableRow<Report>[], { cars, pending, gone, decisions }: Known): Case[] {
  return [...groupBy(rows, ({ row }) => caseKey(row))].map(([key, reports]) => {
    const [{ row }] = reports;
    const car = cars.get(key);
    // A car that was removed by a decision keeps its own title.
    const known = car ?? decisions.get(row.id)?.subject;
    const { carId, title, image, price } = asListed(row, known);
    const differences = reports.map((report) => copyDifference(report.row, known));
    return {
      key,
      carId,
      title,
      image,
      price: known ? known.price : price,
      car,
      isGone: gone.has(key),
      isUnread: carId !== undefined && !car && !gone.has(key),
      isPending: pending.has(key),
      reportedAs: carTexts.reportedAs(differences.find((difference) => difference !== undefined)),
      reports,
      waiting: reports.flatMap((report) => (!report.isGone && isWaiting(report.row, decisions) ? report.row : [])),
      decision: reports
        .flatMap((report) => decisions.get(report.row.id) ?? [])
        .toSorted((a, b) => b.dueAt - a.dueAt)[0],
    };
  });
}

export const canRemove = ({ car }: Case) => car !== undefined;
export const hasWaiting = ({ waiting }: Case) => waiting.length > 0;
export const canDecide = (subject: Case) => hasWaiting(subject) && !subject.isUnread;

/** Whether what has become of a case is shown, instead of how it waits. */
export const hasOutcome = ({ waiting, decision }: Case) => waiting.length === 0 || decision?.state === 'failed';

const newestOf = ({ reports }: Case) => reports[0]?.row.reportedAt?.getTime() ?? 0;
/** When the car was first reported, as far as that is known. */
export const oldestOf = ({ reports }: Case) => reports.findLast(({ row }) => row.reportedAt)?.row.reportedAt;
/** A case without a known time comes after all others. */
const rankOfOldest = (subject: Case) => oldestOf(subject)?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** Counts the reports that were removed meanwhile too, so that no removal changes the order. Of equal ones the oldest comes first. */
export function sortCases(cases: readonly Case[], sort: CaseSort) {
  return cases.toSorted((a, b) => {
    const most = sort === 'most' ? b.reports.length - a.reports.length : 0;
    const age = sort === 'newest' ? newestOf(b) - newestOf(a) : rankOfOldest(a) - rankOfOldest(b);
    return most || age || (a.key < b.key ? -1 : 1);
  });
}

const hasWords = createSearch(({ title, car, reports }: Case) => {
  const said = reports.flatMap(({ row }) => [row.title, row.reporter.name]);
  return [title, car?.seller.name, car?.seller.email, ...said].join('\n');
});

/** Searches the cars, their sellers, the reporters and what they called the cars. */
export function searchCases(cases: readonly Case[], search: string) {
  const words = tokenize(search);
  return cases.filter((subject) => hasWords(subject, words));
}
