import { carMessages } from '@/shared/messages/cars';
import css from './CarSpecs.module.css';
import type { Car } from '../schema';
import { specsOf } from './specsOf';

export function CarSpecs({ car }: { car: Car }) {
  return (
    <dl className={css['specs']} aria-label={carMessages.specs.title}>
      {specsOf(car).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
