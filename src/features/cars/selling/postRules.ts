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
import { photoFault } from '@/shared/photo/preparePhoto';
import { sellingMessages as messages } from '@/shared/messages/selling';

type Rule = (typed: string) => true | string;

interface NumberRule {
  read: (typed: string) => number | undefined;
  least: number;
  most: number;
  /** Said of a number that is none of these. */
  range: string;
  unclear: (typed: string) => string;
}

const price: NumberRule = {
  read: readDollars,
  least: 1,
  most: MAX_POST_PRICE,
  range: messages.priceRange(formatPrice(1), formatPrice(MAX_POST_PRICE)),
  unclear: messages.priceUnclear,
};
const mileage: NumberRule = {
  read: readKilometres,
  least: 0,
  most: MAX_MILEAGE,
  range: messages.mileageRange(formatDistance(MAX_MILEAGE)),
  unclear: messages.mileageUnclear,
};
const seats: NumberRule = {
  read: readSeats,
  least: 1,
  most: MAX_SEATS,
  range: messages.positionRange(MAX_SEATS),
  unclear: messages.positionUnclear,
};

/** What each field asks for; the first rule that is broken is the one that is read. */
export const postRules = {
  title: rules(required(messages.titleRequired), atMost(MAX_POST_TITLE)),
  brand: { required: messages.brandRequired },
  model: rules(required(messages.modelRequired), atMost(MAX_POST_MODEL)),
  condition: { required: messages.conditionRequired },
  gearType: { required: messages.gearRequired },
  wheel: { required: messages.wheelRequired },
  position: rules(required(messages.positionRequired), within(seats)),
  mileage: rules(required(messages.mileageRequired), within(mileage)),
  photo: { required: messages.photoRequired, validate: photoFault },
  description: rules(required(messages.descriptionRequired), atMost(MAX_POST_DESCRIPTION)),
  price: rules(required(messages.priceRequired), within(price)),
  priceStatus: { required: messages.priceStatusRequired },
  phone: rules(required(messages.phoneRequired), phoneNumber),
};

function rules(first: Rule, second: Rule) {
  return { validate: { first, second } };
}

function atMost(length: number): Rule {
  return (typed) => typed.trim().length <= length || messages.tooLong(length);
}

function within({ read, least, most, range, unclear }: NumberRule): Rule {
  return (typed) => {
    const number = read(typed);
    if (number === undefined) return unclear(truncate(typed.trim(), TITLE));
    return (Number.isInteger(number) && number >= least && number <= most) || range;
  };
}

function phoneNumber(typed: string) {
  const number = typed.trim();
  const digits = number.replaceAll(/\D/g, '').length;
  const isDialled = /^\+?[\d\s()./-]+$/.test(number) && digits >= 6 && digits <= 15;
  return (isDialled && number.length <= MAX_PHONE) || messages.phoneForm;
}
