import * as v from 'valibot';
import { createUserStore } from '@/shared/browser/userStore';
import { boundedList, finiteNumber } from '@/shared/api/storedValues';
import { email, id, picture, slug, text } from '@/shared/api/fields';
import { MAX_SEEN_CARS } from '@/shared/config/storedLimits';
import type { Car } from './schema';

const amount = v.optional(finiteNumber);

const seenCarSchema = v.object({
  id,
  title: v.optional(text),
  brand: v.optional(slug),
  model: v.optional(text),
  image: v.optional(picture),
  mileage: amount,
  sellerEmail: v.optional(email),
  price: amount,
  /** The highest price that this device has seen. */
  highestPrice: amount,
  /** In milliseconds since 1970, like all times here. */
  seenAt: finiteNumber,
  /** When the user last opened the car's page. */
  viewedAt: v.optional(finiteNumber),
});

/** What this device remembers of a car that the user has seen. */
export type SeenCar = v.InferOutput<typeof seenCarSchema>;

/** The cars that a user has seen on this device, the latest first; the oldest are dropped. */
export const seenCars = createUserStore<readonly SeenCar[]>(
  'seen cars 1',
  boundedList(seenCarSchema, MAX_SEEN_CARS),
  [],
);

/** Remembers cars that were shown in a list. */
export function rememberSeen(user: string, cars: readonly Car[], now = Date.now()) {
  seenCars.update(user, (known) => merge(known, cars, (car, before) => toSeenCar(car, before, now)));
}

/** Remembers that the user has opened the page of this car. */
export function rememberViewed(user: string, car: Car, now = Date.now()) {
  seenCars.update(user, (known) =>
    merge(known, [car], (seen, before) => ({ ...toSeenCar(seen, before, now), viewedAt: now })),
  );
}

function merge(
  known: readonly SeenCar[],
  cars: readonly Car[],
  update: (car: Car, before: SeenCar | undefined) => SeenCar,
) {
  const byId = new Map(known.map((car) => [car.id, car]));
  const updated = cars.map((car) => update(car, byId.get(car.id)));
  for (const { id: seenId } of updated) byId.delete(seenId);
  return [...updated, ...byId.values()].slice(0, MAX_SEEN_CARS);
}

function toSeenCar(car: Car, before: SeenCar | undefined, now: number): SeenCar {
  const prices = [car.price, before?.highestPrice].filter((price) => price !== undefined);
  return {
    id: car.id,
    title: car.title,
    brand: car.brand,
    model: car.model,
    image: car.image,
    mileage: car.mileage,
    sellerEmail: car.seller.email,
    price: car.price,
    highestPrice: prices.length > 0 ? Math.max(...prices) : undefined,
    seenAt: now,
    viewedAt: before?.viewedAt,
  };
}
