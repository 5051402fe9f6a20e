import * as v from 'valibot';
import { boundedList, id, picture, slug, text } from '@/api/fields';
import { isObjectId } from '@/api/objectId';
import { createUserStore, useUserStore } from '@/lib/browser/userStore';
import { paths } from '@/lib/config/paths';
import { MAX_COMPARED_CARS } from './limits';

const comparedCarSchema = v.object({
  id,
  title: v.optional(text),
  image: v.optional(picture),
  brand: v.optional(slug),
});

/** What the tray shows of a car, and the comparison of one that is gone. The seller's data are not stored. */
export type ComparedCar = v.InferOutput<typeof comparedCarSchema>;

const schema = v.object({ cars: boundedList(comparedCarSchema, MAX_COMPARED_CARS) });

const store = createUserStore<v.InferOutput<typeof schema>>('comparison 1', schema, { cars: [] });

export const useComparison = (email: string) => useUserStore(store, email).cars;

export const comparisonStore = {
  read: (email: string) => store.read(email).cars,
  /** Changes nothing if the car is there already, or if the comparison is full. */
  add: (email: string, { id: carId, title, image, brand }: ComparedCar) =>
    store.update(email, (now) =>
      has(now.cars, carId) || isFull(now.cars) ? now : { cars: [...now.cars, { id: carId, title, image, brand }] },
    ),
  remove: (email: string, carId: string) =>
    store.update(email, (now) => (has(now.cars, carId) ? { cars: now.cars.filter((car) => car.id !== carId) } : now)),
  clear: (email: string) => store.update(email, () => ({ cars: [] })),
};

export function has(cars: readonly ComparedCar[], carId: string) {
  return cars.some((car) => car.id === carId);
}

export function isFull(cars: readonly ComparedCar[]) {
  return cars.length >= MAX_COMPARED_CARS;
}

/** The ids in the address of a comparison, `?cars=<id>,<id>`, without malformed ones, duplicates, and those beyond `MAX_COMPARED_CARS`. */
export function readComparison(search: URLSearchParams): readonly string[] {
  const ids = (search.get('cars') ?? '').split(',').map((id) => id.trim().toLowerCase());
  return [...new Set(ids)].filter(isObjectId).slice(0, MAX_COMPARED_CARS);
}

export function addressOfComparison(ids: readonly string[]) {
  return `${paths.compare}?cars=${ids.join(',')}`;
}
