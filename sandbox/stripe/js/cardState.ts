import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { formatOf } from '@sandbox/stripe/cardNumbers';
import { checkField, type Digits, type FieldError, type FieldName } from './checks';

/** A field shows no error for being incomplete until the user has left it. */
export function visibleError(name: FieldName, digits: Digits, visited: ReadonlySet<FieldName>): FieldError | undefined {
  const { error, isIncomplete = false } = checkField(name, digits);
  return isIncomplete && !visited.has(name) ? undefined : error;
}

/** The payload of the element's change event. */
export function cardState(
  names: readonly FieldName[],
  digits: Digits,
  visited: ReadonlySet<FieldName>,
): StripeCardElementChangeEvent {
  return {
    elementType: 'card',
    brand: formatOf(digits.number).brand,
    complete: names.every((name) => !checkField(name, digits).error),
    empty: names.every((name) => digits[name] === ''),
    error: names.map((name) => visibleError(name, digits, visited)).find((error) => error !== undefined),
    value: { postalCode: digits.postal },
  };
}
