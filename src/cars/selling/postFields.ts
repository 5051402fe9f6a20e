import * as v from 'valibot';
import { readDollars, readKilometres, readSeats } from '@/api/fields';
import { brands } from '@/cars/brands';
import type { Car, NewCar } from '@/cars/schema';
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
import type { PhotoFrame } from '@/photo/photoFrame';
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

/** The fields of the form, in the order in which they are shown. The contact is in the section of the price, below how the price compares. */
export const fieldsBySection = {
  car: ['title', 'brand', 'model', 'condition', 'gearType', 'wheel', 'position', 'mileage'],
  price: ['price', 'priceStatus'],
  contact: ['phone'],
  text: ['description'],
} as const;
const names = Object.values(fieldsBySection).flat();
export type FieldName = (typeof names)[number];

interface Option {
  value: string;
  label: string;
}

interface FieldDescription {
  label: string;
  hint?: string;
  /** Takes the whole width of its section. */
  isWide?: boolean;
  /** The validation, for react-hook-form. Only the first broken rule is shown. */
  rule: { required: string } | ReturnType<typeof rules>;
  input:
    | { kind: 'text' | 'long text' | 'phone' }
    | { kind: 'number'; unit: string; isUnitFirst?: boolean }
    | { kind: 'select' | 'radio'; options: readonly Option[]; placeholder?: string };
  /** What the form shows of a post that is changed. */
  valueOf: (car: Car) => string | number | undefined;
}

/** Each field of a post, but the photo. */
export const postFields = {
  title: {
    label: texts.title,
    hint: texts.titleHint,
    isWide: true,
    rule: rules(required(texts.titleRequired), atMost(MAX_POST_TITLE)),
    input: { kind: 'text' },
    valueOf: (car) => car.title,
  },
  brand: {
    label: texts.brand,
    rule: { required: texts.brandRequired },
    input: { kind: 'select', options: brands, placeholder: texts.chooseBrand },
    valueOf: (car) => car.brand,
  },
  model: {
    label: texts.model,
    hint: texts.modelHint,
    rule: rules(required(texts.modelRequired), atMost(MAX_POST_MODEL)),
    input: { kind: 'text' },
    valueOf: (car) => car.model,
  },
  condition: {
    label: texts.condition,
    rule: { required: texts.conditionRequired },
    input: { kind: 'select', options: texts.conditions, placeholder: texts.chooseCondition },
    valueOf: (car) => car.condition,
  },
  gearType: {
    label: texts.gearType,
    rule: { required: texts.gearRequired },
    input: { kind: 'select', options: texts.gears, placeholder: texts.chooseGear },
    valueOf: (car) => car.gearType,
  },
  wheel: {
    label: texts.wheel,
    rule: { required: texts.wheelRequired },
    input: { kind: 'select', options: texts.wheels, placeholder: texts.chooseWheel },
    valueOf: (car) => car.wheel,
  },
  position: {
    label: texts.position,
    rule: rules(required(texts.positionRequired), seatsRule),
    input: { kind: 'number', unit: texts.seats },
    valueOf: (car) => car.position,
  },
  mileage: {
    label: texts.mileage,
    rule: rules(required(texts.mileageRequired), mileageRule),
    input: { kind: 'number', unit: texts.km },
    valueOf: (car) => car.mileage,
  },
  price: {
    label: texts.price,
    rule: rules(required(texts.priceRequired), priceRule),
    input: { kind: 'number', unit: texts.dollars, isUnitFirst: true },
    valueOf: (car) => car.price,
  },
  priceStatus: {
    label: texts.priceStatus,
    rule: { required: texts.priceStatusRequired },
    input: { kind: 'radio', options: texts.priceStatuses },
    valueOf: (car) => (car.isPriceFixed ? 'fixed' : 'negotiable'),
  },
  phone: {
    label: texts.phone,
    hint: texts.phoneHint,
    rule: rules(required(texts.phoneRequired), phoneRule),
    input: { kind: 'phone' },
    valueOf: (car) => car.phone,
  },
  description: {
    label: texts.description,
    hint: texts.descriptionHint,
    isWide: true,
    rule: rules(required(texts.descriptionRequired), atMost(MAX_POST_DESCRIPTION)),
    input: { kind: 'long text' },
    valueOf: (car) => car.description,
  },
} satisfies Record<FieldName, FieldDescription>;

/** A field as the form needs it, whichever it is. */
export const postField = (name: FieldName): FieldDescription => postFields[name];

const storedText = v.optional(v.fallback(v.string(), ''), '');

/** The form's texts as they are typed. Fields that do not fit, from a draft of another version, are emptied. */
export const postTextsSchema = v.object(v.entriesFromList(names, storedText));

export interface PostFields extends v.InferOutput<typeof postTextsSchema> {
  photo: File | undefined;
  /** The part of the photo that is posted. */
  frame: PhotoFrame | undefined;
}

export const emptyPost: PostFields = { ...v.parse(postTextsSchema, {}), photo: undefined, frame: undefined };

/** The data of a new post without the photo's URL, which is known only after the upload. */
export type CarFacts = Omit<NewCar, 'image'>;

/** @param fields of a form without validation errors */
export function factsOf(fields: PostFields, seller: CarFacts['seller']): CarFacts {
  return {
    title: fields.title.trim(),
    price: readDollars(fields.price) ?? NaN,
    condition: fields.condition,
    brand: fields.brand,
    position: readSeats(fields.position) ?? NaN,
    wheel: fields.wheel,
    mileage: readKilometres(fields.mileage) ?? NaN,
    gearType: fields.gearType,
    model: fields.model.trim(),
    isPriceFixed: fields.priceStatus === 'fixed',
    phone: fields.phone.trim(),
    description: fields.description.trim(),
    seller,
  };
}

/** The fields with the data of a post. A value that the form does not offer is left to be chosen. */
export function fieldsOf(car: Car): PostFields {
  const values = names.map((name) => [name, valueIn(postField(name), car)]);
  return { ...emptyPost, ...v.parse(postTextsSchema, Object.fromEntries(values)) };
}

function valueIn({ input, valueOf }: FieldDescription, car: Car) {
  const value = String(valueOf(car) ?? '');
  if (!('options' in input)) return value;
  return input.options.find((option) => option.value.toLowerCase() === value.toLowerCase())?.value ?? '';
}

/** The fields of a similar car: its photo, mileage and price are its own. */
export function similarTo(car: Car): PostFields {
  return { ...fieldsOf(car), mileage: '', price: '' };
}
