import { memo, type ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { formatPrice, truncate } from '@/shared/messages/format';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { TITLE } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { Avatar } from '@/shared/ui/Avatar';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { cx } from '@/shared/ui/cx';
import { Picture } from '@/shared/ui/Picture';
import { cardMessages as messages } from '@/shared/messages/cards';
import panel from '@/shared/ui/layout/panel.module.css';
import { ProperName } from '@/shared/ui/ProperName';
import card from './CarCard.module.css';
import { ListedTime } from './ListedTime';
import { PriceTag } from './PriceTag';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import plate from './plate.module.css';
import css from './WideCarCard.module.css';

const plainSeller = <span className={css['role']}>{messages.sellerRole}</span>;
const SellerBadge = lazyWithPreload(() => import('./SellerBadge'), 'SellerBadge', { fallback: plainSeller });

interface WideCarCardProps {
  car: Car;
  /** For visitors: the button leads to the login page, and no user record is fetched. */
  isTeaser: boolean;
  /** The slots must be stable, so that `memo` skips unchanged cards. */
  corner: (car: Car) => ReactNode;
  actions: (car: Car) => ReactNode;
  /** Shown in place of when the car was listed. */
  time?: ((car: Car) => ReactNode) | undefined;
  compare: (car: Car) => ReactNode;
  difference: (car: Car) => ReactNode;
  isGone: boolean;
}

/** A car with its seller. The picture is next to the text. */
export const WideCarCard = memo(function WideCarCard({
  car,
  isTeaser,
  isGone,
  corner,
  actions,
  time,
  compare,
  difference,
}: WideCarCardProps) {
  const { name: seller = messages.namelessSeller, photoUrl, email } = car.seller;
  const title = titleOf(car);
  const isNew = car.condition?.toLowerCase() === 'new';

  return (
    <article className={cx(panel['panel'], card['card'], css['card'], isGone && card['gone'])} aria-label={title}>
      <div className={cx(card['picture'], css['picture'])}>
        <Picture src={car.image} alt="" brand={car.brand} className={css['photo']} />
        {car.condition && (
          <span
            className={cx(plate['plate'], card['condition'], css['condition'], isNew && card['isNew'])}
            title={car.condition}
            dir="auto"
          >
            {car.condition}
          </span>
        )}
        {!isGone && <div className={card['corner']}>{corner(car)}</div>}
        {!isGone && compare(car)}
      </div>
      <div className={cx(card['body'], css['body'])}>
        <div className={card['line']}>
          <span className={card['brand']} translate="no">
            {car.brand?.toUpperCase()}
          </span>
          {time?.(car) ?? <ListedTime car={car} />}
        </div>
        <h3 dir="auto" className={card['title']} title={title} aria-label={title}>
          {truncate(title, TITLE)}
        </h3>
        <div className={card['price']}>
          <b className={car.price === undefined ? card['unpriced'] : card['amount']}>{formatPrice(car.price)}</b>
          <PriceTag car={car} />
        </div>
        {difference(car)}
        <div className={css['seller']}>
          <Avatar name={seller} photoUrl={photoUrl} />
          <div>
            <b>
              <ProperName>{seller}</ProperName>
            </b>
            {email !== undefined && !isTeaser ? <SellerBadge email={email} /> : plainSeller}
          </div>
        </div>
        {isGone ? (
          <p className={card['note']}>{messages.isGone}</p>
        ) : (
          <div className={card['actions']}>
            <ButtonLink
              to={generatePath(paths.carDetails, { id: car.id })}
              aria-label={messages.detailsOf(title)}
              className={card['details']}
            >
              {messages.details}
            </ButtonLink>
            {!isTeaser && actions(car)}
          </div>
        )}
      </div>
    </article>
  );
});
