import { copyDifference, type CarCopy } from '@/cars/carCopy';
import { priceProblemOf, type PriceProblem } from '@/cars/limits';
import type { Car } from '@/cars/schema';
import { PaymentButton } from '@/wishlist/checkout/PaymentButton';
import { isSavedAsListed } from '@/wishlist/schema';
import { wishlistTexts } from '@/wishlist/texts';
import { generatePath } from 'react-router-dom';
import { formatPrice } from '@/lib/text/format';
import { paths } from '@/lib/config/paths';
import { ButtonLink } from '@/ui/button/Button';
import { paymentTexts as texts } from '@/payments/texts';
import { Row, Panel } from '@/ui/layout/layout';
import { carTexts } from '@/cars/texts';
import type { Contact } from '@/payments/order';
import css from './panel.module.css';
import { SellerLinks } from './SellerContact';

/** Why a wish cannot be paid. */
export type PaymentBlocker = PriceProblem | 'bought' | 'other-open' | 'unwished' | 'gone' | 'own' | 'changed';

/** Another wishlist item of the same car that is paid, or whose payment has begun: no car is paid twice. */
export interface OtherItem {
  wishId: string;
  isPaid: boolean;
}

interface BlockerInput {
  other: OtherItem | undefined;
  wish: CarCopy & { price: number | undefined };
  /** Undefined until it is loaded. */
  car: Pick<Car, 'title' | 'image' | 'price' | 'seller'> | undefined;
  isGone: boolean;
  /** The item has been removed from the wishlist. */
  isUnwished: boolean;
  email: string;
}

export function paymentBlockerOf({
  other,
  wish,
  car,
  isGone,
  isUnwished,
  email,
}: BlockerInput): PaymentBlocker | undefined {
  if (other) return other.isPaid ? 'bought' : 'other-open';
  if (isGone) return 'gone';
  if (isUnwished) return 'unwished';
  if (car?.seller.email?.toLowerCase() === email.toLowerCase()) return 'own';
  return priceProblemOf((car ?? wish).price) ?? (car && !isSavedAsListed(wish, car) ? 'changed' : undefined);
}

interface BlockerPanelProps {
  blocker: PaymentBlocker;
  other: OtherItem | undefined;
  car: { id: string; title: string };
  /** The car as it is listed, if that is known. */
  listed: Car | undefined;
  wish: CarCopy & { price: number | undefined };
  contact: Contact | undefined;
  email: string;
}

/** Shown instead of the card form: why the wish cannot be paid, and what to do instead. */
export function BlockerPanel({ blocker, other, car, listed, wish, contact, email }: BlockerPanelProps) {
  const hasPriceProblem = !['bought', 'other-open', 'unwished', 'gone', 'own', 'changed'].includes(blocker);
  const difference = copyDifference(wish, listed);
  const canGoOn = blocker === 'changed' && listed;

  return (
    <Panel as="section" isPadded className={css.panel} role="alert">
      <h2 dir="auto" className={css.title}>
        {titleOf(blocker, difference !== undefined)}
      </h2>
      <p>
        {blocker === 'changed'
          ? changesOf(listed, car.title, wish)
          : explanationOf(blocker, listed?.price ?? wish.price)}
      </p>
      <Row gap={2} align="stretch" isWrapping className={css.actions}>
        {hasPriceProblem && <SellerLinks contact={contact} mail={texts.mailAsk(car.title)} />}
        {other && (
          <ButtonLink variant="primary" to={generatePath(paths.payment, { id: other.wishId })}>
            {other.isPaid ? texts.seeReceipt : texts.seePayment}
          </ButtonLink>
        )}
        {canGoOn && (
          <PaymentButton car={listed} email={email} replace>
            {texts.goOn(formatPrice(listed.price))}
          </PaymentButton>
        )}
        {(blocker === 'unwished' || blocker === 'changed') && (
          <ButtonLink variant={canGoOn ? 'outline' : 'primary'} to={generatePath(paths.carDetails, { id: car.id })}>
            {texts.seeCar}
          </ButtonLink>
        )}
        <ButtonLink to={paths.dashboard}>{texts.backToWishlist}</ButtonLink>
      </Row>
    </Panel>
  );
}

function titleOf(blocker: PaymentBlocker, isOtherCar: boolean) {
  if (blocker === 'changed') return isOtherCar ? texts.changedTitle : texts.repricedTitle;
  return blocker === 'bought' ? texts.boughtTitle : texts.cannotPay;
}

/** Everything that was saved differently, and how to go on. */
function changesOf(listed: Car | undefined, title: string, wish: BlockerPanelProps['wish']) {
  const saved = carTexts.savedAs(copyDifference(wish, listed));
  return [
    listed && listed.price !== wish.price && texts.repriced(formatPrice(listed.price), formatPrice(wish.price)),
    saved && texts.listedAs(title, saved),
    texts.notChargedYet,
  ]
    .filter(Boolean)
    .join(' ');
}

function explanationOf(blocker: Exclude<PaymentBlocker, 'changed'>, price: number | undefined) {
  switch (blocker) {
    case 'bought':
      return texts.bought;
    case 'other-open':
      return texts.otherOpen;
    case 'unwished':
      return texts.unwished;
    case 'gone':
      return texts.gone;
    case 'own':
      return texts.own;
    case 'not-stated':
    case 'too-small':
    case 'too-large':
    case 'uneven':
      return wishlistTexts.unpayable[blocker](formatPrice(price));
  }
}
