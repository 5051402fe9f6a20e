import type { ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { copyDifference, type CarCopy } from '@/cars/carCopy';
import type { Car } from '@/cars/schema';
import { carTexts } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { formatPrice } from '@/lib/text/format';
import type { Blocker } from '@/payments/engine/paymentState';
import { paymentTexts as texts } from '@/payments/texts';
import { useUser } from '@/session/session';
import { ButtonLink } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Row, Panel } from '@/ui/layout/layout';
import { PaymentButton } from '@/wishlist/checkout/PaymentButton';
import type { WishableCar } from '@/wishlist/schema';
import { wishlistTexts } from '@/wishlist/texts';
import { MarketplaceLink, SellerLinks } from './ContactLinks';
import css from '@/payments/panel.module.css';

interface BlockerPanelProps {
  blocker: Blocker;
  wish: CarCopy & { id: string; price: number | undefined };
  car: { id: string; title: string };
  listed: Car | undefined;
}

/** Shown instead of the card form: why the wish cannot be paid, and what to do instead. */
export function BlockerPanel({ blocker, wish, car, listed }: BlockerPanelProps) {
  const { email } = useUser();
  const mail = texts.mailMarketplace(car.title, wish.id);

  switch (blocker.kind) {
    case 'bought':
      return (
        <Reason title={texts.boughtTitle} text={texts.bought}>
          <OtherPayment id={blocker.otherId}>{texts.seeReceipt}</OtherPayment>
        </Reason>
      );
    case 'said-bought':
      return (
        <Reason title={texts.saidPaidTitle} text={texts.saidBought}>
          <MarketplaceLink mail={mail} />
          <OtherPayment variant="outline" id={blocker.otherId}>
            {texts.seePayment}
          </OtherPayment>
        </Reason>
      );
    case 'other-open':
      return (
        <Reason text={texts.otherOpen}>
          <OtherPayment id={blocker.otherId}>{texts.seePayment}</OtherPayment>
        </Reason>
      );
    case 'unreadable':
      return (
        <Reason title={texts.unreadableTitle} text={texts.unreadable}>
          <MarketplaceLink mail={mail} />
        </Reason>
      );
    case 'gone':
      return <Reason text={texts.gone} />;
    case 'own':
      return <Reason text={texts.own} />;
    case 'unwished':
      return (
        <Reason text={texts.unwished}>
          <SeeCar id={car.id} />
        </Reason>
      );
    case 'unpayable':
      return (
        <Reason text={wishlistTexts.unpayable[blocker.problem](formatPrice(blocker.price))}>
          <SellerLinks listed={listed} mail={texts.mailAsk(car.title)} />
        </Reason>
      );
    case 'changed':
      return (
        <Reason
          title={copyDifference(wish, blocker.car) ? texts.changedTitle : texts.repricedTitle}
          text={changesOf(wish, blocker.car, car.title)}
        >
          <PaymentButton car={blocker.car} email={email} replace>
            {texts.goOn(formatPrice(blocker.car.price))}
          </PaymentButton>
          <SeeCar variant="outline" id={car.id} />
        </Reason>
      );
  }
}

interface ReasonProps {
  title?: string;
  text: string;
  /** The ways to go on. */
  children?: ReactNode;
}

function Reason({ title = texts.cannotPay, text, children }: ReasonProps) {
  return (
    <Panel as="section" isPadded className={css.panel}>
      <LiveRegion as="div" role="alert">
        <h2 dir="auto" className={css.title}>
          {title}
        </h2>
        <p>{text}</p>
      </LiveRegion>
      <Row gap={2} align="stretch" isWrapping className={css.actions}>
        {children}
        <ButtonLink to={paths.dashboard}>{texts.backToWishlist}</ButtonLink>
      </Row>
    </Panel>
  );
}

/** Everything that was saved differently. */
function changesOf(wish: BlockerPanelProps['wish'], listed: WishableCar, title: string) {
  const saved = carTexts.savedAs(copyDifference(wish, listed));
  return [
    listed.price !== wish.price && texts.repriced(formatPrice(listed.price), formatPrice(wish.price)),
    saved && texts.listedAs(title, saved),
    texts.notChargedYet,
  ]
    .filter(Boolean)
    .join(' ');
}

interface LinkProps {
  variant?: 'primary' | 'outline';
  id: string;
}

/** To the payment of another item of the same car. */
function OtherPayment({ variant = 'primary', id, children }: LinkProps & { children: string }) {
  return (
    <ButtonLink variant={variant} to={generatePath(paths.payment, { id })}>
      {children}
    </ButtonLink>
  );
}

function SeeCar({ variant = 'primary', id }: LinkProps) {
  return (
    <ButtonLink variant={variant} to={generatePath(paths.carDetails, { id })}>
      {carTexts.toCar}
    </ButtonLink>
  );
}
