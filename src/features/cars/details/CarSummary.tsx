import { formatPrice, orNotStated } from '@/shared/messages/format';
import { CarLink } from '@/shared/ui/CarLink';
import { Picture } from '@/shared/ui/Picture';
import { wishlistPageMessages } from '@/shared/messages/wishlistPage';
import css from './CarSummary.module.css';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';

const messages = wishlistPageMessages.checkout;

interface CarSummaryProps {
  car: Pick<Car, 'id' | 'title' | 'image' | 'price'> & Partial<Pick<Car, 'brand' | 'condition'>>;
}

/** The picture, name, condition and price of the car of an order. */
export function CarSummary({ car }: CarSummaryProps) {
  return (
    <div>
      <CarLink isPicture carId={car.id}>
        <Picture src={car.image} alt="" brand={car.brand} priority className={css['picture']} />
      </CarLink>
      <dl className={css['facts']}>
        <div className={css['name']}>
          <dt>{messages.name}</dt>
          <dd dir="auto">
            <CarLink carId={car.id}>{titleOf(car)}</CarLink>
          </dd>
        </div>
        <div>
          <dt>{messages.condition}</dt>
          <dd dir="auto">{orNotStated(car.condition)}</dd>
        </div>
        <div>
          <dt>{messages.price}</dt>
          <dd>{formatPrice(car.price)}</dd>
        </div>
      </dl>
    </div>
  );
}
