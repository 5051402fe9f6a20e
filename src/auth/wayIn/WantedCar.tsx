import { formatPrice } from '@/lib/text/format';
import { commonTexts } from '@/lib/text/texts';
import { Row } from '@/ui/layout/layout';
import { Picture } from '@/ui/picture/Picture';
import css from './WayIn.module.css';

export interface WantedCarProps {
  car: { title?: string | undefined; image?: string | undefined; price?: number | undefined };
}

/** The car whose link led to the login page. */
export function WantedCar({ car }: WantedCarProps) {
  return (
    <Row gap={3} className={css.car}>
      <Picture src={car.image} alt="" className={css.picture} priority />
      <p>
        <b dir="auto">{car.title ?? commonTexts.untitled}</b>
        <span>{formatPrice(car.price)}</span>
      </p>
    </Row>
  );
}
