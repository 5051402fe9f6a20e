import { formatOf, isPastMonth, passesLuhn } from '@sandbox/stripe/cardNumbers';

export type FieldName = 'number' | 'expiry' | 'cvc' | 'postal';
export type Digits = Readonly<Record<FieldName, string>>;

export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

const problem = (code: string, message: string): FieldError => ({ type: 'validation_error', code, message });

/** A field's error with Stripe's message. An `isIncomplete` error is shown only after the user has left the field. */
export function checkField(name: FieldName, digits: Digits): { error?: FieldError; isIncomplete?: boolean } {
  switch (name) {
    case 'number':
      return checkNumber(digits.number);
    case 'expiry':
      return checkExpiry(digits.expiry);
    case 'cvc': {
      const isWhole = digits.cvc.length === cvcLength(digits);
      return isWhole ? {} : incomplete('incomplete_cvc', "Your card's security code is incomplete.");
    }
    case 'postal':
      return digits.postal.length >= 5 ? {} : incomplete('incomplete_zip', 'Your postal code is incomplete.');
  }
}

export function cvcLength({ number }: Digits): number {
  return formatOf(number).cvcLength;
}

/** Reads four digits, MMYY; `year` has four digits. */
export function readExpiry(expiry: string): { month: number; year: number } {
  return { month: Number(expiry.slice(0, 2)), year: 2000 + Number(expiry.slice(2)) };
}

const incomplete = (code: string, message: string) => ({ error: problem(code, message), isIncomplete: true });

function checkNumber(number: string) {
  const { lengths } = formatOf(number);
  if (number.length < Math.min(...lengths)) {
    return incomplete('incomplete_number', 'Your card number is incomplete.');
  }
  if (lengths.includes(number.length) && passesLuhn(number)) return {};
  const error = problem('invalid_number', 'Your card number is invalid.');
  return { error, isIncomplete: number.length < Math.max(...lengths) };
}

function checkExpiry(expiry: string) {
  if (expiry.length < 4) return incomplete('incomplete_expiry', "Your card's expiration date is incomplete.");
  const { month, year } = readExpiry(expiry);
  const thisYear = new Date().getFullYear();
  if (year < thisYear) {
    return { error: problem('invalid_expiry_year_past', "Your card's expiration year is in the past.") };
  }
  if (isPastMonth(month, year)) {
    return { error: problem('invalid_expiry_month_past', "Your card's expiration date is in the past.") };
  }
  if (year > thisYear + 50) return { error: problem('invalid_expiry_year', "Your card's expiration year is invalid.") };
  return {};
}
