import { ROWS_PER_PAGE } from '@/shared/config/carLimits';
import type { Car } from '../schema';
import type { SeenCar } from '../seenCars';
import type { RowCar } from './CarRows';

/**
 * The cars whose pages the user has opened last, as they are listed now.
 * @param exceptId the car of this page
 * @param listed all cars, and when they were fetched; undefined while they are loading
 */
export function recentlyViewed(
  seen: readonly SeenCar[],
  exceptId: string,
  listed: { cars: readonly Car[]; fetchedAt: number } | undefined,
): RowCar[] {
  const latest = seen
    .flatMap((car) => (car.viewedAt === undefined || car.id === exceptId ? [] : { car, viewedAt: car.viewedAt }))
    .toSorted((a, b) => b.viewedAt - a.viewedAt)
    .slice(0, ROWS_PER_PAGE);
  if (!listed || latest.length === 0) return latest.map(({ car }) => rowOf(car));

  const ids = new Set(latest.map(({ car }) => car.id));
  const byId = new Map(listed.cars.filter(({ id }) => ids.has(id)).map((car) => [car.id, car]));
  return latest.map(({ car, viewedAt }) => {
    const now = byId.get(car.id);
    return now ? rowOf(now) : { ...rowOf(car), isGone: viewedAt < listed.fetchedAt };
  });
}

function rowOf({ id, title, image, brand, price, mileage }: RowCar): RowCar {
  return { id, title, image, brand, price, mileage };
}
