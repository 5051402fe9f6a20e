import { money, stated } from '@/shared/format';
import { Picture } from '@/shared/ui/Picture';
import { wishlistWords } from '@/shared/words/wishlist';
import css from './CarSummary.module.css';
import type { Car } from './schema';
import { titleOf } from './titleOf';

const words = wishlistWords.checkout;

interface CarSummaryProps {
  car: Pick<Car, 'title' | 'image' | 'price'> & Partial<Pick<Car, 'brand' | 'condition'>>;
}

/** Picture, name, condition and price: what an order is about. */
export function CarSummary({ car }: CarSummaryProps) {
  return (
    <div>
      <Picture src={car.image} alt="" brand={car.brand} priority className={css['picture']} />
      <dl className={css['facts']}>
        <div className={css['name']}>
          <dt>{words.name}</dt>
          <dd>{titleOf(car)}</dd>
        </div>
        <div>
          <dt>{words.condition}</dt>
          <dd>{stated(car.condition)}</dd>
        </div>
        <div>
          <dt>{words.price}</dt>
          <dd>{money(car.price)}</dd>
        </div>
      </dl>
    </div>
  );
}
