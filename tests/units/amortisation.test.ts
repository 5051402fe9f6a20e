// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { amortise } from '@/catalog/estimate/amortisation';
import { readInput } from '@/catalog/estimate/estimateInput';

const cents = (amount: number) => Math.round(amount * 100) / 100;

describe('The monthly payment of', () => {
  test.each([
    ['a usual loan', 24_500, 4900, 60, 6.9, [387.18, 28_130.77, 3630.77]],
    ['a loan without interest', 12_000, 0, 48, 0, [250, 12_000, 0]],
    ['a rate near zero', 12_000, 0, 48, 0.000001, [250, 12_000, 0]],
    ['one month', 10_000, 0, 1, 12, [10_100, 10_100, 100]],
    ['the longest term at the highest rate', 10_000, 0, 120, 100, [833.39, 100_006.74, 90_006.74]],
    ['a deposit of the whole price', 9500, 9500, 60, 5, [0, 9500, 0]],
    ['a deposit over the price', 9500, 20_000, 60, 5, [0, 9500, 0]],
    ['a car that costs nothing', 0, 0, 60, 5, [0, 0, 0]],
    ['the highest price', 999_999_999, 0, 12, 0, [83_333_333.25, 999_999_999, 0]],
  ] as const)('%s', (_, price, deposit, months, yearlyRate, expected) => {
    const estimate = amortise({ price, deposit, months, yearlyRate });
    expect(estimate && [estimate.monthly, estimate.total, estimate.interest].map(cents)).toEqual(expected);
  });

  test.each([
    ['no months', { months: 0 }],
    ['half a month', { months: 0.5 }],
    ['a term of a century', { months: 1200 }],
    ['a negative term', { months: -12 }],
    ['a negative deposit', { deposit: -1 }],
    ['a negative rate', { yearlyRate: -1 }],
    ['a rate above 100 %', { yearlyRate: 101 }],
    ['an endless price', { price: Infinity }],
    ['what is not a number', { deposit: NaN }],
  ])('%s is none', (_, wrong) => {
    expect(amortise({ price: 9500, deposit: 0, months: 60, yearlyRate: 5, ...wrong })).toBeUndefined();
  });
});

describe('A typed number', () => {
  test.each([
    ['', '60', '', { deposit: 0, months: 60, yearlyRate: undefined }],
    ['$4,900', ' 48 ', '6.9', { deposit: 4900, months: 48, yearlyRate: 6.9 }],
    ['4900.50', '1', '6,9 %', { deposit: 4900.5, months: 1, yearlyRate: 6.9 }],
    ['lots', '1e3', '6.9.1', { deposit: NaN, months: NaN, yearlyRate: NaN }],
    ['-5', '-1', '-1', { deposit: NaN, months: NaN, yearlyRate: NaN }],
  ])('deposit %j, months %j, rate %j', (deposit, months, rate, numbers) => {
    expect(readInput({ deposit, months, rate })).toEqual(numbers);
  });
});
