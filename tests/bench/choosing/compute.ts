import * as v from 'valibot';
import { rangeFields, readFilters } from '@/features/cars/filters/carFilters';
import { rangeOptions } from '@/features/cars/filters/filterOptions';
import { histogramOf } from '@/features/cars/filters/histogram';
import { newsSince } from '@/features/cars/following/news';
import { pricePosition } from '@/features/cars/price/pricePosition';
import { similarCars } from '@/features/cars/related/similarCars';
import { carSchema } from '@/features/cars/schema';
import { listOf } from '@/shared/api/fields';

const DAY_MS = 24 * 60 * 60_000;
const SEARCHES = 20;
const SAVED_CARS = 200;

/**
 * Parses the list of all cars, and computes from it what the pages show beside the cars. The list is parsed again in each round,
 * because much is remembered of a car as long as it exists.
 * @returns the times of each round, in ms
 */
function benchChoosing(text: string, rounds: number) {
  return Array.from({ length: rounds }, () => computeAll(text));
}

function computeAll(text: string) {
  const parsingStart = performance.now();
  const parsed: unknown = JSON.parse(text);
  const parsing = performance.now() - parsingStart;

  const cars = v.parse(listOf(carSchema), parsed);
  const car = cars.find(({ price, mileage }) => price !== undefined && mileage !== undefined);
  if (!car) throw new Error('The list has no car with a price and a mileage.');
  const wishedAt = new Date(0);
  const savedCars = cars
    .slice(0, SAVED_CARS)
    .map(({ id, price = 0 }) => ({ carId: id, price: price + 1000, wishedAt }));
  const searches = Array.from({ length: SEARCHES }, (_, index) => ({
    name: `Search ${index}`,
    brand: undefined,
    query: `maxPrice=${(index + 1) * 2000}`,
    openedAt: 0,
  }));
  const previous = Date.now() - 10 * DAY_MS;
  const filters = readFilters(new URLSearchParams('maxPrice=40000'));

  const parts = [
    () => pricePosition(car, cars),
    () => similarCars(car, cars),
    () => newsSince(previous, searches, savedCars, cars),
    ...rangeFields.map((field) => () => {
      const { values } = rangeOptions(field, cars, filters);
      return field === 'year' ? values : histogramOf(field, values);
    }),
  ].map((compute) => {
    const start = performance.now();
    const isWhole = compute() !== undefined;
    return { ms: performance.now() - start, isWhole };
  });
  const times = parts.map(({ ms }) => ms);
  return {
    parsing,
    choosing: times.reduce((sum, ms) => sum + ms),
    longest: Math.max(...times),
    isWhole: parts.every(({ isWhole }) => isWhole),
  };
}

Object.assign(globalThis, { benchChoosing });
