import type { Car } from '@/cars/schema';
import { formatDistance, formatPrice, orNotStated } from '@/lib/text/format';
import { carDetailsTexts } from './texts';
import { Text } from '@/ui/Text';
import css from './CarSpecs.module.css';

export function CarSpecs({ car }: { car: Car }) {
  return (
    <dl className={css['specs']} aria-label={carDetailsTexts.specs.title}>
      {specsOf(car).map(({ name, value }) => (
        <div key={name}>
          <Text as="dt" size="xs" isMuted>
            {name}
          </Text>
          <Text as="dd" dir="auto" weight="medium" isNumeric isBreaking>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}

const texts = carDetailsTexts.specs;

/** The rows of the specifications, in the order in which they are shown. */
function specsOf(car: Car): { name: string; value: string }[] {
  return [
    { name: texts.price, value: car.price === undefined ? orNotStated(undefined) : formatPrice(car.price) },
    { name: texts.brand, value: orNotStated(car.brand?.toUpperCase()) },
    { name: texts.gearType, value: orNotStated(car.gearType) },
    { name: texts.condition, value: orNotStated(car.condition) },
    { name: texts.mileage, value: formatDistance(car.mileage) },
    {
      name: texts.position,
      value: car.position === undefined ? orNotStated(undefined) : texts.seats(car.position),
    },
    { name: texts.wheel, value: orNotStated(car.wheel?.toUpperCase()) },
    { name: texts.model, value: orNotStated(car.model) },
    { name: texts.status, value: car.isPriceFixed ? texts.fixed : texts.negotiable },
  ];
}
