import { asListed, copyDifference, type CarCopy } from '@/cars/carCopy';
import { carTexts } from '@/cars/texts';
import { createSearch, tokenize } from '@/lib/text/search';
import type { StableRow } from '@/ui/list/stableRows';
import type { Report } from '@/reports/schema';

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
  description: string | undefined;
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
  /** What the newest report calls the car, of those that call it something else; undefined if none does. */
  reportedAs: string | undefined;
  reports: readonly StableRow<Report>[];
}

export const caseSorts = ['oldest', 'newest', 'most'] as const;
export type CaseSort = (typeof caseSorts)[number];

type CarFacts = CarCopy & { price?: number | undefined };

/** The case to which a report belongs. */
export const caseKey = ({ carId, id }: Pick<Report, 'carId' | 'id'>) => carId ?? id;

/**
 * @param rows the newest first
 * @param carOf the car of a report, as far as it is known. Without it, what the newest report says is shown
 */
export function groupByCar(
  rows: readonly StableRow<Report>[],
  carOf: (report: Report) => CarFacts | undefined,
): Case[] {
  const groups = new Map<string, [StableRow<Report>, ...StableRow<Report>[]]>();
  for (const stable of rows) {
    const key = caseKey(stable.row);
    const group = groups.get(key);
    if (group) group.push(stable);
    else groups.set(key, [stable]);
  }
  return [...groups].map(([key, group]) => {
    const [{ row }] = group;
    const car = carOf(row);
    const { carId, title, image, price } = asListed(row, car);
    const differences = group.map((report) => copyDifference(report.row, car));
    const reportedAs = carTexts.reportedAs(differences.find((difference) => difference !== undefined));
    return { key, carId, title, image, price: car ? car.price : price, reportedAs, reports: group };
  });
}

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

/** Searches the cars, their sellers, the reporters and what they called the cars. */
export function caseSearch(cars: ReadonlyMap<string, ListedCar>) {
  const hasWords = createSearch((subject: Case) => {
    const seller = cars.get(subject.key)?.seller;
    const said = subject.reports.flatMap(({ row }) => [row.title, row.reporter.name]);
    return [subject.title, seller?.name, seller?.email, ...said].join('\n');
  });
  return (cases: readonly Case[], search: string) => {
    const words = tokenize(search);
    return words.length === 0 ? cases : cases.filter((subject) => hasWords(subject, words));
  };
}
