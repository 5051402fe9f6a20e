import { distance, money, stated } from '@/shared/format';
import { carWords } from '@/shared/words/cars';
import type { Car } from './schema';

const words = carWords.specs;

/** The lines of the spec panel, in its order. */
export function specsOf(car: Car): { name: string; value: string }[] {
  return [
    { name: words.price, value: car.price === undefined ? stated(undefined) : money(car.price) },
    { name: words.brand, value: stated(car.brand?.toUpperCase()) },
    { name: words.gearType, value: stated(car.gearType) },
    { name: words.condition, value: stated(car.condition) },
    { name: words.mileage, value: distance(car.mileage) },
    { name: words.position, value: car.position === undefined ? stated(undefined) : words.seats(car.position) },
    { name: words.wheel, value: stated(car.wheel?.toUpperCase()) },
    { name: words.model, value: stated(car.model) },
    { name: words.status, value: car.isPriceFixed ? words.fixed : words.negotiable },
  ];
}
