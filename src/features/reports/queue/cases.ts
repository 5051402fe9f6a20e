import type { StableRow } from '@/shared/ui/list/stableRowsState';
import { createSearch, tokenize } from '@/shared/text/search';
import { asListed, copyDifference, type CarCopy } from '@/shared/carCopy';
import { copyMessages } from '@/shared/messages/copies';
import type { Report } from '../schema';

/** The details of a listed car that the moderation queue shows. */
export interface ListedCar {
  id: string;
  title: string | undefined;
  image: string | undefined;
  price: number | undefined;
  condition: string | undefined;
  mileage: number | undefined;
  gearType: string | undefined;
  isPriceFixed: boolean;
  seller: { name: string | undefined; photoUrl: string | undefined; email: string | undefined };
  listedAt: Date | undefined;
}

/** A reported car, as it is listed if that is known, with its reports, the newest first. A report that names no car is a case of its own. */
export interface Case {
  /** The car's id, or the id of a report that names no car. */
  key: string;
  carId: string | undefined;
  title: string | undefined;
  image: string | undefined;
  price: number | undefined;
  /** What the newest report that says something else says; undefined if none does. */
  reportedAs: string | undefined;
  reports: readonly StableRow<Report>[];
}

export const caseSorts = ['most', 'newest', 'oldest'] as const;
export type CaseSort = (typeof caseSorts)[number];

type CarFacts = CarCopy & { price: number | undefined };
const noCar = () => undefined;

/**
 * @param rows the newest first
 * @param carOf the car with this id, as far as it is known. Without it, what the newest report says is shown
 */
export function groupByCar(
  rows: readonly StableRow<Report>[],
  carOf: (id: string) => CarFacts | undefined = noCar,
): Case[] {
  const groups = new Map<string, [StableRow<Report>, ...StableRow<Report>[]]>();
  for (const stable of rows) {
    const key = stable.row.carId ?? stable.row.id;
    const group = groups.get(key);
    if (group) group.push(stable);
    else groups.set(key, [stable]);
  }
  return [...groups].map(([key, group]) => {
    const [{ row }] = group;
    const car = carOf(key);
    const { carId, title, image, price } = asListed(row, car);
    const differences = group.map((report) => copyDifference(report.row, car));
    const reportedAs = copyMessages.reportedAs(differences.find((difference) => difference !== undefined));
    return { key, carId, title, image, price: car ? car.price : price, reportedAs, reports: group };
  });
}

const newestOf = ({ reports }: Case) => reports[0]?.row.reportedAt?.getTime() ?? 0;
/** The time of the oldest report, in milliseconds since 1970; undefined if none is known. */
export const oldestOf = ({ reports }: Case) => reports.findLast(({ row }) => row.reportedAt)?.row.reportedAt?.getTime();
/** A case without a known time comes after all others. */
const rankOfOldest = (one: Case) => oldestOf(one) ?? Number.MAX_SAFE_INTEGER;

/** Counts the reports that were removed meanwhile too, so that no removal changes the order. Of equal ones the oldest comes first. */
export function sortCases(cases: readonly Case[], sort: CaseSort) {
  return cases.toSorted((a, b) => {
    const most = sort === 'most' ? b.reports.length - a.reports.length : 0;
    const age = sort === 'newest' ? newestOf(b) - newestOf(a) : rankOfOldest(a) - rankOfOldest(b);
    return most || age || (a.key < b.key ? -1 : 1);
  });
}

/** Searches the cars, their sellers, the reporters and what they called the cars. */
export function caseSearch(cars: ReadonlyMap<string, ListedCar>) {
  return createSearch((one: Case) => {
    const car = cars.get(one.key);
    const said = one.reports.flatMap(({ row }) => [row.title, row.reporter.name]);
    return [one.title, car?.seller.name, car?.seller.email, ...said].join('\n');
  });
}

/** The cases that contain every word of the search. */
export function searchCases(cases: readonly Case[], hasWords: ReturnType<typeof caseSearch>, search: string) {
  const words = tokenize(search);
  return words.length === 0 ? cases : cases.filter((one) => hasWords(one, words));
}

export function waitingReports({ reports }: Case): Report[] {
  return reports.flatMap(({ row, isGone }) => (isGone ? [] : row));
}

/** How many reports there are about each car, by its id. */
export function countByCar(reports: readonly Report[]) {
  const counts = new Map<string, number>();
  for (const { carId } of reports) if (carId !== undefined) counts.set(carId, (counts.get(carId) ?? 0) + 1);
  return counts;
}
