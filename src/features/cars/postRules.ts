import { distance, money } from '@/shared/format';
import {
  MAX_MILEAGE,
  MAX_POST_DESCRIPTION,
  MAX_POST_MODEL,
  MAX_POST_PRICE,
  MAX_POST_TITLE,
  MAX_SEATS,
} from '@/shared/limits';
import { photoFault } from '@/shared/photo/preparePhoto';
import { sellingWords as words } from '@/shared/words/selling';
import { wholeNumber } from './postFields';

type Rule = (typed: string) => true | string;

/** What each field asks for; the first rule that is broken is the one that is read. */
export const postRules = {
  title: rules(filled(words.titleRequired), atMost(MAX_POST_TITLE)),
  brand: { required: words.brandRequired },
  model: rules(filled(words.modelRequired), atMost(MAX_POST_MODEL)),
  condition: { required: words.conditionRequired },
  gearType: { required: words.gearRequired },
  wheel: { required: words.wheelRequired },
  position: rules(filled(words.positionRequired), between(1, MAX_SEATS, words.positionRange(MAX_SEATS))),
  mileage: rules(filled(words.mileageRequired), between(0, MAX_MILEAGE, words.mileageRange(distance(MAX_MILEAGE)))),
  photo: { required: words.photoRequired, validate: photoFault },
  description: rules(filled(words.descriptionRequired), atMost(MAX_POST_DESCRIPTION)),
  price: rules(
    filled(words.priceRequired),
    between(1, MAX_POST_PRICE, words.priceRange(money(1), money(MAX_POST_PRICE))),
  ),
  priceStatus: { required: words.priceStatusRequired },
  phone: rules(filled(words.phoneRequired), phoneNumber),
};

function rules(first: Rule, second: Rule) {
  return { validate: { first, second } };
}

function filled(message: string): Rule {
  return (typed) => typed.trim() !== '' || message;
}

function atMost(length: number): Rule {
  return (typed) => typed.trim().length <= length || words.tooLong(length);
}

function between(least: number, most: number, message: string): Rule {
  return (typed) => {
    const number = wholeNumber(typed);
    return (number >= least && number <= most) || message;
  };
}

function phoneNumber(typed: string) {
  const digits = typed.replaceAll(/\D/g, '').length;
  return (/^\s*\+?[\d\s()./-]+$/.test(typed) && digits >= 6 && digits <= 15) || words.phoneForm;
}
