import type { ReactNode } from 'react';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { formatPrice, formatRelative, formatDate } from '@/shared/messages/format';
import { TITLE } from '@/shared/config/limits';
import { TruncatedText } from '@/shared/ui/TruncatedText';
import { Tag } from '@/shared/ui/Tag';
import { carDetailsMessages as messages } from '@/shared/messages/carDetails';
import { carMessages } from '@/shared/messages/cars';
import { cx } from '@/shared/ui/cx';
import panel from '@/shared/ui/layout/panel.module.css';
import css from './CarDetails.module.css';
import frame from './DetailsFrame.module.css';
import { CarSpecs } from './CarSpecs';
import { Breadcrumbs } from './Breadcrumbs';
import { CarPicture } from '../picture/CarPicture';
import { PriceTag } from '../cards/PriceTag';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import { QuietActions } from './QuietActions';

const MonthlyEstimate = lazyWithPreload(() => import('../estimate/MonthlyEstimate'), 'MonthlyEstimate');

interface CarDetailsProps {
  car: Car;
  seller: ReactNode;
  /** The buttons for buying and wishing. */
  actions?: ReactNode;
  /** The button for comparing. */
  compare?: ReactNode;
  /** A buyer's tools are not shown for one's own post, nor for a car that is gone. */
  isOwn?: boolean | undefined;
  isGone?: boolean | undefined;
  /** Panels between the price and the specifications. */
  warnings?: ReactNode;
  /** The control for reporting the post. */
  report?: ReactNode;
  /** A note below the title, for instance that the car is gone. */
  notice?: ReactNode;
}

export function CarDetails({
  car,
  seller,
  actions,
  compare,
  isOwn,
  isGone,
  warnings,
  report,
  notice,
}: CarDetailsProps) {
  const title = titleOf(car);

  return (
    <>
      <div className={frame['trail']}>
        <Breadcrumbs car={car} />
      </div>
      <div className={frame['side']}>
        <h2 dir="auto" className={css['title']}>
          {title}
        </h2>
        <div>
          <div className={css['facts']}>
            {car.condition && (
              <Tag>
                <TruncatedText text={car.condition} length={TITLE} />
              </Tag>
            )}
            {car.listedAt && (
              <time dateTime={car.listedAt.toISOString()} title={formatDate(car.listedAt)}>
                {carMessages.listed(formatRelative(car.listedAt))}
              </time>
            )}
          </div>
          {notice}
        </div>
        <section className={panel['panel']} aria-label={messages.specs.price}>
          <div className={css['buying']}>
            <p className={css['price']}>
              <b className={car.price === undefined ? css['unpriced'] : css['amount']}>{formatPrice(car.price)}</b>
              <PriceTag car={car} />
            </p>
            {actions}
            {!isGone && <QuietActions key={car.id} car={car} compare={compare} />}
          </div>
        </section>
        {warnings}
        <section className={panel['panel']}>
          <CarSpecs car={car} />
        </section>
        <div className={panel['panel']}>{seller}</div>
        {!isOwn && !isGone && car.price !== undefined && (
          <div className={cx(panel['panel'], css['screenOnly'])}>
            <MonthlyEstimate price={car.price} />
          </div>
        )}
      </div>
      <div className={frame['main']}>
        <CarPicture key={car.id} car={car} className={css['picture']} />
        <div className={css['text']}>
          <h3>{messages.description}</h3>
          <p dir="auto" className={car.description === undefined ? css['none'] : css['description']}>
            {car.description ?? messages.noDescription}
          </p>
          {report && <div className={cx(css['report'], css['screenOnly'])}>{report}</div>}
        </div>
      </div>
    </>
  );
}
