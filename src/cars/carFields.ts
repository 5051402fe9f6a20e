import * as v from 'valibot';
import {
  dollars,
  kilometres,
  longText,
  phone,
  picture,
  readDollars,
  readKilometres,
  readSeats,
  seats,
  slug,
  text,
} from '@/api/fields';
import { MAX_LONG_TEXT } from '@/lib/config/limits';
import { formatDistance, formatPrice } from '@/lib/text/format';
import { MAX_MILEAGE, MAX_POST_MODEL, MAX_POST_PRICE, MAX_POST_TITLE, MAX_SEATS } from './limits';
import { carTexts } from './texts';

const { asked, specs } = carTexts;

interface Option {
  value: string;
  label: string;
}

type Input =
  | { kind: 'text' | 'long text'; maxLength: number }
  | { kind: 'phone' }
  | {
      kind: 'number';
      unit: string;
      isUnitFirst?: boolean;
      min: number;
      max: number;
      read: (text: string) => number | undefined;
      /** The message for a number that is not an integer from `min` to `max`. */
      range: string;
      /** The message for a text that is not a number. */
      unclear: (text: string) => string;
    }
  | { kind: 'select' | 'radio'; options: readonly Option[]; placeholder?: string };

/** How the form of a post asks for a field. */
export interface AskedField<Value = unknown> {
  label: string;
  hint?: string;
  /** Of the form. The contact is shown with the price, below how that compares. */
  section: 'car' | 'price' | 'contact' | 'text';
  /** Takes the whole width of its section. */
  isWide?: boolean;
  /** The message for an empty field. */
  required: string;
  input: Input;
  /** What is posted of the chosen option, if it is not the option's value. A method, so that fields of all types go into one table. */
  read?(text: string): Value;
  /** The option or the text of a value, if it is not the value itself. */
  typed?(value: Value): string;
}

export interface FieldDescription<Value = unknown> {
  /** The name in the REST API, if that is another one. */
  wireName?: string;
  /** Stands among the specifications and in the comparison, as `textOf` writes it, with its unit. */
  spec?: { label: string; textOf?(value: Value): string };
  /** The place in the line of facts on a card and at the top of the car's page, after the year. */
  cardPlace?: number;
  asked?: AskedField<Value>;
}

function field<Schema extends v.GenericSchema>(
  schema: Schema,
  description: FieldDescription<NonNullable<v.InferOutput<Schema>>>,
) {
  return v.pipe(schema, v.metadata({ description }));
}

/** The five brands that a car can be posted with: the `slug` of the REST API and the shown name. */
export const brands = [
  { value: 'toyota', label: 'Toyota' },
  { value: 'bmw', label: 'BMW' },
  { value: 'ford', label: 'Ford' },
  { value: 'jeep', label: 'Jeep' },
  { value: 'jaguar', label: 'Jaguar' },
] as const;

/**
 * Each field of a car post: how it is read, and where and how it is shown and asked for. The specifications have this order; that of the
 * form is in `postFields.ts`.
 */
export const carFields = {
  title: field(text, {
    asked: {
      label: asked.title,
      section: 'car',
      hint: asked.titleHint,
      isWide: true,
      required: asked.titleRequired,
      input: { kind: 'text', maxLength: MAX_POST_TITLE },
    },
  }),
  image: field(picture, { wireName: 'img' }),
  price: field(dollars, {
    spec: { label: specs.price, textOf: formatPrice },
    asked: {
      label: asked.price,
      section: 'price',
      required: asked.priceRequired,
      input: {
        kind: 'number',
        unit: asked.dollars,
        isUnitFirst: true,
        min: 1,
        max: MAX_POST_PRICE,
        read: readDollars,
        range: asked.priceRange(formatPrice(1), formatPrice(MAX_POST_PRICE)),
        unclear: asked.priceUnclear,
      },
    },
  }),
  brand: field(slug, {
    wireName: 'slug',
    spec: { label: specs.brand, textOf: (brand) => brand.toUpperCase() },
    asked: {
      label: asked.brand,
      section: 'car',
      required: asked.brandRequired,
      input: { kind: 'select', options: brands, placeholder: asked.chooseBrand },
    },
  }),
  gearType: field(text, {
    wireName: 'gear_type',
    spec: { label: specs.gearType },
    cardPlace: 2,
    asked: {
      label: asked.gearType,
      section: 'car',
      required: asked.gearRequired,
      input: { kind: 'select', options: asked.gears, placeholder: asked.chooseGear },
    },
  }),
  condition: field(text, {
    spec: { label: specs.condition },
    asked: {
      label: asked.condition,
      section: 'car',
      required: asked.conditionRequired,
      input: { kind: 'select', options: asked.conditions, placeholder: asked.chooseCondition },
    },
  }),
  mileage: field(kilometres, {
    spec: { label: specs.mileage, textOf: formatDistance },
    cardPlace: 1,
    asked: {
      label: asked.mileage,
      section: 'car',
      required: asked.mileageRequired,
      input: {
        kind: 'number',
        unit: asked.km,
        min: 0,
        max: MAX_MILEAGE,
        read: readKilometres,
        range: asked.mileageRange(formatDistance(MAX_MILEAGE)),
        unclear: asked.mileageUnclear,
      },
    },
  }),
  position: field(seats, {
    spec: { label: specs.position, textOf: specs.seats },
    asked: {
      label: asked.position,
      section: 'car',
      required: asked.positionRequired,
      input: {
        kind: 'number',
        unit: asked.seats,
        min: 1,
        max: MAX_SEATS,
        read: readSeats,
        range: asked.positionRange(MAX_SEATS),
        unclear: asked.positionUnclear,
      },
    },
  }),
  wheel: field(text, {
    spec: { label: specs.wheel, textOf: (wheel) => wheel.toUpperCase() },
    asked: {
      label: asked.wheel,
      section: 'car',
      required: asked.wheelRequired,
      input: { kind: 'select', options: asked.wheels, placeholder: asked.chooseWheel },
    },
  }),
  model: field(text, {
    spec: { label: specs.model },
    asked: {
      label: asked.model,
      section: 'car',
      hint: asked.modelHint,
      required: asked.modelRequired,
      input: { kind: 'text', maxLength: MAX_POST_MODEL },
    },
  }),
  isPriceFixed: field(v.pipe(v.unknown(), v.transform(readsAsFixed)), {
    wireName: 'negotiable_price',
    spec: { label: specs.status, textOf: (isFixed) => (isFixed ? specs.fixed : specs.negotiable) },
    asked: {
      label: asked.priceStatus,
      section: 'price',
      required: asked.priceStatusRequired,
      input: { kind: 'radio', options: asked.priceStatuses },
      read: (text) => text === 'fixed',
      typed: (isFixed) => (isFixed ? 'fixed' : 'negotiable'),
    },
  }),
  phone: field(phone, {
    asked: {
      label: asked.phone,
      section: 'contact',
      hint: asked.phoneHint,
      required: asked.phoneRequired,
      input: { kind: 'phone' },
    },
  }),
  description: field(longText, {
    asked: {
      label: asked.description,
      section: 'text',
      hint: asked.descriptionHint,
      isWide: true,
      required: asked.descriptionRequired,
      input: { kind: 'long text', maxLength: MAX_LONG_TEXT },
    },
  }),
};

export type FieldName = keyof typeof carFields;

export const descriptionOf = (name: FieldName): FieldDescription => v.getMetadata(carFields[name]).description;

/**
 * Whether a post's `negotiable_price` means a fixed price. Sellers typed free text there, so whole words are matched, case
 * ignored. Text that means neither counts as fixed, as any other truthy value does.
 */
export function readsAsFixed(negotiablePrice: unknown) {
  if (typeof negotiablePrice !== 'string') return Boolean(negotiablePrice);
  const text = negotiablePrice.trim();
  if (text === '') return false;
  if (/\b(?:no[nt]\p{Pd}?|(?:no[nt]?|isn['’]t)\s+(?:a\s+)?)fixed\b/iu.test(text)) return false;
  if (/\bfixed\b/i.test(text) || /\b(?:non|not|no)[\s\p{Pd}]*neg/iu.test(text)) return true;
  return !/\b(?:neg\w*|yes)\b/i.test(text);
}
