import { formatOf } from '@sandbox/stripe/cardNumbers';
import type { FieldName } from './checks';

const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** Extracts the digits of typed or pasted text, cut to the length of the field. */
export function digitsOf(name: FieldName, text: string, number: string): string {
  switch (name) {
    case 'number': {
      const digits = onlyDigits(text);
      return digits.slice(0, Math.max(...formatOf(digits).lengths));
    }
    case 'expiry':
      return expiryDigits(text);
    case 'cvc':
      return onlyDigits(text).slice(0, formatOf(number).cvcLength);
    case 'postal':
      return onlyDigits(text).slice(0, 5);
  }
}

/** Formats the digits for display. While the user deletes, " / " is not added again after the month. */
export function shown(name: FieldName, digits: string, isDeleting = false): string {
  if (name === 'number') return grouped(digits);
  if (name !== 'expiry') return digits;
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

function grouped(digits: string): string {
  let rest = digits;
  const parts = formatOf(digits).groups.map((size) => {
    const part = rest.slice(0, size);
    rest = rest.slice(size);
    return part;
  });
  return parts.filter((part) => part !== '').join(' ');
}

function expiryDigits(text: string): string {
  const digits = onlyDigits(text);
  // A one-digit month ("5", "5/30") becomes 05; "13" can only be month 1 and a year that starts with 3.
  const isOneDigitMonth = /^[2-9]|^1(3|4|5|6|7|8|9)|^\d\s*\/\s*\d/.test(text.trim());
  const whole = isOneDigitMonth ? `0${digits}` : digits;
  const month = whole.slice(0, 2) === '00' ? '0' : whole.slice(0, 2);
  const year = whole.slice(2);
  return month + (/^20\d\d$/.test(year) ? year.slice(2) : year.slice(0, 2));
}
