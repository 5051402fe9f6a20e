import { modelOf } from '@/cars/modelName';
import type { Car } from '@/cars/schema';
import { MAX_SIMILAR_CARS } from './limits';

/** What makes another car similar. */
type Relation = 'model' | 'brand' | 'price';

export interface SimilarCar {
  car: Car;
  relation: Relation;
}

/** Cars of other brands are similar only up to this ratio of the prices. */
const NEAR_PRICE = 1.3;
/** How far apart two cars are that have another model or brand, or a price that one of them does not state. */
const distances = { model: 0, brand: 0.35, price: 0.7, unknownPrice: 0.5 };
/** So many kilometres count as much as a price that is 1.6 times as high. */
const FAR_KM = 100_000;

/** The most similar of all cars, the nearest first. */
export function similarCars(car: Car, all: readonly Car[]): SimilarCar[] {
  const relationTo = relationsOf(car);
  return all
    .flatMap((other) => {
      const relation = other.id === car.id ? undefined : relationTo(other);
      return relation ? [{ car: other, relation, distance: distanceOf(car, other, relation) }] : [];
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SIMILAR_CARS);
}

function relationsOf(car: Car) {
  const brand = car.brand?.toLowerCase();
  const model = modelOf(car)?.key;

  return (other: Car): Relation | undefined => {
    if (brand !== undefined && brand === other.brand?.toLowerCase())
      return model !== undefined && modelOf(other)?.key === model ? 'model' : 'brand';
    return car.price && other.price && ratio(car.price, other.price) <= NEAR_PRICE ? 'price' : undefined;
  };
}

function distanceOf(car: Car, other: Car, relation: Relation) {
  const price = car.price && other.price ? Math.log(ratio(car.price, other.price)) : distances.unknownPrice;
  const kilometres =
    car.mileage === undefined || other.mileage === undefined ? FAR_KM / 2 : Math.abs(car.mileage - other.mileage);
  return distances[relation] + price + Math.min(1, kilometres / FAR_KM) / 2;
}

function ratio(a: number, b: number) {
  return Math.max(a, b) / Math.min(a, b);
}
