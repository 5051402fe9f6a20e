import { statedPrice } from '@/cars/payablePrice';
import type { Car } from '@/cars/schema';
import { mileageDifference, priceDifference } from './texts';

/** How another car differs from this one, for example "$3,800 more, 39,400 km more"; empty if that is not stated. */
export function differenceBetween(car: Pick<Car, 'price' | 'mileage'>, other: Pick<Car, 'price' | 'mileage'>) {
  return [priceDifference(statedPrice(car), statedPrice(other)), mileageDifference(car.mileage, other.mileage)]
    .filter(Boolean)
    .join(', ');
}
