import { formatDistance, formatPrice, orNotStated } from '@/shared/messages/format';
import { carDetailsMessages } from '@/shared/messages/carDetails';
import type { Car } from '../schema';

const messages = carDetailsMessages.specs;

/** The rows of the specifications, in the order in which they are shown. */
export function specsOf(car: Car): { name: string; value: string }[] {
  return [
    { name: messages.price, value: car.price === undefined ? orNotStated(undefined) : formatPrice(car.price) },
    { name: messages.brand, value: orNotStated(car.brand?.toUpperCase()) },
    { name: messages.gearType, value: orNotStated(car.gearType) },
    { name: messages.condition, value: orNotStated(car.condition) },
    { name: messages.mileage, value: formatDistance(car.mileage) },
    {
      name: messages.position,
      value: car.position === undefined ? orNotStated(undefined) : messages.seats(car.position),
    },
    { name: messages.wheel, value: orNotStated(car.wheel?.toUpperCase()) },
    { name: messages.model, value: orNotStated(car.model) },
    { name: messages.status, value: car.isPriceFixed ? messages.fixed : messages.negotiable },
  ];
}
