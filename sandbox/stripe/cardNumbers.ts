export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';

interface Format {
  brand: Brand;
  prefix: RegExp;
  groups: readonly number[];
  lengths: readonly number[];
  cvcLength: number;
}

const byFours = [4, 4, 4, 4, 3] as const;
const unknownFormat: Format = { brand: 'unknown', prefix: /^/, groups: byFours, lengths: [16], cvcLength: 3 };
const formats: readonly Format[] = [
  { brand: 'visa', prefix: /^4/, groups: byFours, lengths: [16], cvcLength: 3 },
  {
    brand: 'mastercard',
    prefix: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    groups: byFours,
    lengths: [16],
    cvcLength: 3,
  },
  { brand: 'amex', prefix: /^3[47]/, groups: [4, 6, 5], lengths: [15], cvcLength: 4 },
  { brand: 'discover', prefix: /^6(011|4[4-9]|5)/, groups: byFours, lengths: [16], cvcLength: 3 },
  { brand: 'diners', prefix: /^3(0[0-5]|[689])/, groups: [4, 6, 4, 2], lengths: [14, 16], cvcLength: 3 },
  { brand: 'jcb', prefix: /^35/, groups: byFours, lengths: [16], cvcLength: 3 },
  { brand: 'unionpay', prefix: /^62/, groups: byFours, lengths: [16, 19], cvcLength: 3 },
];

/** The format of card numbers that start with these digits. */
export function formatOf(digits: string): Format {
  return formats.find(({ prefix }) => prefix.test(digits)) ?? unknownFormat;
}

/** The Luhn check: the last digit of every card number is a check digit. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number).reduceRight((total, digit, index) => {
    const value = digit * ((digits.length - index) % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether the month has passed. `month` counts from 1; `year` has four digits. */
export function isPastMonth(month: number, year: number, now = new Date()): boolean {
  return year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
}
