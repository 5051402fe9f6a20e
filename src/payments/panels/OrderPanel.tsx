import { formatDistance, formatPrice } from '@/lib/text/format';
import { CarLink } from '@/cars/CarLink';
import { Picture } from '@/ui/Picture';
import { paymentTexts as texts } from '@/payments/texts';
import { Stack } from '@/ui/layout/Stack';
import { Text } from '@/ui/Text';
import { Panel } from '@/ui/layout/Panel';
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
  const facts = texts.summary(car.condition, car.mileage === undefined ? undefined : formatDistance(car.mileage));

  return (
    <Panel as="section" isPadded aria-label={texts.order}>
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
          <Text size="s" isMuted dir="auto">
            {facts}
          </Text>
        </div>
      </div>
      <Stack as="dl" gap={3} size="m" className={css['sum']}>
        <div>
          <dt className={panel['quiet']}>{texts.price}</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
        <div className={css['total']}>
          <dt>{texts.orderTotal}</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
      </Stack>
    </Panel>
  );
}
