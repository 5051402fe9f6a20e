import { readDollars, readKilometres, readSeats } from '@/api/fields';
import { brands, type FactName } from '@/cars/facts';
import type { Car } from '@/cars/schema';
import {
  MAX_POST_DESCRIPTION,
  MAX_POST_MODEL,
  MAX_POST_TITLE,
  MAX_MILEAGE,
  MAX_PHONE,
  MAX_POST_PRICE,
  MAX_SEATS,
  TITLE,
} from '@/lib/config/limits';
import { required } from '@/ui/form/formRules';
import { formatDistance, formatPrice, truncate } from '@/lib/text/format';
import { dialedNumber } from '@/lib/text/dialedNumber';
import { sellingTexts as texts } from './texts';

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

const phoneRule: Rule = (text) => {
  const isDialedAsShown = !/[\p{L}#]/u.test(text) && dialedNumber(text) !== undefined;
  return (isDialedAsShown && text.trim().length <= MAX_PHONE) || texts.phoneForm;
};

const priceRule = within({
  read: readDollars,
  min: 1,
  max: MAX_POST_PRICE,
  range: texts.priceRange(formatPrice(1), formatPrice(MAX_POST_PRICE)),
  unclear: texts.priceUnclear,
});
const mileageRule = within({
  read: readKilometres,
  min: 0,
  max: MAX_MILEAGE,
  range: texts.mileageRange(formatDistance(MAX_MILEAGE)),
  unclear: texts.mileageUnclear,
});
const seatsRule = within({
  read: readSeats,
  min: 1,
  max: MAX_SEATS,
  range: texts.positionRange(MAX_SEATS),
  unclear: texts.positionUnclear,
});

interface Option {
  value: string;
  label: string;
}

export interface FieldDescription {
  label: string;
  hint?: string;
  /** Of the form. The contact is shown with the price, below how that compares. */
  section: 'car' | 'price' | 'contact' | 'text';
  /** Takes the whole width of its section. */
  isWide?: boolean;
  /** The validation, for react-hook-form. Only the first broken rule is shown. */
  rule: { required: string } | ReturnType<typeof rules>;
  input:
    | { kind: 'text' | 'long text' | 'phone' }
    | { kind: 'number'; unit: string; isUnitFirst?: boolean }
    | { kind: 'select' | 'radio'; options: readonly Option[]; placeholder?: string };
  /** What is posted of the typed text, if it is not the text itself. */
  read?: (text: string) => number | boolean | undefined;
  /** What the form shows of a post that is changed. */
  valueOf: (car: Car) => string | number | undefined;
}

/** A field of the form. It has the name of its fact, but that of `isPriceFixed` is a choice of words. */
export type FieldName = Exclude<FactName, 'image' | 'isPriceFixed'> | 'priceStatus';

/** Each field of a post but the photo, in the order in which they are shown. */
export const postFields = {
  title: {
    label: texts.title,
    section: 'car',
    hint: texts.titleHint,
    isWide: true,
    rule: rules(required(texts.titleRequired), atMost(MAX_POST_TITLE)),
    input: { kind: 'text' },
    valueOf: (car) => car.title,
  },
  brand: {
    label: texts.brand,
    section: 'car',
    rule: { required: texts.brandRequired },
    input: { kind: 'select', options: brands, placeholder: texts.chooseBrand },
    valueOf: (car) => car.brand,
  },
  model: {
    label: texts.model,
    section: 'car',
    hint: texts.modelHint,
    rule: rules(required(texts.modelRequired), atMost(MAX_POST_MODEL)),
    input: { kind: 'text' },
    valueOf: (car) => car.model,
  },
  condition: {
    label: texts.condition,
    section: 'car',
    rule: { required: texts.conditionRequired },
    input: { kind: 'select', options: texts.conditions, placeholder: texts.chooseCondition },
    valueOf: (car) => car.condition,
  },
  gearType: {
    label: texts.gearType,
    section: 'car',
    rule: { required: texts.gearRequired },
    input: { kind: 'select', options: texts.gears, placeholder: texts.chooseGear },
    valueOf: (car) => car.gearType,
  },
  wheel: {
    label: texts.wheel,
    section: 'car',
    rule: { required: texts.wheelRequired },
    input: { kind: 'select', options: texts.wheels, placeholder: texts.chooseWheel },
    valueOf: (car) => car.wheel,
  },
  position: {
    label: texts.position,
    section: 'car',
    rule: rules(required(texts.positionRequired), seatsRule),
    input: { kind: 'number', unit: texts.seats },
    read: readSeats,
    valueOf: (car) => car.position,
  },
  mileage: {
    label: texts.mileage,
    section: 'car',
    rule: rules(required(texts.mileageRequired), mileageRule),
    input: { kind: 'number', unit: texts.km },
    read: readKilometres,
    valueOf: (car) => car.mileage,
  },
  price: {
    label: texts.price,
    section: 'price',
    rule: rules(required(texts.priceRequired), priceRule),
    input: { kind: 'number', unit: texts.dollars, isUnitFirst: true },
    read: readDollars,
    valueOf: (car) => car.price,
  },
  priceStatus: {
    label: texts.priceStatus,
    section: 'price',
    rule: { required: texts.priceStatusRequired },
    input: { kind: 'radio', options: texts.priceStatuses },
    read: (text) => text === 'fixed',
    valueOf: (car) => (car.isPriceFixed ? 'fixed' : 'negotiable'),
  },
  phone: {
    label: texts.phone,
    section: 'contact',
    hint: texts.phoneHint,
    rule: rules(required(texts.phoneRequired), phoneRule),
    input: { kind: 'phone' },
    valueOf: (car) => car.phone,
  },
  description: {
    label: texts.description,
    section: 'text',
    hint: texts.descriptionHint,
    isWide: true,
    rule: rules(required(texts.descriptionRequired), atMost(MAX_POST_DESCRIPTION)),
    input: { kind: 'long text' },
    valueOf: (car) => car.description,
  },
} satisfies Record<FieldName, FieldDescription>;

/** A field as the form needs it, whichever it is. */
export const postField = (name: FieldName): FieldDescription => postFields[name];
