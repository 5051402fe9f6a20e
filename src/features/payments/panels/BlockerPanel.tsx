import { generatePath } from 'react-router-dom';
import { formatPrice } from '@/shared/messages/format';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { paymentMessages as messages } from '@/shared/messages/payments';
import { receiptMessages } from '@/shared/messages/receipt';
import box from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import type { PaymentBlocker, OtherItem } from '../paymentBlocker';
import type { Contact } from '../order';
import css from './panel.module.css';
import { SellerLinks } from './SellerLinks';

interface BlockerPanelProps {
  blocker: PaymentBlocker;
  other: OtherItem | undefined;
  car: { id: string; title: string; price: number | undefined };
  wishedPrice: number | undefined;
  contact: Contact | undefined;
}

/** Shown instead of the card form: why the wish cannot be paid, and what to do instead. */
export function BlockerPanel({ blocker, other, car, wishedPrice, contact }: BlockerPanelProps) {
  const hasPriceProblem = !['bought', 'other-open', 'unwished', 'gone', 'own', 'repriced'].includes(blocker);
  const hasCarLink = blocker === 'unwished' || blocker === 'repriced';

  return (
    <section className={cx(box['panel'], css['panel'])} role="alert">
      <h2 dir="auto" className={css['title']}>
        {titleOf(blocker)}
      </h2>
      <p>{explanationOf(blocker, car.price, wishedPrice)}</p>
      <div className={css['actions']}>
        {hasPriceProblem && <SellerLinks contact={contact} mail={messages.mailAsk(car.title)} />}
        {other && (
          <ButtonLink variant="primary" to={generatePath(paths.payment, { id: other.wishId })}>
            {other.isPaid ? messages.seeReceipt : messages.seePayment}
          </ButtonLink>
        )}
        {hasCarLink && (
          <ButtonLink variant="primary" to={generatePath(paths.carDetails, { id: car.id })}>
            {receiptMessages.seeCar}
          </ButtonLink>
        )}
        <ButtonLink to={paths.dashboard}>{receiptMessages.backToWishlist}</ButtonLink>
      </div>
    </section>
  );
}

function titleOf(blocker: PaymentBlocker) {
  if (blocker === 'repriced') return messages.repricedTitle;
  return blocker === 'bought' ? messages.boughtTitle : messages.cannotPay;
}

function explanationOf(blocker: PaymentBlocker, price: number | undefined, wishedPrice: number | undefined) {
  switch (blocker) {
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
      return messages.unpayable[blocker](formatPrice(price ?? wishedPrice));
  }
}
