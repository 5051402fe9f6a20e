import * as v from 'valibot';
import { createdAt, id, longText, phone, picture, slug, text } from '@/shared/api/fields';
import { carBody, type Car, type NewCar } from '../schema';

const amount = v.optional(v.pipe(v.number(), v.finite()));

/** A seller's own post as this device stores it: all that is needed to post the car anew, without the seller. */
export const ownPostSchema = v.object({
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
});

export type OwnPost = v.InferOutput<typeof ownPostSchema>;

export function ownPostOf(car: Car): OwnPost {
  return v.parse(ownPostSchema, car);
}

/** The body of the call that posts it anew. */
export function bodyOf({ id: _id, ...facts }: OwnPost, seller: NewCar['seller']) {
  return carBody({ ...facts, seller });
}

const DAY_MS = 24 * 60 * 60_000;

/** For how many whole days a car was listed. The id of a post holds the time of posting. */
export function daysListed({ id: postId }: { id: string }, until: number) {
  return Math.max(0, Math.floor((until - createdAt(postId).getTime()) / DAY_MS));
}

export function daysBetween(from: number, to: number) {
  return Math.max(0, Math.ceil((to - from) / DAY_MS));
}
