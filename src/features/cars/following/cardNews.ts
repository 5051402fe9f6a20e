import { NEW_POST_CLOCK_TOLERANCE_MS, NEW_POST_MS } from '@/shared/config/carLimits';
import type { Car } from '../schema';
import type { SeenCar } from '../seenCars';

/** Whether a car was posted in the last 24 hours. */
export function isNewToday(listedAt: Date, now = Date.now()) {
  const passed = now - listedAt.getTime();
  return passed < NEW_POST_MS && passed > -NEW_POST_CLOCK_TOLERANCE_MS;
}

/** The highest price that the device has seen of each car that is cheaper now, by the car's id. */
export function dearerPrices(cars: readonly Car[], seen: readonly SeenCar[]): ReadonlyMap<string, number> {
  const highest = new Map(seen.map(({ id, highestPrice }) => [id, highestPrice]));
  const dearer = new Map<string, number>();
  for (const { id, price } of cars) {
    const before = highest.get(id);
    if (price !== undefined && before !== undefined && before > price) dearer.set(id, before);
  }
  return dearer;
}
