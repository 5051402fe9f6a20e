import { formatDistance, formatPrice } from '@/shared/messages/format';
import { CarLink } from '@/shared/ui/CarLink';
import { Picture } from '@/shared/ui/Picture';
import { paymentMessages as messages } from '@/shared/messages/payments';
import box from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import css from './OrderPanel.module.css';
import panel from './panel.module.css';

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
  const facts = messages.summary(car.condition, car.mileage === undefined ? undefined : formatDistance(car.mileage));

  return (
    <section className={cx(box['panel'], panel['panel'])} aria-label={messages.order}>
      <div className={css['car']}>
        <CarLink isPicture carId={car.id}>
          <Picture
            src={car.image}
            alt=""
            brand={car.brand}
            width={128}
            height={96}
            priority
            className={css['picture']}
          />
        </CarLink>
        <div>
          <h2 dir="auto" className={css['title']}>
            <CarLink carId={car.id}>{car.title}</CarLink>
          </h2>
          <p dir="auto" className={panel['small']}>
            {facts}
          </p>
        </div>
      </div>
      <dl className={css['sum']}>
        <div>
          <dt className={panel['quiet']}>{messages.price}</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
        <div className={css['total']}>
          <dt>{messages.orderTotal}</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
      </dl>
    </section>
  );
}
