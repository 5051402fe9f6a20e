// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { carSchema } from '@/cars/schema';
import { readFilters } from '@/catalog/filters/carFilters';
import { rangeOptions } from '@/catalog/filters/filterOptions';
import { histogramOf, isChosenBar, moveHandle } from '@/catalog/filters/histogram';

const countsOf = (values: (number | undefined)[]) => histogramOf('price', values)?.bars.map(({ count }) => count);

describe('The histogram of prices', () => {
  test.each<[string, (number | undefined)[], number[] | undefined]>([
    ['has at least eight bars of $5,000', [12_000], [0, 0, 1, 0, 0, 0, 0, 0]],
    ['counts a car at the edge of two bars in the lower one', [5000, 5001, 10_000], [1, 2, 0, 0, 0, 0, 0, 0]],
    ['counts free cars in the first bar', [0, 0.5], [2, 0, 0, 0, 0, 0, 0, 0]],
    ['has as many bars as it needs', [44_000], [0, 0, 0, 0, 0, 0, 0, 0, 1]],
    ['leaves out cars without a price', [undefined, 1000, undefined], [1, 0, 0, 0, 0, 0, 0, 0]],
    ['does not exist if no car states a price', [undefined], undefined],
    ['does not exist without cars', [], undefined],
    ['has one bar for 10,000 cars at one price', Array(10_000).fill(12_000), [0, 0, 10_000, 0, 0, 0, 0, 0]],
  ])('%s', (_, values, counts) => {
    expect(countsOf(values)).toEqual(counts);
  });

  test('has at most twenty bars; the last one contains all higher prices', () => {
    const histogram = histogramOf('price', [96_000, 999_999_999, 5000]);
    expect(histogram?.bars).toHaveLength(20);
    expect(histogram?.bars.at(-1)).toEqual({ from: 95_000, to: undefined, count: 2 });
    expect(histogram?.tallest).toBe(histogram?.bars.at(-1));
    expect(histogramOf('price', [100_000])?.bars.at(-1)).toEqual({ from: 95_000, to: 100_000, count: 1 });
    expect(histogramOf('mileage', [199_000])?.bars.at(-1)).toEqual({ from: 190_000, to: 200_000, count: 1 });
  });

  test('names the first of the tallest bars', () => {
    expect(histogramOf('price', [12_000, 22_000])?.tallest).toEqual({ from: 10_000, to: 15_000, count: 1 });
  });

  test.each([
    [{ from: 10_000, to: 30_000 }, [2, 3, 4, 5]],
    [{ from: 12_000, to: 16_000 }, [2, 3]],
    [{ from: undefined, to: 10_000 }, [0, 1]],
    [{ from: 30_000, to: undefined }, [6, 7]],
    [{ from: undefined, to: undefined }, [0, 1, 2, 3, 4, 5, 6, 7]],
    [{ from: 30_000, to: 10_000 }, []],
    [{ from: 90_000, to: undefined }, []],
  ])('fills the bars of the range %j', (range, chosen) => {
    const { bars } = histogramOf('price', [12_000]) ?? {};
    expect(bars?.flatMap((bar, index) => (isChosenBar(bar, range) ? index : []))).toEqual(chosen);
  });

  test('fills the last bar for a range beyond it', () => {
    const last = histogramOf('price', [999_999])?.bars.at(-1);
    expect(last && isChosenBar(last, { from: 500_000, to: undefined })).toBe(true);
  });
});

describe('The handles of the histogram', () => {
  test.each<[string, (number | undefined)[], number]>([
    ['the end of the last bar', [12_000], 40_000],
    ['the end of the last bar also if it contains all higher prices', [999_999], 100_000],
  ])('reach up to %s', (_, values, end) => {
    expect(histogramOf('price', values)?.end).toBe(end);
  });

  const open = { from: undefined, to: undefined };
  const chosen = { from: 10_000, to: 30_000 };
  const END = 40_000;
  test.each([
    ['moves the lower end', open, 'from', 5500, { from: 5500, to: undefined }],
    ['moves the upper end', open, 'to', 5500, { from: undefined, to: 5500 }],
    ['keeps the other end', chosen, 'from', 12_000, { from: 12_000, to: 30_000 }],
    ['opens the range at the start', chosen, 'from', 0, { from: undefined, to: 30_000 }],
    ['opens the range at the end', chosen, 'to', END, { from: 10_000, to: undefined }],
    ['stops at the upper handle', chosen, 'from', 35_000, { from: 30_000, to: 30_000 }],
    ['stops at the lower handle', chosen, 'to', 5000, { from: 10_000, to: 10_000 }],
    ['keeps a typed end beyond the scale', { from: 10_000, to: 90_000 }, 'from', 20_000, { from: 20_000, to: 90_000 }],
    [
      'comes back from beyond the scale',
      { from: 90_000, to: undefined },
      'from',
      30_000,
      { from: 30_000, to: undefined },
    ],
    [
      'leaves a typed range that is the wrong way round',
      { from: 30_000, to: 10_000 },
      'from',
      20_000,
      { from: 20_000, to: 10_000 },
    ],
  ] as const)('%s', (_, range, handle, value, expected) => {
    expect(moveHandle(range, handle, value, END)).toEqual(expected);
  });
});

test('Of 10,000 cars, the price filter shows those that fit, and the prices of those that fit the other filters', () => {
  const cars = Array.from({ length: 10_000 }, (_, index) =>
    v.parse(carSchema, {
      _id: index.toString(16).padStart(24, '0'),
      title: `Car ${index} (${2000 + (index % 20)})`,
      price: index * 7,
      mileage: index * 19,
      condition: index % 3 > 0 ? 'Used' : 'New',
      gear_type: index % 2 > 0 ? 'Manual' : 'Automatic',
    }),
  );
  const filters = readFilters(new URLSearchParams('q=car&maxPrice=50000&condition=used&gear=manual&minYear=1999'));
  expect(rangeOptions('price', cars, filters)).toMatchObject({ shown: 2381, values: { length: 3333 } });
});
