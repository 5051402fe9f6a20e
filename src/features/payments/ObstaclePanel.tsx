import { generatePath } from 'react-router-dom';
import { money } from '@/shared/format';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { paymentWords as words } from '@/shared/words/payments';
import type { Obstacle, OtherEntry } from './obstacle';
import type { Contact } from './order';
import css from './panel.module.css';
import { SellerLinks } from './SellerLinks';

interface ObstaclePanelProps {
  obstacle: Obstacle;
  other: OtherEntry | undefined;
  car: { id: string; title: string; price: number | undefined };
  wishedPrice: number | undefined;
  contact: Contact | undefined;
}

/** Stands where the card form would: why this cannot be paid, and what to do instead. */
export function ObstaclePanel({ obstacle, other, car, wishedPrice, contact }: ObstaclePanelProps) {
  const isPriceless = !['bought', 'other-open', 'unwished', 'gone', 'own', 'repriced'].includes(obstacle);
  const isAtCar = obstacle === 'unwished' || obstacle === 'repriced';

  return (
    <section className={css['panel']} role="alert">
      <h2 className={css['title']}>{titleOf(obstacle)}</h2>
      <p>{sentence(obstacle, car.price, wishedPrice)}</p>
      <div className={css['actions']}>
        {isPriceless && <SellerLinks contact={contact} mail={words.mailAsk(car.title)} />}
        {other && (
          <ButtonLink look="primary" to={generatePath(paths.payment, { id: other.wishId })}>
            {other.isPaid ? words.seeReceipt : words.seePayment}
          </ButtonLink>
        )}
        {isAtCar && (
          <ButtonLink look="primary" to={generatePath(paths.carDetails, { id: car.id })}>
            {words.seeCar}
          </ButtonLink>
        )}
        <ButtonLink to={paths.dashboard}>{words.backToWishlist}</ButtonLink>
      </div>
    </section>
  );
}

function titleOf(obstacle: Obstacle) {
  if (obstacle === 'repriced') return words.repricedTitle;
  return obstacle === 'bought' ? words.boughtTitle : words.cannotPay;
}

function sentence(obstacle: Obstacle, price: number | undefined, wishedPrice: number | undefined) {
  switch (obstacle) {
    case 'bought':
      return words.bought;
    case 'other-open':
      return words.otherOpen;
    case 'unwished':
      return words.unwished;
    case 'gone':
      return words.gone;
    case 'own':
      return words.own;
    case 'repriced':
      return words.repriced(money(price), money(wishedPrice));
    case 'not-stated':
    case 'too-small':
    case 'too-large':
    case 'uneven':
      return words.unpayable[obstacle](money(price ?? wishedPrice));
  }
}
