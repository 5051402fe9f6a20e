import type { ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { formatPrice, truncate } from '@/shared/messages/format';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { cx } from '@/shared/ui/cx';
import { Picture } from '@/shared/ui/Picture';
import { cardMessages as messages } from '@/shared/messages/cards';
import panel from '@/shared/ui/layout/panel.module.css';
import plate from './plate.module.css';
import css from './CarCard.module.css';
import { ListedTime } from './ListedTime';
import { PriceTag } from './PriceTag';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';

interface CarCardProps {
  car: Car;
  titleLength: number;
  /** Shown on top of the picture. */
  corner?: ReactNode;
  /** Shown next to "Details". */
  actions?: ReactNode;
  /** Shown in place of when the car was listed. */
  time?: ReactNode;
  /** Shown on the picture, at its lower right. */
  compare?: ReactNode;
  /** Shown above the buttons. */
  difference?: ReactNode;
  /** The car was removed while the list is shown. */
  isGone?: boolean | undefined;
  /** Loads the picture at once, for cards above the fold. */
  priority?: boolean | undefined;
}

export function CarCard({
  car,
  titleLength,
  corner,
  actions,
  time,
  compare,
  difference,
  isGone = false,
  priority,
}: CarCardProps) {
  const title = titleOf(car);
  const isNew = car.condition?.toLowerCase() === 'new';

  return (
    <article className={cx(panel['panel'], css['card'], isGone && css['gone'])} aria-label={title}>
      <div className={css['picture']}>
        <Picture src={car.image} alt="" brand={car.brand} priority={priority} />
        {car.condition && (
          <span
            className={cx(plate['plate'], css['condition'], isNew && css['isNew'])}
            title={car.condition}
            dir="auto"
          >
            {car.condition}
          </span>
        )}
        {!isGone && corner && <div className={css['corner']}>{corner}</div>}
        {!isGone && compare}
      </div>
      <div className={css['body']}>
        <div className={css['line']}>
          <span className={css['brand']} translate="no">
            {car.brand?.toUpperCase()}
          </span>
          {time ?? <ListedTime car={car} />}
        </div>
        <h3 dir="auto" className={css['title']} title={title} aria-label={title}>
          {truncate(title, titleLength)}
        </h3>
        <div className={css['price']}>
          <b className={car.price === undefined ? css['unpriced'] : css['amount']}>{formatPrice(car.price)}</b>
          <PriceTag car={car} />
        </div>
        {difference}
        {isGone ? (
          <p className={css['note']}>{messages.isGone}</p>
        ) : (
          <div className={css['actions']}>
            <ButtonLink
              to={generatePath(paths.carDetails, { id: car.id })}
              aria-label={messages.detailsOf(title)}
              className={css['details']}
            >
              {messages.details}
            </ButtonLink>
            {actions}
          </div>
        )}
      </div>
    </article>
  );
}
