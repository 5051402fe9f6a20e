import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { groupByCar, searchCases, sortCases, type CaseSort } from '@/admin/moderation/cases';
import { carSchema } from '@/cars/schema';
import { HOUR_MS } from '@/lib/config/limits';
import { reportSchema } from '@/reports/schema';

const idOf = (n: number) => n.toString(16).padStart(24, '0');

/** Cars with the hours since each of their reports, their sellers and reporters. */
const reported = [
  ['Oldest', [80, 90], 'Mara Lindqvist', 'Jon Park'],
  ['Most', [30, 40, 50], 'Tomas Rehak', 'Lea Brandt'],
  ['Newest', [1], 'Sam Okafor', 'Anneli Koski'],
] as const;

function reportOf(n: number, car: number, hours: number | undefined, fields: object) {
  // An id of the future states no time.
  const at = Math.floor((Date.now() - (hours ?? -1000) * HOUR_MS) / 1000);
  const _id = at.toString(16).padStart(8, '0') + n.toString(16).padStart(16, '0');
  return { row: v.parse(reportSchema, { _id, reportPostId: idOf(car), ...fields }), isGone: false };
}

const cars = new Map(
  reported.map(([title, , displayName], index) => {
    const _id = idOf(index + 1);
    return [_id, v.parse(carSchema, { _id, title, displayName, email: `${displayName.slice(0, 3)}@sellers.test` })];
  }),
);
const rows = reported
  .flatMap(([, ages, , userName], car) =>
    ages.map((hours, n) => ({
      hours,
      stable: reportOf(car * 10 + n, car + 1, hours, { product_title: 'Forged', userName }),
    })),
  )
  .toSorted((one, other) => one.hours - other.hours)
  .map(({ stable }) => stable);
const group = (all = rows) =>
  groupByCar(all, { cars, pending: new Set<string>(), gone: new Set<string>(), decisions: new Map() });
const titles = (cases: ReturnType<typeof group>) => cases.map(({ title }) => title);

describe('The reported cars', () => {
  test.each<[CaseSort, string[]]>([
    ['oldest', ['Oldest', 'Most', 'Newest']],
    ['newest', ['Newest', 'Most', 'Oldest']],
    ['most', ['Most', 'Oldest', 'Newest']],
  ])('in the order %s', (sort, order) => {
    expect(titles(sortCases(group(), sort))).toEqual(order);
    expect(titles(sortCases(group().toReversed(), sort))).toEqual(order);
  });

  test.each<[CaseSort, string[]]>([
    ['oldest', ['Most', 'Newest', 'Unknown']],
    ['newest', ['Newest', 'Most', 'Unknown']],
    ['most', ['Most', 'Newest', 'Unknown']],
  ])('without a known time come last in the order %s', (sort, order) => {
    const unknown = reportOf(99, 9, undefined, { product_title: 'Unknown' });
    const others = rows.filter(({ row }) => row.carId !== idOf(1));
    expect(titles(sortCases(group([unknown, ...others]), sort))).toEqual(order);
  });

  test.each([
    ['', ['Most', 'Oldest', 'Newest']],
    ['anneli', ['Newest']],
    ['REHAK', ['Most']],
    ['mar@sellers', ['Oldest']],
    ['old', ['Oldest']],
    ['forged', ['Most', 'Oldest', 'Newest']],
    ['oldzzz', []],
  ])('are found by the title, the seller, the reporters and what these called it: “%s”', (search, found) => {
    expect(titles(searchCases(sortCases(group(), 'most'), search))).toEqual(found);
  });
});
