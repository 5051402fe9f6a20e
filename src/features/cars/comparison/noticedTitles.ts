import type { Car } from '../schema';
import { warningsOf } from '../warnings/warningsOf';

interface Noticed {
  listed: readonly Car[];
  since: Date | undefined;
  titles: readonly string[];
}

const cache = new WeakMap<Car, Noticed>();

/**
 * The titles of the warnings of a car's page. Kept until the list of all cars changes, because each of them compares the car with
 * all others.
 */
export function noticedTitles(car: Car, listed: readonly Car[], since: Date | undefined): readonly string[] {
  const last = cache.get(car);
  if (last?.listed === listed && last.since === since) return last.titles;
  const titles = warningsOf(car, listed, since, new Date()).map(({ title }) => title);
  cache.set(car, { listed, since, titles });
  return titles;
}
