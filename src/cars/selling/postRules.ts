import { readDollars, readKilometres, readSeats } from '@/api/fields';
import { required } from '@/ui/form/formRules';
import { formatDistance, formatPrice, truncate } from '@/lib/text/format';
import {
  MAX_MILEAGE,
  MAX_PHONE,
  MAX_POST_DESCRIPTION,
  MAX_POST_MODEL,
  MAX_POST_PRICE,
  MAX_POST_TITLE,
  MAX_SEATS,
  TITLE,
} from '@/lib/config/limits';
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

const price: NumberRule = {
  read: readDollars,
  min: 1,
  max: MAX_POST_PRICE,
  range: texts.priceRange(formatPrice(1), formatPrice(MAX_POST_PRICE)),
  unclear: texts.priceUnclear,
};
const mileage: NumberRule = {
  read: readKilometres,
  min: 0,
  max: MAX_MILEAGE,
  range: texts.mileageRange(formatDistance(MAX_MILEAGE)),
  unclear: texts.mileageUnclear,
};
const seats: NumberRule = {
  read: readSeats,
  min: 1,
  max: MAX_SEATS,
  range: texts.positionRange(MAX_SEATS),
  unclear: texts.positionUnclear,
};

/** The validation of each field, for react-hook-form. Only the first broken rule is shown. */
export const postRules = {
  title: rules(required(texts.titleRequired), atMost(MAX_POST_TITLE)),
  brand: { required: texts.brandRequired },
  model: rules(required(texts.modelRequired), atMost(MAX_POST_MODEL)),
  condition: { required: texts.conditionRequired },
  gearType: { required: texts.gearRequired },
  wheel: { required: texts.wheelRequired },
  position: rules(required(texts.positionRequired), within(seats)),
  mileage: rules(required(texts.mileageRequired), within(mileage)),
  description: rules(required(texts.descriptionRequired), atMost(MAX_POST_DESCRIPTION)),
  price: rules(required(texts.priceRequired), within(price)),
  priceStatus: { required: texts.priceStatusRequired },
  phone: rules(required(texts.phoneRequired), phoneNumber),
};

function rules(first: Rule, second: Rule) {
  return { validate: { first, second } };
}

function atMost(length: number): Rule {
  return (text) => text.trim().length <= length || texts.tooLong(length);
}

function within({ read, min, max, range, unclear }: NumberRule): Rule {
  return (text) => {
    const number = read(text);
    if (number === undefined) return unclear(truncate(text.trim(), TITLE));
    return (Number.isInteger(number) && number >= min && number <= max) || range;
  };
}

function phoneNumber(text: string) {
  const isDialedAsShown = !/[\p{L}#]/u.test(text) && dialedNumber(text) !== undefined;
  return (isDialedAsShown && text.trim().length <= MAX_PHONE) || texts.phoneForm;
}
