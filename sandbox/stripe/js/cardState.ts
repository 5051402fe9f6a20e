import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { formatOf } from '@sandbox/stripe/cardNumbers';
import { checkField, type Digits, type FieldError, type FieldName } from './checks';

/** A field is not called incomplete while one is still typing in it. */
export function visibleError(name: FieldName, digits: Digits, left: ReadonlySet<FieldName>): FieldError | undefined {
  const { error, isIncomplete = false } = checkField(name, digits);
  return isIncomplete && !left.has(name) ? undefined : error;
}

/** The element as its change event tells it. */
export function cardState(
  names: readonly FieldName[],
  digits: Digits,
  left: ReadonlySet<FieldName>,
): StripeCardElementChangeEvent {
  return {
    elementType: 'card',
    brand: formatOf(digits.number).brand,
    complete: names.every((name) => !checkField(name, digits).error),
    empty: names.every((name) => digits[name] === ''),
    error: names.map((name) => visibleError(name, digits, left)).find((error) => error !== undefined),
    value: { postalCode: digits.postal },
  };
}
