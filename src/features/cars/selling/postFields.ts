import * as v from 'valibot';
import { readDollars, readKilometres, readSeats } from '@/shared/api/numbers';
import type { NewCar } from '../schema';

const kept = v.optional(v.fallback(v.string(), ''), '');

/** The form's texts as they are typed; a draft from another version of the form costs the fields that do not fit. */
export const postTextsSchema = v.object({
  title: kept,
  brand: kept,
  model: kept,
  condition: kept,
  gearType: kept,
  wheel: kept,
  position: kept,
  mileage: kept,
  description: kept,
  price: kept,
  priceStatus: kept,
  phone: kept,
});

export interface PostFields extends v.InferOutput<typeof postTextsSchema> {
  photo: File | undefined;
}

export const emptyPost: PostFields = { ...v.parse(postTextsSchema, {}), photo: undefined };

/** What is asked for without the address that the photo gets on its upload. */
export type CarFacts = Omit<NewCar, 'image'>;

/** The facts of a form whose rules are kept. */
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
