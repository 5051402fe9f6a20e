import { carDetailsTexts } from './texts';
import css from './CarSpecs.module.css';
import type { Car } from '@/cars/schema';
import { specsOf } from './specsOf';

export function CarSpecs({ car }: { car: Car }) {
  return (
    <dl className={css['specs']} aria-label={carDetailsTexts.specs.title}>
      {specsOf(car).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
