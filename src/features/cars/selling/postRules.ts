import { readDollars, readKilometres, readSeats } from '@/shared/api/numbers';
import { required } from '@/shared/formRules';
import { formatDistance, formatPrice, truncate } from '@/shared/messages/format';
import {
  MAX_MILEAGE,
  MAX_PHONE,
  MAX_POST_DESCRIPTION,
  MAX_POST_MODEL,
  MAX_POST_PRICE,
  MAX_POST_TITLE,
  MAX_SEATS,
  TITLE,
} from '@/shared/config/limits';
import { sellingMessages as messages } from '@/shared/messages/selling';
import { dialedNumber } from '@/shared/text/dialedNumber';

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
  range: messages.priceRange(formatPrice(1), formatPrice(MAX_POST_PRICE)),
  unclear: messages.priceUnclear,
};
const mileage: NumberRule = {
  read: readKilometres,
  min: 0,
  max: MAX_MILEAGE,
  range: messages.mileageRange(formatDistance(MAX_MILEAGE)),
  unclear: messages.mileageUnclear,
};
const seats: NumberRule = {
  read: readSeats,
  min: 1,
  max: MAX_SEATS,
  range: messages.positionRange(MAX_SEATS),
  unclear: messages.positionUnclear,
};

/** The validation of each field, for react-hook-form. Only the first broken rule is shown. */
export const postRules = {
  title: rules(required(messages.titleRequired), atMost(MAX_POST_TITLE)),
  brand: { required: messages.brandRequired },
  model: rules(required(messages.modelRequired), atMost(MAX_POST_MODEL)),
  condition: { required: messages.conditionRequired },
  gearType: { required: messages.gearRequired },
  wheel: { required: messages.wheelRequired },
  position: rules(required(messages.positionRequired), within(seats)),
  mileage: rules(required(messages.mileageRequired), within(mileage)),
  description: rules(required(messages.descriptionRequired), atMost(MAX_POST_DESCRIPTION)),
  price: rules(required(messages.priceRequired), within(price)),
  priceStatus: { required: messages.priceStatusRequired },
  phone: rules(required(messages.phoneRequired), phoneNumber),
};

function rules(first: Rule, second: Rule) {
  return { validate: { first, second } };
}

function atMost(length: number): Rule {
  return (text) => text.trim().length <= length || messages.tooLong(length);
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
  return (isDialedAsShown && text.trim().length <= MAX_PHONE) || messages.phoneForm;
}
