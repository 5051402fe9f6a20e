// @vitest-environment node
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dollars, kilometres, seats } from '@/api/fields';
import { rulesOf } from '@/selling/post/postFields';
import { hostileNumbers } from '@tests/support/hostile';

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';
const THIN = '\u2009';

/** The stated price, and its value in US dollars; undefined if the number is ambiguous. */
const prices: readonly (readonly [stated: unknown, price: number | undefined])[] = [
  // Digits without separators
  ['12500', 12500],
  [' 12500 ', 12500],
  ['\t$12500\n', 12500],
  ['0', 0],
  ['012500', 12500],
  ['', undefined],
  ['many', undefined],
  ['12500 or less', undefined],
  // Points: a single point followed by one or two digits is a decimal point
  ['12500.5', 12500.5],
  ['12500.50', 12500.5],
  ['12.00', 12],
  ['12.000', undefined],
  ['12.500', undefined],
  ['1.250.000', undefined],
  ['12.000,50', undefined],
  ['12500.', undefined],
  ['.50', undefined],
  ['12500.-', undefined],
  // Commas: only between groups of three digits, never as a decimal comma
  ['12,500', 12500],
  ['1,250,000', 1_250_000],
  ['12,500.50', 12500.5],
  ['1,5', undefined],
  ['12,50', undefined],
  ['12500,50', undefined],
  ['0,500', undefined],
  ['12,500.000', undefined],
  ['1250,000', undefined],
  ['12,,500', undefined],
  // Spaces and apostrophes: the same as commas
  ['12 500', 12500],
  [`12${NO_BREAK}500`, 12500],
  [`12${NARROW}500`, 12500],
  [`1${THIN}250${THIN}000`, 1_250_000],
  ["12'500", 12500],
  ['12’500.50', 12500.5],
  ['12 50', undefined],
  ['12  500', undefined],
  [`12${NO_BREAK} 500`, undefined],
  ['12’’500', undefined],
  ['12\t500', undefined],
  ['1 250 00', undefined],
  ['1,250 000', undefined],
  ["1'250.000", undefined],
  ['12_500', undefined],
  ['12-500', undefined],
  // Signs
  ['-12500', undefined],
  ['−12500', undefined],
  ['+12500', undefined],
  ['~12500', undefined],
  ['12500-', undefined],
  ['(12500)', undefined],
  // Units: US dollars, no other currency
  ['$12,500', 12500],
  ['$ 12,500', 12500],
  ['US$12500', 12500],
  ['US $12500', 12500],
  ['12 500 $', 12500],
  ['12500 usd', 12500],
  ['USD 12500', 12500],
  ['$12,500 USD', 12500],
  ['€12500', undefined],
  ['12500 €', undefined],
  ['£12500', undefined],
  ['12500 SEK', undefined],
  ['$$12500', undefined],
  ['12500 km', undefined],
  ['12k', undefined],
  ['1.2 million', undefined],
  // Exponents, other bases, other digit characters
  ['1e5', undefined],
  ['1E5', undefined],
  ['12.5e3', undefined],
  ['0x10', undefined],
  ['Infinity', undefined],
  ['NaN', undefined],
  ['12½', undefined],
  ['12\u200b500', undefined],
  // Digits of other scripts, with the separators of Arabic numerals
  ['１２５００', 12500],
  ['١٢٬٥٠٠٫٥', 12500.5],
  ['$१२,५००', 12500],
  // JSON numbers, by the same rules
  [12500, 12500],
  [19.99, 19.99],
  [1e5, 100_000],
  [12.125, undefined],
  [1e-7, undefined],
  [-5, undefined],
  [NaN, undefined],
  [Infinity, undefined],
  // Upper limit
  ['999,999,999', 999_999_999],
  ['12500'.padStart(40, '0'), 12500],
  ['12500'.padStart(41, '0'), undefined],
  ['1,000,000,000', undefined],
  [1e21, undefined],
  // Neither text nor number
  [undefined, undefined],
  [null, undefined],
  [true, undefined],
  [['12500'], undefined],
  [{ price: 12500 }, undefined],
];

test.each(prices)('A post whose price is %j costs %j dollars', (stated, price) => {
  expect(v.parse(dollars, stated)).toBe(price);
});

const typedPrices = prices.flatMap(([stated, price]) => (typeof stated === 'string' ? [[stated, price] as const] : []));

test.each(typedPrices)(
  'The form takes the price %j as %j dollars, if it is whole and within the limits',
  (typed, price) => {
    const isTaken = price !== undefined && Number.isInteger(price) && price >= 1 && price <= 999_999;
    const rules = rulesOf('price');
    const validate = 'validate' in rules ? Object.values(rules.validate) : [];
    expect(validate).toHaveLength(2);
    expect(validate.every((rule) => rule(typed) === true)).toBe(isTaken);
  },
);

test.each([
  ['48200', 48200],
  ['48,200 km', 48200],
  ['48 200km', 48200],
  ['48’200 kms', 48200],
  ['48200 Km.', 48200],
  ['48200 kilometres', 48200],
  ['48200 kilometer', 48200],
  ['25.00 km', 25],
  [`25${NARROW}000${NO_BREAK}km`, 25000],
  [48200, 48200],
  ['25.000 km', undefined],
  ['25,5 km', undefined],
  ['1e5 km', undefined],
  ['-1 km', undefined],
  ['48,200 mi', undefined],
  ['48,200 miles', undefined],
  ['48 tkm', undefined],
  ['$48,200', undefined],
  ['48200 seats', undefined],
  ['km', undefined],
])('A post whose mileage is %j has run %j km', (stated, km) => {
  expect(v.parse(kilometres, stated)).toBe(km);
});

test.each([
  ['5', 5],
  ['5 seats', 5],
  ['1 seat', 1],
  ['4 Persons', 4],
  [5, 5],
  ['5 km', undefined],
  ['$5', undefined],
  ['2+2', undefined],
  ['2-4', undefined],
  ['five', undefined],
])('A post whose position is %j has %j seats', (stated, count) => {
  expect(v.parse(seats, stated)).toBe(count);
});

test('Long hostile texts are not parsed as numbers', () => {
  const read = hostileNumbers.flatMap((stated) => v.parse(kilometres, stated) ?? v.parse(dollars, stated) ?? []);
  expect(read).toEqual([]);
});
