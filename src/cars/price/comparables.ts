import { MIN_COMPARABLES } from '@/cars/limits';
import { brandName } from '@/cars/brands';
import type { Car } from '@/cars/schema';
import { modelOf } from '@/cars/related/modelName';

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
