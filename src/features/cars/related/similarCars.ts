import { MAX_SIMILAR_CARS } from '@/shared/config/carLimits';
import { mileageDifference, priceDifference, similarMessages as messages } from '@/shared/messages/deciding';
import type { Car } from '../schema';
import { modelOf } from './modelName';
import { statedYear } from '../statedYear';

/** What must be known of a car to find similar ones. */
type ReferenceCar = Pick<Car, 'id'> &
  Partial<Pick<Car, 'title' | 'brand' | 'model' | 'price' | 'mileage' | 'gearType'>>;

export interface SimilarCar {
  car: Car;
  /** For example "Same model, two years newer, $2,900 dearer". */
  why: string;
}

/** Cars of other brands are similar only up to this ratio of the prices. */
const NEAR_PRICE = 1.3;
/** How far apart two cars are that have another model, brand or gear, or a price that one of them does not state. */
const distances = { model: 0.35, brand: 0.7, gear: 0.15, unknownPrice: 0.5 };
/** So many kilometres count as much as a price that is 1.6 times as high. */
const FAR_KM = 100_000;
const MAX_REASONS = 4;
/** Smaller differences are not worth a reason. */
const MIN_KM = 1000;

type Relation = 'model' | 'brand' | 'price';

/** The most similar of all cars, and why each is similar. */
export function similarCars(car: ReferenceCar, all: readonly Car[]): SimilarCar[] {
  const relationTo = relationsOf(car);
  /** The nearest so far, in order. Only these are kept, because there may be thousands of cars. */
  const nearest: { other: Car; relation: Relation; distance: number }[] = [];
  for (const other of all) {
    const relation = other.id === car.id ? undefined : relationTo(other);
    if (!relation) continue;
    const distance = distanceOf(car, other, relation);
    const place = nearest.findIndex((near) => distance < near.distance);
    if (place === -1 && nearest.length >= MAX_SIMILAR_CARS) continue;
    nearest.splice(place === -1 ? nearest.length : place, 0, { other, relation, distance });
    nearest.length = Math.min(nearest.length, MAX_SIMILAR_CARS);
  }
  return nearest.map(({ other, relation }) => ({ car: other, why: whyOf(car, other, relation) }));
}

function relationsOf(car: ReferenceCar) {
  const brand = car.brand?.toLowerCase();
  const model = modelOf(car)?.key;

  return (other: Car): Relation | undefined => {
    if (brand !== undefined && brand === other.brand?.toLowerCase())
      return model !== undefined && modelOf(other)?.key === model ? 'model' : 'brand';
    return car.price && other.price && ratio(car.price, other.price) <= NEAR_PRICE ? 'price' : undefined;
  };
}

function distanceOf(car: ReferenceCar, other: Car, relation: Relation) {
  const kind = relation === 'model' ? 0 : relation === 'brand' ? distances.model : distances.brand;
  const price = car.price && other.price ? Math.log(ratio(car.price, other.price)) : distances.unknownPrice;
  return (
    kind +
    price +
    Math.min(1, kilometresBetween(car, other) / FAR_KM) / 2 +
    (otherGearOf(car, other) ? distances.gear : 0)
  );
}

function whyOf(car: ReferenceCar, other: Car, relation: Relation) {
  const [from, to] = [statedYear(car), statedYear(other)];
  const years = from === undefined || to === undefined ? undefined : messages.years(to - from);
  return [
    messages.relations[relation],
    years,
    otherGearOf(car, other),
    kilometresBetween(car, other) >= MIN_KM ? mileageDifference(car.mileage, other.mileage) : undefined,
    priceDifference(car.price, other.price),
  ]
    .filter((reason) => reason !== undefined)
    .slice(0, MAX_REASONS)
    .join(', ');
}

/** The gear of the other car in a word, if both are known and they differ. */
function otherGearOf(car: ReferenceCar, other: Car) {
  const [own, its] = [gearOf(car.gearType), gearOf(other.gearType)];
  return own && its && own !== its ? messages.gears[its] : undefined;
}

function gearOf(gearType: string | undefined): keyof typeof messages.gears | undefined {
  const gear = gearType?.toLowerCase();
  return gear === 'manual' || gear === 'automatic' ? gear : undefined;
}

/** Half of `FAR_KM` if one of them states no mileage. */
function kilometresBetween(car: ReferenceCar, other: Car) {
  return car.mileage === undefined || other.mileage === undefined ? FAR_KM / 2 : Math.abs(car.mileage - other.mileage);
}

function ratio(a: number, b: number) {
  return Math.max(a, b) / Math.min(a, b);
}
