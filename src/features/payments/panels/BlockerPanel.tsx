import { generatePath } from 'react-router-dom';
import { formatPrice } from '@/shared/messages/format';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { paymentMessages as messages } from '@/shared/messages/payments';
import type { PaymentBlocker, OtherEntry } from '../paymentBlocker';
import type { Contact } from '../order';
import css from './panel.module.css';
import { SellerLinks } from './SellerLinks';

interface BlockerPanelProps {
  obstacle: PaymentBlocker;
  other: OtherEntry | undefined;
  car: { id: string; title: string; price: number | undefined };
  wishedPrice: number | undefined;
  contact: Contact | undefined;
}

/** Stands where the card form would: why this cannot be paid, and what to do instead. */
export function BlockerPanel({ obstacle, other, car, wishedPrice, contact }: BlockerPanelProps) {
  const isPriceless = !['bought', 'other-open', 'unwished', 'gone', 'own', 'repriced'].includes(obstacle);
  const isAtCar = obstacle === 'unwished' || obstacle === 'repriced';

  return (
    <section className={css['panel']} role="alert">
      <h2 className={css['title']}>{titleOf(obstacle)}</h2>
      <p>{sentence(obstacle, car.price, wishedPrice)}</p>
      <div className={css['actions']}>
        {isPriceless && <SellerLinks contact={contact} mail={messages.mailAsk(car.title)} />}
        {other && (
          <ButtonLink variant="primary" to={generatePath(paths.payment, { id: other.wishId })}>
            {other.isPaid ? messages.seeReceipt : messages.seePayment}
          </ButtonLink>
        )}
        {isAtCar && (
          <ButtonLink variant="primary" to={generatePath(paths.carDetails, { id: car.id })}>
            {messages.seeCar}
          </ButtonLink>
        )}
        <ButtonLink to={paths.dashboard}>{messages.backToWishlist}</ButtonLink>
      </div>
    </section>
  );
}

function titleOf(obstacle: PaymentBlocker) {
  if (obstacle === 'repriced') return messages.repricedTitle;
  return obstacle === 'bought' ? messages.boughtTitle : messages.cannotPay;
}

function sentence(obstacle: PaymentBlocker, price: number | undefined, wishedPrice: number | undefined) {
  switch (obstacle) {
    case 'bought':
      return messages.bought;
    case 'other-open':
      return messages.otherOpen;
    case 'unwished':
      return messages.unwished;
    case 'gone':
      return messages.gone;
    case 'own':
      return messages.own;
    case 'repriced':
      return messages.repriced(formatPrice(price), formatPrice(wishedPrice));
    case 'not-stated':
    case 'too-small':
    case 'too-large':
    case 'uneven':
      return messages.unpayable[obstacle](formatPrice(price ?? wishedPrice));
  }
}
