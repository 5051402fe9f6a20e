import * as v from 'valibot';
import type { NewCar } from './schema';
import { id, longText, phone, picture, slug, text } from '@/api/fields';
import { finiteNumber } from '@/api/storedValues';

const amount = v.optional(finiteNumber);

/** A post as a device stores it: all that is needed to post the car anew, without the seller. */
export const storedPostSchema = v.object({
  id,
  title: v.optional(text),
  image: v.optional(picture),
  price: amount,
  brand: v.optional(slug),
  condition: v.optional(text),
  position: amount,
  wheel: v.optional(text),
  mileage: amount,
  gearType: v.optional(text),
  model: v.optional(text),
  isPriceFixed: v.boolean(),
  phone: v.optional(phone),
  description: v.optional(longText),
} satisfies Record<'id' | Exclude<keyof NewCar, 'seller'>, unknown>);

export type StoredPost = v.InferOutput<typeof storedPostSchema>;
