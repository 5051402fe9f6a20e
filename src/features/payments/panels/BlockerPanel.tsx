import { wishlistMessages } from '@/shared/messages/wishlist';
import { generatePath } from 'react-router-dom';
import { formatPrice } from '@/shared/messages/format';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { paymentMessages as messages } from '@/shared/messages/payments';
import { receiptMessages } from '@/shared/messages/receipt';
import box from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import { copyDifference, type CarCopy } from '@/shared/carCopy';
import { copyMessages } from '@/shared/messages/copies';
import { isRepriced, type PaymentBlocker, type OtherItem } from '../paymentBlocker';
import type { Contact, Offer } from '../order';
import css from './panel.module.css';
import { SellerLinks } from './SellerLinks';

interface BlockerPanelProps {
  blocker: PaymentBlocker;
  other: OtherItem | undefined;
  car: { id: string; title: string };
  /** The car as it is listed, if that is known. */
  listed: Offer | undefined;
  wish: CarCopy & { price: number | undefined };
  contact: Contact | undefined;
}

/** Shown instead of the card form: why the wish cannot be paid, and what to do instead. */
export function BlockerPanel({ blocker, other, car, listed, wish, contact }: BlockerPanelProps) {
  const hasPriceProblem = !['bought', 'other-open', 'unwished', 'gone', 'own', 'changed'].includes(blocker);
  const difference = copyDifference(wish, listed);
  const hasCarLink = blocker === 'unwished' || blocker === 'changed';

  return (
    <section className={cx(box['panel'], css['panel'])} role="alert">
      <h2 dir="auto" className={css['title']}>
        {titleOf(blocker, difference !== undefined)}
      </h2>
      <p>
        {blocker === 'changed'
          ? changesOf(listed, car.title, wish)
          : explanationOf(blocker, listed?.price ?? wish.price)}
      </p>
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

function titleOf(blocker: PaymentBlocker, isOtherCar: boolean) {
  if (blocker === 'changed') return isOtherCar ? messages.changedTitle : messages.repricedTitle;
  return blocker === 'bought' ? messages.boughtTitle : messages.cannotPay;
}

/** Everything that was saved differently, and how to go on. */
function changesOf(listed: Offer | undefined, title: string, wish: BlockerPanelProps['wish']) {
  const saved = copyMessages.savedAs(copyDifference(wish, listed));
  return [
    listed && isRepriced(listed, wish) && messages.repriced(formatPrice(listed.price), formatPrice(wish.price)),
    saved && messages.listedAs(title, saved),
    messages.saveAnew,
  ]
    .filter(Boolean)
    .join(' ');
}

function explanationOf(blocker: Exclude<PaymentBlocker, 'changed'>, price: number | undefined) {
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
    case 'not-stated':
    case 'too-small':
    case 'too-large':
    case 'uneven':
      return wishlistMessages.unpayable[blocker](formatPrice(price));
  }
}
