import { formatPrice, orNotStated } from '@/lib/text/format';
import { CarLink } from '@/cars/CarLink';
import { Picture } from '@/ui/Picture';
import { wishlistTexts } from '@/wishlist/texts';
import css from './CarSummary.module.css';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/titleOf';

const texts = wishlistTexts.checkout;

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
          <dt>{texts.name}</dt>
          <dd dir="auto">
            <CarLink carId={car.id}>{titleOf(car)}</CarLink>
          </dd>
        </div>
        <div>
          <dt>{texts.condition}</dt>
          <dd dir="auto">{orNotStated(car.condition)}</dd>
        </div>
        <div>
          <dt>{texts.price}</dt>
          <dd>{formatPrice(car.price)}</dd>
        </div>
      </dl>
    </div>
  );
}
