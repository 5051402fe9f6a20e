import * as v from 'valibot';
import { readDollars } from '@/api/fields';
import { createUserStore } from '@/lib/browser/userStore';
import { MAX_LOAN_FIELD } from './limits';

const field = v.pipe(v.string(), v.maxLength(MAX_LOAN_FIELD));
const inputSchema = v.object({ deposit: field, months: field, rate: field });

/** What the user has typed, which is the same for all cars. */
export type EstimateInput = v.InferOutput<typeof inputSchema>;

/** Nobody's rate is assumed, so there is no estimate until the user has typed one. */
export const estimateInput = createUserStore<EstimateInput>('monthly estimate 1', inputSchema, {
  deposit: '',
  months: '60',
  rate: '',
});

/** The typed numbers; NaN for what is not a number. An empty deposit is none, an empty rate is undefined. */
export function readInput({ deposit, months, rate }: EstimateInput) {
  return {
    deposit: deposit.trim() === '' ? 0 : (readDollars(deposit) ?? NaN),
    months: /^\s*\d+\s*$/.test(months) ? Number(months) : NaN,
    yearlyRate: rate.trim() === '' ? undefined : readPercent(rate),
  };
}

/** Accepts `6.9`, `6,9` and `6.9 %`. */
function readPercent(text: string) {
  const digits = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*%?$/.exec(text.trim())?.[1];
  return digits === undefined ? NaN : Number(digits.replace(',', '.'));
}
