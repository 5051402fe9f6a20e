export const fieldNames = ['number', 'expiry', 'cvc'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Digits = Readonly<Record<FieldName, string>>;

export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

interface Field {
  label: string;
  autocomplete: AutoFill;
  length: number;
}

export const fields: Readonly<Record<FieldName, Field>> = {
  number: { label: 'Card number', autocomplete: 'cc-number', length: 16 },
  expiry: { label: 'MM / YY', autocomplete: 'cc-exp', length: 4 },
  cvc: { label: 'CVC', autocomplete: 'cc-csc', length: 3 },
};

const incomplete: Readonly<Record<FieldName, string>> = {
  number: 'Your card number is incomplete.',
  expiry: "Your card's expiration date is incomplete.",
  cvc: "Your card's security code is incomplete.",
};

/** The digits of what was typed or pasted, cut to the length of the field. */
export function digitsOf(name: FieldName, text: string): string {
  const digits = text.replace(/\D/g, '');
  const isShortMonth = name === 'expiry' && /^[2-9]/.test(digits);
  return (isShortMonth ? `0${digits}` : digits).slice(0, fields[name].length);
}

/** The digits in groups, as the field shows them. */
export function shown(name: FieldName, digits: string): string {
  if (name === 'number') return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  return name === 'expiry' ? digits.replace(/^(\d\d)(?=\d)/, '$1 / ') : digits;
}

/** Reads four digits, MMYY; `year` has four digits. */
export function readExpiry(expiry: string): { month: number; year: number } {
  return { month: Number(expiry.slice(0, 2)), year: 2000 + Number(expiry.slice(2)) };
}

/** A field's error with Stripe's code and message. */
export function errorOf(name: FieldName, value: string): FieldError | undefined {
  if (value.length < fields[name].length) return problem(`incomplete_${name}`, incomplete[name]);
  if (name === 'number' && !passesLuhn(value)) return problem('invalid_number', 'Your card number is invalid.');
  if (name !== 'expiry') return undefined;
  const { month, year } = readExpiry(value);
  const now = new Date();
  if (year < now.getFullYear())
    return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  if (month > 12 || (year === now.getFullYear() && month < now.getMonth() + 1))
    return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  return undefined;
}

const problem = (code: string, message: string): FieldError => ({ type: 'validation_error', code, message });

/** The Luhn check: the last digit of every card number is a check digit. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number).reduceRight((total, digit, index) => {
    const value = digit * ((digits.length - index) % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
