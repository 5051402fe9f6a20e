import { formatPrice } from '@/shared/messages/format';
import { commonMessages } from '@/shared/messages/common';
import { Picture } from '@/shared/ui/Picture';
import css from './WayIn.module.css';

export interface WantedCarProps {
  car: { title?: string | undefined; image?: string | undefined; price?: number | undefined };
}

/** The car whose link led to the login page. */
export function WantedCar({ car }: WantedCarProps) {
  return (
    <div className={css['car']}>
      <Picture src={car.image} alt="" className={css['picture']} priority />
      <p>
        <b dir="auto">{car.title ?? commonMessages.untitled}</b>
        <span>{formatPrice(car.price)}</span>
      </p>
    </div>
  );
}
