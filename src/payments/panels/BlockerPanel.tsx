import { generatePath } from 'react-router-dom';
import { copyDifference, type CarCopy } from '@/cars/carCopy';
import { priceProblemOf, type PriceProblem } from '@/cars/payablePrice';
import type { Car } from '@/cars/schema';
import { carTexts } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { formatPrice } from '@/lib/text/format';
import type { Contact } from '@/payments/contact';
import type { OtherItem } from '@/payments/engine/usePayment';
import { paymentTexts as texts } from '@/payments/texts';
import { ButtonLink } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Row, Panel } from '@/ui/layout/layout';
import { PaymentButton } from '@/wishlist/checkout/PaymentButton';
import { isSavedAsListed } from '@/wishlist/schema';
import { wishlistTexts } from '@/wishlist/texts';
import { MarketplaceLink, SellerLinks } from './ContactLinks';
import css from '@/payments/panel.module.css';

/** Why a wish cannot be paid. */
export type PaymentBlocker =
  | PriceProblem
  | 'bought'
  | 'other-open'
  | 'unreadable'
  | 'unwished'
  | 'gone'
  | 'own'
  | 'changed';

interface BlockerInput {
  other: OtherItem | undefined;
  /** This device has an entry of this car's payment that cannot be read. */
  isUnreadable: boolean;
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
  isUnreadable,
  wish,
  car,
  isGone,
  isUnwished,
  email,
}: BlockerInput): PaymentBlocker | undefined {
  if (other) return other.isPaid ? 'bought' : 'other-open';
  if (isUnreadable) return 'unreadable';
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
  wish: CarCopy & { id: string; price: number | undefined };
  contact: Contact | undefined;
  email: string;
}

/** Shown instead of the card form: why the wish cannot be paid, and what to do instead. */
export function BlockerPanel({ blocker, other, car, listed, wish, contact, email }: BlockerPanelProps) {
  const isUnclear = blocker === 'unreadable' || (blocker === 'bought' && other?.isKnownHere === false);
  const difference = copyDifference(wish, listed);
  const canGoOn = blocker === 'changed' && listed;

  return (
    <Panel as="section" isPadded className={css.panel}>
      <LiveRegion as="div" role="alert">
        <h2 dir="auto" className={css.title}>
          {titleOf(blocker, { isOtherCar: difference !== undefined, isUnclear })}
        </h2>
        <p>
          {blocker === 'changed'
            ? changesOf(listed, car.title, wish)
            : explanationOf(blocker, { price: listed?.price ?? wish.price, isUnclear })}
        </p>
      </LiveRegion>
      <Row gap={2} align="stretch" isWrapping className={css.actions}>
        {isUnclear && <MarketplaceLink mail={texts.mailMarketplace(car.title, wish.id)} />}
        {isPriceProblem(blocker) && <SellerLinks contact={contact} mail={texts.mailAsk(car.title)} />}
        {other && (
          <ButtonLink
            variant={isUnclear ? 'outline' : 'primary'}
            to={generatePath(paths.payment, { id: other.wishId })}
          >
            {other.isPaid && other.isKnownHere ? texts.seeReceipt : texts.seePayment}
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

const priceProblems: Readonly<Record<PriceProblem, true>> = {
  'not-stated': true,
  'too-small': true,
  'too-large': true,
  uneven: true,
};

function isPriceProblem(blocker: PaymentBlocker): blocker is PriceProblem {
  return blocker in priceProblems;
}

function titleOf(blocker: PaymentBlocker, { isOtherCar, isUnclear }: { isOtherCar: boolean; isUnclear: boolean }) {
  if (blocker === 'changed') return isOtherCar ? texts.changedTitle : texts.repricedTitle;
  if (blocker === 'unreadable') return texts.unreadableTitle;
  if (blocker !== 'bought') return texts.cannotPay;
  return isUnclear ? texts.saidPaidTitle : texts.boughtTitle;
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

interface Explained {
  price: number | undefined;
  /** Only the marketplace says that another item is paid. */
  isUnclear: boolean;
}

function explanationOf(blocker: Exclude<PaymentBlocker, 'changed'>, { price, isUnclear }: Explained) {
  switch (blocker) {
    case 'bought':
      return isUnclear ? texts.saidBought : texts.bought;
    case 'unreadable':
      return texts.unreadable;
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
