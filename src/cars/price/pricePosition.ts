import { MAX_PLOT_POINTS, MIN_COMPARABLES } from '@/cars/limits';
import { priceTexts as texts } from './texts';
import { drawableMax } from './plotScale';
import type { Car } from '@/cars/schema';
import { brandName } from '@/cars/brands';
import { modelOf } from '@/cars/related/modelName';

export interface PricePosition {
  /** For example "Cheaper than 7 of 11 comparable cars". */
  verdict: string;
  /** How many cars are both cheaper and driven less, or how the mileage compares. */
  details: string;
  /** Which cars were counted. */
  method: string;
  /** What the cars have in common, for example "BMW X3". */
  name: string;
  cars: readonly PricedCar[];
}

/** Where a car's price stands among comparable cars; undefined without a price or with too few of them. */
export function pricePosition(car: Car, all: readonly Car[]): PricePosition | undefined {
  const price = statedPrice(car);
  const { cars, name, scarceModel } = comparablesOf(car, all);
  if (price === undefined || name === undefined || cars.length < MIN_COMPARABLES) return undefined;

  const { mileage } = car;
  const cheaper = cars.filter((other) => other.price < price).length;
  const dearer = cars.filter((other) => other.price > price).length;
  return {
    verdict: texts.verdict(cheaper, cars.length - cheaper - dearer, dearer),
    details:
      mileage === undefined
        ? texts.noMileage
        : texts.both(cars.filter((other) => other.price < price && other.mileage < mileage).length),
    method: texts.method(name, scarceModel),
    name,
    cars,
  };
}

/** Of many cars those nearest in price and mileage, without values so high that the others could not be told apart, by mileage. */
export function nearestCars(car: Car, cars: readonly PricedCar[]) {
  const price = statedPrice(car);
  const maxPrice = drawableMax(
    cars.map((other) => other.price),
    price,
  );
  const maxMileage = drawableMax(
    cars.map((other) => other.mileage),
    car.mileage,
  );
  const distanceTo = (other: PricedCar) =>
    Math.hypot(
      (other.price - (price ?? other.price)) / maxPrice,
      (other.mileage - (car.mileage ?? other.mileage)) / maxMileage,
    );
  return cars
    .filter((other) => other.price <= maxPrice && other.mileage <= maxMileage)
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))
    .slice(0, MAX_PLOT_POINTS)
    .toSorted((a, b) => a.mileage - b.mileage || a.price - b.price);
}

/** A car whose post states a price and a mileage. */
export type PricedCar = Car & { price: number; mileage: number };

export interface Comparables {
  cars: readonly PricedCar[];
  /** What they have in common, for instance "BMW" or "BMW X3"; undefined if the car has no brand. */
  name: string | undefined;
  /** The car's model, if too few cars of it are listed. */
  scarceModel: string | undefined;
}

/** The other cars of the same model if there are enough of them, else those of the same brand. */
export function comparablesOf(car: Car, all: readonly Car[]): Comparables {
  const brand = car.brand?.toLowerCase();
  if (car.brand === undefined) return { cars: [], name: undefined, scarceModel: undefined };

  const ofBrand = all.filter((other) => other.brand?.toLowerCase() === brand && other.id !== car.id).filter(isPriced);
  const name = brandName(car.brand);
  const model = modelOf(car);
  const ofModel = model ? ofBrand.filter((other) => modelOf(other)?.key === model.key) : [];
  return model && ofModel.length >= MIN_COMPARABLES
    ? { cars: ofModel, name: `${name} ${model.name}`, scarceModel: undefined }
    : { cars: ofBrand, name, scarceModel: model?.name };
}

/** A price of zero is none: it is in posts whose price is to be asked for. */
export function statedPrice({ price }: Pick<Car, 'price'>) {
  return price === 0 ? undefined : price;
}

function isPriced(car: Car): car is PricedCar {
  return statedPrice(car) !== undefined && car.mileage !== undefined;
}
