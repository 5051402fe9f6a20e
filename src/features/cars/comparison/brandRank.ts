import type { Car } from '../schema';

/**
 * How many of the other listed cars of the same brand with a price are dearer than this one.
 * @returns undefined if the car has no brand or no price
 */
export function brandRank({ id, brand, price }: Partial<Car>, listed: readonly Car[]) {
  if (brand === undefined || price === undefined) return undefined;
  const others = listed.filter((car) => car.brand === brand && car.id !== id && car.price !== undefined);
  return {
    cheaperThan: others.filter((car) => car.price !== undefined && car.price > price).length,
    of: others.length,
  };
}
