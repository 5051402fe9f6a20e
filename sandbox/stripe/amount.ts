import { invalidRequest, missingParam } from './failure';

const MIN_CENTS = 50;
const MAX_CENTS = 99_999_999;

/**
 * Reads the amount in cents.
 * @throws StripeFailure with Stripe's error if it is missing, not an integer or out of range
 */
export function readAmount(form: URLSearchParams): number {
  const raw = form.get('amount');
  if (raw === null || raw === '') throw missingParam('amount');
  const param = 'amount';
  if (!/^-?\d+$/.test(raw)) throw invalidRequest('parameter_invalid_integer', `Invalid integer: ${raw}`, { param });
  const amount = Number(raw);
  if (amount < 1) {
    throw invalidRequest('parameter_invalid_integer', 'This value must be greater than or equal to 1.', { param });
  }
  if (amount < MIN_CENTS) {
    throw invalidRequest('amount_too_small', 'Amount must be at least $0.50 usd', { param });
  }
  if (amount > MAX_CENTS) {
    throw invalidRequest('amount_too_large', 'Amount must be no more than $999,999.99', { param });
  }
  return amount;
}

/** US dollars only: the limits above are those of US dollars, in cents. */
export function readCurrency(form: URLSearchParams): string {
  const currency = form.get('currency')?.toLowerCase();
  if (!currency) throw missingParam('currency');
  if (currency === 'usd') return currency;
  throw invalidRequest(
    'parameter_invalid_string',
    `Invalid currency: ${currency}. Stripe currently supports these currencies: usd`,
    { param: 'currency' },
  );
}
