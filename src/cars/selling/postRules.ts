import { readDollars, readKilometres, readSeats } from '@/api/fields';
import { formatDistance, formatPrice, truncate } from '@/lib/text/format';
import { MAX_MILEAGE, MAX_PHONE, MAX_POST_PRICE, MAX_SEATS, TITLE } from '@/lib/config/limits';
import { sellingTexts as texts } from './texts';
import { dialedNumber } from '@/lib/text/dialedNumber';

type Rule = (text: string) => true | string;

interface NumberRule {
  read: (text: string) => number | undefined;
  min: number;
  max: number;
  /** The message for a number that is not an integer from `min` to `max`. */
  range: string;
  /** The message for a text that is not a number. */
  unclear: (text: string) => string;
}

/** Both rules of a field, of which react-hook-form shows the first that is broken. */
export function rules(first: Rule, second: Rule) {
  return { validate: { first, second } };
}

export function atMost(length: number): Rule {
  return (text) => text.trim().length <= length || texts.tooLong(length);
}

function within({ read, min, max, range, unclear }: NumberRule): Rule {
  return (text) => {
    const number = read(text);
    if (number === undefined) return unclear(truncate(text.trim(), TITLE));
    return (Number.isInteger(number) && number >= min && number <= max) || range;
  };
}

export const phoneRule: Rule = (text) => {
  const isDialedAsShown = !/[\p{L}#]/u.test(text) && dialedNumber(text) !== undefined;
  return (isDialedAsShown && text.trim().length <= MAX_PHONE) || texts.phoneForm;
};

export const priceRule = within({
  read: readDollars,
  min: 1,
  max: MAX_POST_PRICE,
  range: texts.priceRange(formatPrice(1), formatPrice(MAX_POST_PRICE)),
  unclear: texts.priceUnclear,
});
export const mileageRule = within({
  read: readKilometres,
  min: 0,
  max: MAX_MILEAGE,
  range: texts.mileageRange(formatDistance(MAX_MILEAGE)),
  unclear: texts.mileageUnclear,
});
export const seatsRule = within({
  read: readSeats,
  min: 1,
  max: MAX_SEATS,
  range: texts.positionRange(MAX_SEATS),
  unclear: texts.positionUnclear,
});
