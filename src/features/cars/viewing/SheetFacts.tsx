import { carDetailsMessages } from '@/shared/messages/carDetails';
import { specsOf } from '../details/specsOf';
import type { Car } from '../schema';
import css from './ViewingSheet.module.css';

const { price, status } = carDetailsMessages.specs;

/** The picture and the specifications; the price status is beside the price. */
export function SheetFacts({ car }: { car: Car }) {
  const specs = specsOf(car);
  const statusText = specs.find(({ name }) => name === status)?.value;
  const facts = specs
    .filter(({ name }) => name !== status)
    .map(({ name, value }) => ({ name, value: name === price ? `${value}, ${statusText ?? ''}` : value }));

  return (
    <div className={css['facts']}>
      {car.image !== undefined && <img src={car.image} alt="" referrerPolicy="no-referrer" />}
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
