// @vitest-environment node
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { mondayOf } from '@/admin/overview/dates';
import { countByAge, countByBrand, countByWeek, median, sayWaiting } from '@/admin/overview/figures';
import { brandName } from '@/cars/specs';

/** A Thursday. */
const NOW = new Date(2026, 10, 19, 14, 32).getTime();
const DAY = 24 * 60 * 60_000;

let ids = 0;
function idAt(time: number) {
  const second = Math.floor(time / 1000)
    .toString(16)
    .padStart(8, '0');
  return `${second}${(++ids).toString(16).padStart(16, '0')}`;
}
/** Noon so many days ago, or a time that no id can state. */
const made = (days: number) => ({ id: idAt(new Date(2026, 10, 19 - days, 12).getTime()) });
const impossible = [{ id: '0'.repeat(24) }, { id: idAt(NOW + 2 * DAY) }];
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
const countsOf = (rows: readonly { count: number }[]) => rows.map(({ count }) => count);

describe('Documents by age', () => {
  const bands = [
    [0, 'Today'],
    [1, '1 – 2 days'],
    [3, 'Older'],
  ] as const;

  test.each([
    ['none', [], [0, 0, 0]],
    ['at the edges of the bands', [0, 1, 2, 3, 800], [1, 2, 2]],
  ])('%s', (_, days, counts) => {
    expect(countsOf(countByAge(days.map(made), bands, NOW))).toEqual(counts);
  });

  test.each([
    [[], [], 'No report waits'],
    [[2], [], '1 report waits, 2 days old'],
    [[0], [], '1 report waits, from today'],
    [[0, 0], [], '2 reports wait, all from today'],
    [[0, 1], [], '2 reports wait, the oldest 1 day'],
    [[0, 26, 3, 2], [], '4 reports wait, the oldest 26 days'],
    [[2], impossible, '3 reports wait, one of them 2 days'],
    [[], impossible, '2 reports wait'],
  ])('of %j days and %j without a time are said as "%3$s"', (days, timeless, sentence) => {
    expect(sayWaiting([...days.map(made), ...timeless], NOW)).toBe(sentence);
  });

  test.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('go by the days of the calendar in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const now = new Date(2026, 10, 19, 14, 32).getTime();
    const lastNight = { id: idAt(new Date(2026, 10, 18, 23, 59).getTime()) };
    const midnight = { id: idAt(new Date(2026, 10, 19).getTime()) };
    expect(countsOf(countByAge([lastNight, midnight], bands, now))).toEqual([1, 1, 0]);
    expect(new Date(mondayOf(now, 8)), 'before the clocks were changed').toEqual(new Date(2026, 8, 21));
  });

  test('have a row of their own if their id states an impossible time', () => {
    expect(countByAge([...impossible, made(1)], bands, NOW)).toEqual([
      { label: 'Today', count: 0 },
      { label: '1 – 2 days', count: 1 },
      { label: 'Older', count: 0 },
      { label: 'Not known', count: 2, isOutside: true },
    ]);
  });
});

describe('New cars a week', () => {
  /** This many cars were posted in each week, the running one first, which began three days ago. */
  const posts = (counts: readonly number[]) =>
    counts.flatMap((count, weeksAgo) => times(count, () => made(3 + 7 * weeksAgo - (weeksAgo % 3))));

  test.each([
    ['of no car', [], undefined],
    ['of the running week alone', [1], undefined],
    ['of too few full weeks for a usual number', [1, 5, 2, 1], undefined],
    ['with a week without posts', [9, 0, 1, 2, 5], 1.5],
    ['of an odd number of full weeks', [0, 6, 4, 3, 2, 6], 4],
  ])('%s', (_, counts, usual) => {
    const chart = countByWeek(posts(counts), NOW);
    expect(countsOf(chart.rows)).toEqual(counts);
    expect(chart.usual).toBe(usual);
  });

  test('begin on Mondays, and are twelve at most, also over a change of the clocks', () => {
    const { rows } = countByWeek([...posts(times(20, () => 2)), ...impossible], NOW);
    expect(countsOf(rows)).toEqual([...times(12, () => 2), 16, 2]);
    expect(rows.map(({ label }) => label)).toEqual([
      ...[
        'This week, so far',
        '9 Nov',
        '2 Nov',
        '26 Oct',
        '19 Oct',
        '12 Oct',
        '5 Oct',
        '28 Sept',
        '21 Sept',
        '14 Sept',
      ],
      ...['7 Sept', '31 Aug', 'Earlier', 'Not known'],
    ]);
  });
});

describe('Cars and prices by brand', () => {
  const cars = (brand: string | undefined, prices: readonly (number | undefined)[]) =>
    prices.map((price) => ({ ...made(1), brand, price }));

  test('are counted whatever the capitals, and have a link only if one spelling finds them all', () => {
    const list = [...cars('BMW', [7, undefined]), ...cars('bmw', [5]), ...cars('Lada', [0]), ...cars(undefined, [9])];
    expect(countByBrand(list, brandName)).toEqual([
      { label: 'BMW', count: 3, prices: [5, 7], slug: undefined },
      { label: 'LADA', count: 1, prices: [], slug: 'Lada' },
      { label: 'No brand stated', count: 1, prices: [9] },
    ]);
  });

  test('of ten thousand brands are eight rows, and long names are cut', () => {
    const rows = countByBrand(
      Array.from({ length: 10_000 }, (_, n) => cars(`${'x'.repeat(40)}${n}`, n < 2 ? [1, 2] : [3])).flat(),
      brandName,
    );
    expect(rows).toHaveLength(8);
    expect(rows[0]).toMatchObject({ label: `${'X'.repeat(20)}…`, count: 2 });
    expect(rows[7]).toMatchObject({ label: '9,993 other brands', count: 9993 });
  });
});

test.each([
  [[7], 7],
  [[2, 1], 1.5],
  [[3, 1, 2], 2],
  [[40, 10, 30, 20], 25],
])('The median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});
