import { formatDistance } from '@/lib/text/format';
import { CarLink } from '@/cars/CarLink';
import { Picture } from '@/ui/Picture';
import { paymentTexts as texts } from '@/payments/texts';
import { Text } from '@/ui/Text';
import { OrderSums } from '@/wishlist/OrderSums';
import { Panel } from '@/ui/layout/layout';
import css from './OrderPanel.module.css';

interface OrderPanelProps {
  car: {
    id: string;
    title: string;
    image: string | undefined;
    brand?: string | undefined;
    condition?: string | undefined;
    mileage?: number | undefined;
  };
  price: number | undefined;
}

export function OrderPanel({ car, price }: OrderPanelProps) {
  const facts = texts.summary(car.condition, car.mileage === undefined ? undefined : formatDistance(car.mileage));

  return (
    <Panel as="section" isPadded aria-label={texts.order}>
      <div className={css.car}>
        <CarLink isPicture carId={car.id}>
          <Picture src={car.image} alt="" brand={car.brand} width={128} height={96} priority className={css.picture} />
        </CarLink>
        <div>
          <h2 dir="auto" className={css.title}>
            <CarLink carId={car.id}>{car.title}</CarLink>
          </h2>
          <Text size="s" isMuted dir="auto">
            {facts}
          </Text>
        </div>
      </div>
      <OrderSums labels={{ price: texts.price, total: texts.orderTotal }} price={price} />
    </Panel>
  );
}
