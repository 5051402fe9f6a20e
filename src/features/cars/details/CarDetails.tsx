import type { ReactNode } from 'react';
import { formatRelative, formatDate, formatPrice } from '@/shared/messages/format';
import { TITLE } from '@/shared/config/limits';
import { TruncatedText } from '@/shared/ui/TruncatedText';
import { Tag } from '@/shared/ui/Tag';
import { carMessages as messages } from '@/shared/messages/cars';
import css from './CarDetails.module.css';
import frame from './DetailsFrame.module.css';
import { CarSpecs } from './CarSpecs';
import { Breadcrumbs } from './Breadcrumbs';
import { CarPicture } from '../picture/CarPicture';
import { PriceTag } from '../cards/PriceTag';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';

interface CarDetailsProps {
  car: Car;
  seller: ReactNode;
  /** The buttons for buying and wishing. */
  actions?: ReactNode;
  /** The control for reporting the post. */
  report?: ReactNode;
  /** A note below the title, for instance that the car is gone. */
  notice?: ReactNode;
}

export function CarDetails({ car, seller, actions, report, notice }: CarDetailsProps) {
  const title = titleOf(car);

  return (
    <>
      <div className={frame['trail']}>
        <Breadcrumbs car={car} />
      </div>
      <div className={frame['side']}>
        <h2 className={css['title']}>{title}</h2>
        <div>
          <div className={css['facts']}>
            {car.condition && (
              <Tag>
                <TruncatedText text={car.condition} length={TITLE} />
              </Tag>
            )}
            <time dateTime={car.listedAt.toISOString()} title={formatDate(car.listedAt)}>
              {messages.listed(formatRelative(car.listedAt))}
            </time>
          </div>
          {notice}
        </div>
        <section className={css['panel']} aria-label={messages.specs.price}>
          <div className={css['buying']}>
            <p className={css['price']}>
              <b className={car.price === undefined ? css['unpriced'] : css['amount']}>{formatPrice(car.price)}</b>
              <PriceTag car={car} />
            </p>
            {actions}
          </div>
        </section>
        <section className={css['panel']}>
          <CarSpecs car={car} />
        </section>
        <div className={css['panel']}>{seller}</div>
      </div>
      <div className={frame['main']}>
        <CarPicture key={car.id} car={car} className={css['picture']} />
        <div className={css['text']}>
          <h3>{messages.description}</h3>
          <p className={car.description === undefined ? css['none'] : css['description']}>
            {car.description ?? messages.noDescription}
          </p>
          {report && <div className={css['report']}>{report}</div>}
        </div>
      </div>
    </>
  );
}
