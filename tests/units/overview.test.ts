// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { brandName } from '@/features/cars/brands';
import { brandCounts } from '@/features/overview/brandCounts';
import { brandPrices } from '@/features/overview/brandPrices';
import { median, quantile } from '@/features/overview/quantile';
import { reportAges } from '@/features/overview/reportAges';
import { sellerAges } from '@/features/overview/sellerAges';
import { weeklyPosts } from '@/features/overview/weeklyPosts';
import { cpuTimeOf } from '@tests/support/cpuTime';

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
const impossible = [{ id: '0'.repeat(24) }, { id: idAt(NOW + DAY) }];
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

describe('Waiting reports by age', () => {
  const report = (days: number, carId?: string) => ({ ...made(days), carId });

  test.each([
    ['No report waits.', [], [0, 0, 0, 0]],
    ['One report waits, for less than a week.', [6], [0, 0, 1, 0]],
    ['One report waits, for a week or more.', [7], [0, 0, 0, 1]],
    ['3 reports wait, none of them for a week yet.', [0, 1, 2], [1, 2, 0, 0]],
    ['4 reports wait, one of them for a week or more.', [0, 3, 6, 30], [1, 0, 2, 1]],
    ['2 reports wait, all of them for a week or more.', [7, 800], [0, 0, 0, 2]],
  ])('%s', (sentence, days, counts) => {
    const chart = reportAges(
      days.map((day) => report(day)),
      undefined,
      NOW,
    );
    expect(chart.sentence).toBe(sentence);
    expect(chart.bars.map(({ count }) => count)).toEqual(counts);
    expect(chart.bars.map(({ isHot }) => isHot)).toEqual([false, false, false, (counts[3] ?? 0) > 0]);
    expect(chart.notes).toEqual([]);
  });

  test('go by the days of the calendar: a report of yesterday evening is not of today', () => {
    const lastNight = { id: idAt(new Date(2026, 10, 18, 23, 59).getTime()), carId: undefined };
    const midnight = { id: idAt(new Date(2026, 10, 19).getTime()), carId: undefined };
    expect(reportAges([lastNight, midnight], undefined, NOW).bars.map(({ count }) => count)).toEqual([1, 1, 0, 0]);
  });

  test('are in no bar if their id states an impossible time, and then nothing is said about all', () => {
    const unknown = impossible.map((one) => ({ ...one, carId: undefined }));
    const note = '2 are in no bar: their ids state no possible time.';
    expect(reportAges([...unknown, report(1)], undefined, NOW)).toMatchObject({
      sentence: '3 reports wait.',
      notes: [note],
    });
    expect(reportAges([...unknown, report(9)], undefined, NOW)).toMatchObject({
      sentence: '3 reports wait, at least one of them for a week or more.',
      notes: [note],
    });
  });

  test('say how many are about cars that are gone, once it is known which are listed', () => {
    const reports = [report(0, 'a'), report(0, 'b'), report(0, 'b'), report(0)];
    expect(reportAges(reports, new Set(['a']), NOW).notes).toEqual([
      '2 of them are about cars that are no longer listed.',
    ]);
    expect(reportAges(reports, undefined, NOW).notes).toEqual([]);
  });
});

describe('Unverified sellers by age', () => {
  const seller = (days: number, name = 'Mara', isVerified = false) => ({ ...made(days), name, isVerified });
  const nameOf = ({ name }: { name: string }) => name;
  const since = 'Counted from the day on which the record was made.';

  test.each([
    ['Nobody has signed up as a seller.', [], undefined],
    ['The only seller is verified.', [seller(3, 'A', true)], undefined],
    ['All 2 sellers are verified.', [seller(3, 'A', true), seller(9, 'B', true)], undefined],
    ['The only seller is not verified. A waits longest: since today.', [seller(0, 'A')], 'Today'],
    [
      '2 of 3 sellers are not verified. Ade Balogun waits longest: 26 days.',
      [seller(30, 'A', true), seller(26, 'Ade Balogun'), seller(13, 'B')],
      '14 days or more',
    ],
    ['1 of 2 sellers is not verified. B waits longest: 1 day.', [seller(3, 'A', true), seller(1, 'B')], '1 – 6 days'],
    [
      `1 of 2 sellers is not verified. ${'é'.repeat(40)}… waits longest: 13 days.`,
      [seller(3, 'A', true), seller(13, 'é'.repeat(100))],
      '7 – 13 days',
    ],
  ])('%s', (sentence, sellers, hot) => {
    const chart = sellerAges(sellers, nameOf, NOW);
    expect(chart.sentence).toBe(sentence);
    expect(chart.bars.filter(({ isHot }) => isHot).map(({ label }) => label)).toEqual(hot === undefined ? [] : [hot]);
    expect(chart.notes).toEqual(hot === undefined ? [] : [since]);
    expect(chart.bars.reduce((sum, { count }) => sum + count, 0)).toBe(chart.unverifiedCount);
  });

  test('name nobody as the longest if the age of one is not known', () => {
    const sellers = [seller(5), { id: '0'.repeat(24), name: 'Zero', isVerified: false }];
    expect(sellerAges(sellers, nameOf, NOW)).toMatchObject({
      sentence: '2 of 2 sellers are not verified.',
      notes: [since, 'One is in no bar: its id states no possible time.'],
    });
  });
});

describe('Posts a week', () => {
  /** This many cars were posted in each week, the running one last, which began three days ago. */
  const posts = (counts: readonly number[]) =>
    counts.flatMap((count, index) => times(count, () => made(3 + 7 * (counts.length - 1 - index) - (index % 3))));

  test.each([
    ['No car is listed.', [], undefined],
    ['1 of the listed cars was posted this week.', [1], undefined],
    ['2 of the listed cars were posted last week.', [5, 2, 1], undefined],
    ['None of the listed cars was posted last week, the fewest in 4 weeks.', [5, 2, 1, 0, 9], 1.5],
    ['6 of the listed cars were posted last week, the most in 5 weeks.', [5, 2, 3, 4, 6, 0], 4],
    ['4 of the listed cars were posted last week, as many as usual.', [5, 2, 3, 4, 6, 4, 1], 4],
    ['6 of the listed cars were posted last week, 2 more than usual.', [6, 2, 3, 4, 6, 1], 4],
    ['3 of the listed cars were posted last week, one fewer than usual.', [4, 4, 4, 9, 2, 3, 1], 4],
  ])('%s', (sentence, counts, usual) => {
    const chart = weeklyPosts(posts(counts), NOW);
    expect(chart.sentence).toBe(sentence);
    expect(chart.weeks.map(({ count }) => count)).toEqual(counts);
    expect(chart.usual).toBe(usual);
    const states = chart.weeks.map(({ isRunning, isHot }) => (isRunning ? 'running' : isHot ? 'hot' : ''));
    expect(states.slice(-2)).toEqual(counts.length === 0 ? [] : ['hot', 'running'].slice(-counts.length));
    expect(states.slice(0, -2).join('')).toBe('');
  });

  test('begin on Mondays, and are twelve at most, also over a change of the clocks', () => {
    const chart = weeklyPosts(posts(times(20, () => 2)), NOW);
    expect(chart.weeks.map(({ count }) => count)).toEqual(times(12, () => 2));
    const starts = chart.weeks.map(({ start }) => new Date(start));
    expect(starts.map((start) => [start.getDay(), start.getHours()])).toEqual(times(12, () => [1, 0]));
    expect(starts.at(-1)).toEqual(new Date(2026, 10, 16));
    expect(chart.notes).toEqual([
      'A post that was removed is in no list, so it is not counted.',
      '16 cars were posted earlier.',
    ]);
  });

  test.each([
    ['No listed car was posted in the last 12 weeks.', [made(200)], 0],
    ['The posts do not say when they were made.', impossible, 2],
  ])('have no column: %s', (sentence, cars, undated) => {
    const chart = weeklyPosts(cars, NOW);
    expect(chart).toMatchObject({ sentence, weeks: [], usual: undefined });
    expect(chart.notes.join(' ').includes('no possible time')).toBe(undated > 0);
  });
});

const cars = (brand: string | undefined, prices: readonly (number | undefined)[]) =>
  prices.map((price) => ({ ...made(1), brand, price }));
const unpriced = (brand: string | undefined, count: number) =>
  cars(
    brand,
    times(count, () => undefined),
  );

describe('Cars a brand', () => {
  test.each([
    ['No car is listed.', [], []],
    ['No post names a brand.', [[undefined, 2]], []],
    ['The only car is of this brand: Jeep.', [['jeep', 1]], ['Jeep']],
    ['All 3 cars are of one brand: BMW.', [['bmw', 3]], ['BMW']],
    [
      'Toyota makes up more than half of the 5 cars.',
      [
        ['jeep', 2],
        ['toyota', 3],
      ],
      ['Toyota'],
    ],
    [
      'Toyota and Ford make up more than half of the 486 cars.',
      [
        ['toyota', 142],
        ['ford', 118],
        ['bmw', 97],
        ['jeep', 74],
        ['jaguar', 55],
      ],
      ['Toyota', 'Ford'],
    ],
    [
      'Jeep has the most: 3 of 12 cars.',
      [
        ['jeep', 3],
        ['a', 2],
        ['b', 1],
        ['c', 1],
        ['d', 1],
        [undefined, 4],
      ],
      ['Jeep'],
    ],
    [
      'No brand stands out among the 4 cars.',
      [
        ['jeep', 1],
        ['ford', 1],
        ['bmw', 1],
        ['lada', 1],
      ],
      [],
    ],
    [
      'BMW and Jeep make up more than half of the 5 cars.',
      [
        ['jeep', 2],
        ['bmw', 2],
        ['lada', 1],
      ],
      ['BMW', 'Jeep'],
    ],
  ] as const)('%s', (sentence, brands, hot) => {
    const chart = brandCounts(
      brands.flatMap(([brand, count]) => unpriced(brand, count)),
      brandName,
    );
    expect(chart.sentence).toBe(sentence);
    expect(chart.bars.filter(({ isHot }) => isHot).map(({ label }) => label)).toEqual(hot);
  });

  test('are counted whatever the capitals, and have a link only if one spelling finds them all', () => {
    const { bars, notes } = brandCounts(
      [...unpriced('BMW', 2), ...unpriced('bmw', 1), ...unpriced('Lada', 1), ...unpriced(undefined, 2)],
      brandName,
    );
    expect(bars).toMatchObject([
      { label: 'BMW', count: 3, slug: undefined },
      { label: 'lada', count: 1, slug: 'Lada' },
    ]);
    expect(notes).toEqual(['2 posts name no brand.']);
  });

  test('of ten thousand brands are eight bars, and long names are cut', () => {
    const { bars } = brandCounts(
      Array.from({ length: 10_000 }, (_, n) => unpriced(`${'x'.repeat(40)}${n}`, n < 2 ? 2 : 1)).flat(),
      brandName,
    );
    expect(bars).toHaveLength(8);
    expect(bars[0]).toMatchObject({ label: `${'x'.repeat(20)}…`, count: 2 });
    expect(bars[7]).toMatchObject({ label: '9,993 other brands', count: 9993, slug: undefined });
  });
});

describe('Prices by brand', () => {
  const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => n * 1000);

  test.each([
    ['No car is listed.', []],
    ['No post states a price.', cars('jeep', [undefined, 0])],
    ['The only price is $900.', cars('jeep', [900, undefined])],
    ['The prices are between $900 and $40,000.', [...cars('jeep', [900]), ...cars('ford', [40_000])]],
    ['Half of the Jeep cars cost $4,500 or less.', [...cars('jeep', eight), ...cars('ford', [1, 99_999])]],
    [
      'Half of the Ford cars cost $4,500 or less, half of the Jaguar cars $45,000 or more.',
      [
        ...cars(
          'jaguar',
          eight.map((price) => price * 10),
        ),
        ...cars('ford', eight),
        ...cars('bmw', [1]),
      ],
    ],
  ])('%s', (sentence, list) => {
    expect(brandPrices(list, brandName).sentence).toBe(sentence);
  });

  test('have the middle half and the median of many cars, and each price of few', () => {
    const { rows, max, ticks, notes } = brandPrices(
      [...cars('ford', [...eight, undefined]), ...cars('bmw', [20_000, 10_000]), ...cars(undefined, [5])],
      brandName,
    );
    expect(rows).toEqual([
      {
        name: 'BMW',
        count: 2,
        cheapest: 10_000,
        dearest: 20_000,
        median: 15_000,
        box: undefined,
        prices: [10_000, 20_000],
      },
      { name: 'Ford', count: 8, cheapest: 1000, dearest: 8000, median: 4500, box: [2750, 6250], prices: [] },
    ]);
    expect([max, ...ticks]).toEqual([20_000, 0, 5000, 10_000, 15_000, 20_000]);
    expect(notes).toEqual(['1 post states no price.', '1 priced post names no brand.']);
  });

  test('draw an absurd price at the edge, and at most eight brands', () => {
    const many = Array.from({ length: 12 }, (_, n) => cars(`brand ${n}`, eight)).flat();
    const { rows, max, notes } = brandPrices([...many, ...cars('brand 0', [999_999_999])], brandName);
    expect(rows).toHaveLength(8);
    expect(rows.map(({ dearest }) => dearest)).toContain(999_999_999);
    expect(max).toBeLessThan(100_000);
    expect(notes).toEqual([
      '4 other brands are not drawn.',
      `Prices above $${max.toLocaleString('en')} are drawn at the edge.`,
    ]);
  });
});

test.each([
  [[7], 7, 7],
  [[1, 2], 1.5, 1.75],
  [[1, 2, 3], 2, 2.5],
  [[10, 20, 30, 40, 50], 30, 40],
])('The median of %j is %d, and the upper quartile %d', (values, middle, upper) => {
  expect(median(values.toReversed())).toBe(middle);
  expect(quantile(values, 0.75)).toBe(upper);
});

test('All charts of ten thousand cars take less than 50 ms of the processor', () => {
  const list = Array.from({ length: 10_000 }, (_, n) => ({ ...made(n % 120), brand: `b ${n % 9}`, price: 1000 + n }));
  const draw = () => [weeklyPosts(list, NOW), brandCounts(list, brandName), brandPrices(list, brandName)];
  expect(draw().every(({ sentence }) => sentence !== '')).toBe(true);
  expect(cpuTimeOf(draw)).toBeLessThan(50);
});
