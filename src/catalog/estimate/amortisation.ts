import { MAX_LOAN_MONTHS, MAX_YEARLY_RATE } from './limits';

interface Loan {
  price: number;
  deposit: number;
  months: number;
  /** In percent. */
  yearlyRate: number;
}

export interface Estimate {
  monthly: number;
  /** All payments and the deposit. */
  total: number;
  interest: number;
}

/**
 * Equal payments at the end of each month, with a twelfth of the yearly rate as interest of a month.
 * @returns undefined if a number is not possible, such as a term of no months
 */
export function amortise({ price, deposit, months, yearlyRate }: Loan): Estimate | undefined {
  const isPossible =
    isBetween(price, 0, Infinity) &&
    isBetween(deposit, 0, Infinity) &&
    Number.isInteger(months) &&
    isBetween(months, 1, MAX_LOAN_MONTHS) &&
    isBetween(yearlyRate, 0, MAX_YEARLY_RATE);
  if (!isPossible) return undefined;

  const amount = Math.max(0, price - deposit);
  const rate = yearlyRate / 100 / 12;
  // `expm1` and `log1p` stay exact at rates near zero.
  const monthly = rate === 0 ? amount / months : (amount * rate) / -Math.expm1(-months * Math.log1p(rate));
  const interest = monthly * months - amount;
  return { monthly, total: price + interest, interest };
}

function isBetween(value: number, min: number, max: number) {
  return Number.isFinite(value) && value >= min && value <= max;
}
