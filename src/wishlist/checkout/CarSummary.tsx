import { CarLink } from '@/cars/CarLink';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { formatLabelledPrice, orNotStated } from '@/lib/text/format';
import { Description, DescriptionList } from '@/ui/layout/DescriptionList';
import { Picture } from '@/ui/picture/Picture';
import { checkoutTexts as texts } from './texts';
import css from './CarSummary.module.css';

interface CarSummaryProps {
  car: Pick<Car, 'id' | 'title' | 'image' | 'price'> & Partial<Pick<Car, 'brand' | 'condition'>>;
}

/** The picture, name, condition and price of the car of an order. */
export function CarSummary({ car }: CarSummaryProps) {
  return (
    <div>
      <CarLink isPicture carId={car.id}>
        <Picture src={car.image} alt="" brand={car.brand} priority />
      </CarLink>
      <DescriptionList className={css.facts}>
        <Description label={texts.name}>
          <span className={css.name}>
            <CarLink carId={car.id}>{titleOf(car)}</CarLink>
          </span>
        </Description>
        <Description label={texts.condition}>{orNotStated(car.condition)}</Description>
        <Description label={texts.price}>{formatLabelledPrice(car.price)}</Description>
      </DescriptionList>
    </div>
  );
}
