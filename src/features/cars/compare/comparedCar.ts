import * as v from 'valibot';
import { id, picture, slug, text } from '@/shared/api/fields';
import { finiteNumber } from '@/shared/api/storedValues';

const amount = v.optional(finiteNumber);

export const comparedCarSchema = v.object({
  id,
  title: v.optional(text),
  image: v.optional(picture),
  price: amount,
  brand: v.optional(slug),
  model: v.optional(text),
  mileage: amount,
  gearType: v.optional(text),
  wheel: v.optional(text),
});

/** What the tray and the sentences of differences need of a car. A wishlist item has only the first four fields. */
export type ComparedCar = v.InferOutput<typeof comparedCarSchema>;

/** Only these fields: the seller's data are not stored. */
export function comparedCarOf(car: ComparedCar): ComparedCar {
  const { id: carId, title, image, price, brand, model, mileage, gearType, wheel } = car;
  return { id: carId, title, image, price, brand, model, mileage, gearType, wheel };
}
