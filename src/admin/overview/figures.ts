import { groupBy } from '@/lib/browser/groupBy';
import { truncate } from '@/lib/text/format';
import { daysSince, mondayOf, timeOf, type Dated } from './dates';
import { CHART_BRANDS, CHART_WEEKS, MIN_USUAL_WEEKS } from './limits';
import { overviewTexts as texts } from './texts';

/** A listed car. `brand` is the slug of the API, as the post has it. */
export interface OverviewCar extends Dated {
  brand: string | undefined;
  price: number | undefined;
}

/** A row of a figure: a number, drawn as a bar. */
export interface FigureRow {
  label: string;
  count: number;
  /** Counts what no other row counts. It has no bar, because that could be far longer than all others. */
  isOutside?: boolean;
}

export interface BrandRow extends FigureRow {
  /** By which the API finds its cars; undefined if the posts spell it in several ways, each of which finds only some of them. */
  slug?: string | undefined;
  /** The stated prices, in ascending order. A price of zero is none: it is in posts whose price is to be asked for. */
  prices: readonly number[];
}

const MAX_NAME = 20;

/** How many documents are how many days old. @param bands the first day of each band, from 0, and its name */
export function countByAge(list: readonly Dated[], bands: readonly (readonly [number, string])[], now: number) {
  const days = list.map((item) => daysSince(item, now));
  const rows = bands.map(([from, label], index) => {
    const [to = Infinity] = bands[index + 1] ?? [];
    return { label, count: days.filter((age) => age !== undefined && age >= from && age < to).length };
  });
  return [...rows, ...rest(texts.noTime, days.filter((age) => age === undefined).length)];
}

/** How many wait, and for how long the oldest has, for example "4 reports wait, the oldest 2 days". */
export function sayWaiting(list: readonly Dated[], now: number) {
  const days = list.flatMap((item) => daysSince(item, now) ?? []);
  return texts.reports.sentence(
    list.length,
    days.length === 0 ? undefined : Math.max(...days),
    days.length === list.length,
  );
}

/** How many of the listed cars were posted in each of the last weeks, the current one first, and the median of the full weeks. */
export function countByWeek(cars: readonly Dated[], now: number) {
  const starts = Array.from({ length: CHART_WEEKS }, (_, weeksAgo) => mondayOf(now, weeksAgo));
  const weeks = cars.map((car) => {
    const time = timeOf(car, now);
    return time === undefined ? undefined : starts.findIndex((start) => time >= start);
  });
  const countOf = (place: number | undefined) => weeks.filter((week) => week === place).length;
  const earlier = countOf(-1);
  const counts = starts.map((_, place) => countOf(place));
  const shown = earlier > 0 ? counts : counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);
  const full = shown.slice(1);
  return {
    rows: [
      ...shown.map((count, place) => ({
        label: place === 0 ? texts.thisWeek : texts.weekOf(starts[place] ?? now, now),
        count,
      })),
      ...rest(texts.earlier, earlier),
      ...rest(texts.noTime, countOf(undefined)),
    ],
    usual: full.length < MIN_USUAL_WEEKS ? undefined : median(full),
  };
}

/** The cars and prices of each brand, the most cars first. Capitals do not matter. @param nameOf the shown name of a slug */
export function countByBrand(cars: readonly OverviewCar[], nameOf: (slug: string) => string): BrandRow[] {
  const groups = groupBy(cars, ({ brand }) => brand?.toLowerCase());
  const rowOf = (label: string, ofBrand: readonly OverviewCar[]) => ({
    label,
    count: ofBrand.length,
    prices: ofBrand.flatMap(({ price = 0 }) => (price > 0 ? price : [])).toSorted((a, b) => a - b),
  });
  const brands = [...groups]
    .flatMap(([key, ofBrand]) => (key === undefined ? [] : [{ key, ofBrand }]))
    .toSorted((a, b) => b.ofBrand.length - a.ofBrand.length || (a.key < b.key ? -1 : 1));
  const shown = brands.slice(0, brands.length > CHART_BRANDS ? CHART_BRANDS - 1 : CHART_BRANDS);
  const others = brands.slice(shown.length).flatMap(({ ofBrand }) => ofBrand);
  const brandless = groups.get(undefined) ?? [];
  return [
    ...shown.map(({ key, ofBrand }) => {
      const [slug, ...spellings] = new Set(ofBrand.map(({ brand }) => brand));
      const row = rowOf(truncate(nameOf(key), MAX_NAME), ofBrand);
      return { ...row, slug: spellings.length === 0 ? slug : undefined };
    }),
    rowOf(texts.others(brands.length - shown.length), others),
    rowOf(texts.brandless, brandless),
  ].filter(({ count }) => count > 0);
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

const rest = (label: string, count: number) => (count > 0 ? [{ label, count, isOutside: true }] : []);
