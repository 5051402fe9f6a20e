import { readDollars, readKilometres, readSeats } from '@/shared/api/numbers';
import { filled } from '@/shared/formRules';
import { distance, money, truncate } from '@/shared/format';
import {
  MAX_MILEAGE,
  MAX_PHONE,
  MAX_POST_DESCRIPTION,
  MAX_POST_MODEL,
  MAX_POST_PRICE,
  MAX_POST_TITLE,
  MAX_SEATS,
  TITLE,
} from '@/shared/limits';
import { photoFault } from '@/shared/photo/preparePhoto';
import { sellingWords as words } from '@/shared/words/selling';

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
  range: words.priceRange(money(1), money(MAX_POST_PRICE)),
  unclear: words.priceUnclear,
};
const mileage: NumberRule = {
  read: readKilometres,
  least: 0,
  most: MAX_MILEAGE,
  range: words.mileageRange(distance(MAX_MILEAGE)),
  unclear: words.mileageUnclear,
};
const seats: NumberRule = {
  read: readSeats,
  least: 1,
  most: MAX_SEATS,
  range: words.positionRange(MAX_SEATS),
  unclear: words.positionUnclear,
};

/** What each field asks for; the first rule that is broken is the one that is read. */
export const postRules = {
  title: rules(filled(words.titleRequired), atMost(MAX_POST_TITLE)),
  brand: { required: words.brandRequired },
  model: rules(filled(words.modelRequired), atMost(MAX_POST_MODEL)),
  condition: { required: words.conditionRequired },
  gearType: { required: words.gearRequired },
  wheel: { required: words.wheelRequired },
  position: rules(filled(words.positionRequired), within(seats)),
  mileage: rules(filled(words.mileageRequired), within(mileage)),
  photo: { required: words.photoRequired, validate: photoFault },
  description: rules(filled(words.descriptionRequired), atMost(MAX_POST_DESCRIPTION)),
  price: rules(filled(words.priceRequired), within(price)),
  priceStatus: { required: words.priceStatusRequired },
  phone: rules(filled(words.phoneRequired), phoneNumber),
};

function rules(first: Rule, second: Rule) {
  return { validate: { first, second } };
}

function atMost(length: number): Rule {
  return (typed) => typed.trim().length <= length || words.tooLong(length);
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
  return (isDialled && number.length <= MAX_PHONE) || words.phoneForm;
}
