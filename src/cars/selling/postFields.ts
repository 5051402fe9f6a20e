import * as v from 'valibot';
import { readDollars, readKilometres, readSeats } from '@/api/fields';
import { sellingTexts as texts } from './texts';
import type { PhotoFrame } from '@/photo/photoFrame';
import { brands } from '@/cars/brands';
import type { Car, NewCar } from '@/cars/schema';

const storedText = v.optional(v.fallback(v.string(), ''), '');

/** The form's texts as they are typed. Fields that do not fit, from a draft of another version, are emptied. */
export const postTextsSchema = v.object({
  title: storedText,
  brand: storedText,
  model: storedText,
  condition: storedText,
  gearType: storedText,
  wheel: storedText,
  position: storedText,
  mileage: storedText,
  description: storedText,
  price: storedText,
  priceStatus: storedText,
  phone: storedText,
});

type PostTexts = v.InferOutput<typeof postTextsSchema>;

export interface PostFields extends PostTexts {
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
  const offered = (options: readonly { value: string }[], value = '') =>
    options.find((option) => option.value.toLowerCase() === value.toLowerCase())?.value ?? '';
  return {
    title: car.title ?? '',
    brand: offered(brands, car.brand),
    model: car.model ?? '',
    condition: offered(texts.conditions, car.condition),
    gearType: offered(texts.gears, car.gearType),
    wheel: offered(texts.wheels, car.wheel),
    position: numberText(car.position),
    mileage: numberText(car.mileage),
    description: car.description ?? '',
    price: numberText(car.price),
    priceStatus: car.isPriceFixed ? 'fixed' : 'negotiable',
    phone: car.phone ?? '',
    photo: undefined,
    frame: undefined,
  };
}

const numberText = (number: number | undefined) => (number === undefined ? '' : String(number));

/** The fields of a similar car: its photo, mileage and price are its own. */
export function similarTo(car: Car): PostFields {
  return { ...fieldsOf(car), mileage: '', price: '' };
}
