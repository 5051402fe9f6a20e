import * as v from 'valibot';
import { readDollars, readKilometres, readSeats } from '@/shared/api/numbers';
import type { NewCar } from '../schema';

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

export interface PostFields extends v.InferOutput<typeof postTextsSchema> {
  photo: File | undefined;
}

export const emptyPost: PostFields = { ...v.parse(postTextsSchema, {}), photo: undefined };

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
