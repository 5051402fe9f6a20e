import * as v from 'valibot';
import { createUserStore, useUserStore } from '@/shared/browser/userStore';
import { MAX_COMPARED_CARS } from '@/shared/config/carLimits';
import { comparedCarOf, comparedCarSchema, type ComparedCar } from './comparedCar';

/** The cars that a user compares, at most `MAX_COMPARED_CARS`. */
export interface Comparison {
  cars: readonly ComparedCar[];
  /** The id of the car that the others are compared with. */
  pinned: string | undefined;
}

const EMPTY: Comparison = { cars: [], pinned: undefined };

const schema = v.pipe(
  v.object({ cars: v.array(v.unknown()), pinned: v.optional(v.string()) }),
  v.transform(({ cars, pinned }): Comparison => {
    const valid = cars.flatMap((car) => {
      const result = v.safeParse(comparedCarSchema, car);
      return result.success ? [result.output] : [];
    });
    const unique = valid.filter((car, index) => valid.findIndex(({ id }) => id === car.id) === index);
    return limited(unique.slice(0, MAX_COMPARED_CARS), pinned);
  }),
);

const store = createUserStore('comparison 1', schema, EMPTY);

export const useComparison = (email: string) => useUserStore(store, email);

export const compareStore = {
  read: store.read,
  /** Changes nothing if the car is there already, or if the comparison is full. */
  add: (email: string, car: ComparedCar) =>
    store.update(email, (now) =>
      has(now, car.id) || isFull(now) ? now : { ...now, cars: [...now.cars, comparedCarOf(car)] },
    ),
  remove: (email: string, id: string) =>
    store.update(email, (now) =>
      has(now, id)
        ? limited(
            now.cars.filter((car) => car.id !== id),
            now.pinned,
          )
        : now,
    ),
  /** Pins one of the cars, or none. */
  pin: (email: string, id: string | undefined) =>
    store.update(email, (now) => (now.pinned === id ? now : limited(now.cars, id))),
  clear: (email: string) => store.update(email, () => EMPTY),
};

export function has({ cars }: Comparison, id: string) {
  return cars.some((car) => car.id === id);
}

export function isFull({ cars }: Comparison) {
  return cars.length >= MAX_COMPARED_CARS;
}

function limited(cars: readonly ComparedCar[], pinned: string | undefined): Comparison {
  return { cars, pinned: cars.some(({ id }) => id === pinned) ? pinned : undefined };
}
