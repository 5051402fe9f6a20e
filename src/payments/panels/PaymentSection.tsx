import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import type { Car } from '@/cars/schema';
import { carTexts } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import type { PaymentState } from '@/payments/engine/paymentState';
import { paymentTexts as texts } from '@/payments/texts';
import { EmptySearch, EmptyState } from '@/ui/art/EmptyState';
import { ButtonLink } from '@/ui/button/Button';
import { useRetryFailed } from '@/ui/feedback/Loaded';
import { ErrorNote } from '@/ui/feedback/notes';
import { PageHeading, Panel, Row, Stack } from '@/ui/layout/layout';
import type { WishlistItem } from '@/wishlist/schema';
import { BlockerPanel } from './BlockerPanel';
import { CardPanels } from './CardPanels';
import { MarketplaceLink } from './ContactLinks';
import { LedgerFailure } from './LedgerFailure';
import { PaymentReceipt } from './PaymentReceipt';
import { RecordingPanel } from './RecoveryPanels';
import css from '@/payments/panel.module.css';

interface PaymentSectionProps {
  state: Exclude<PaymentState, { kind: 'pending' }>;
  item: WishlistItem;
  /** The car's own title, if it is known. */
  title: string;
  listed: Car | undefined;
}

/** The payment of one wish: the card form, the wait for the outcome, the receipt, or why it cannot be paid. */
export function PaymentSection({ state, item, title, listed }: PaymentSectionProps) {
  const [shownFirst] = useState(state.kind);
  const retryFailed = useRetryFailed();
  const car = { id: item.carId, title };

  switch (state.kind) {
    case 'unread':
      return <ErrorNote error={state.error} onRetry={retryFailed} />;
    case 'recorded':
      return <PaymentReceipt car={car} payment={state.payment} listed={listed} isFresh={shownFirst !== 'recorded'} />;
    case 'succeeded':
      return <RecordingPanel payment={state.payment} />;
    case 'said-paid':
      return <SaidPaidPanel car={car} wishId={item.id} />;
    case 'payable':
    case 'paying':
    case 'confirming':
      return <CardPanels state={state} wishId={item.id} car={car} />;
    case 'blocked':
      return <BlockerPanel blocker={state.blocker} wish={item} car={car} listed={listed} />;
  }
}

/** The wish is marked as paid, and this device has no entry of the payment: anybody could have stored such a wish, so this is no receipt. */
function SaidPaidPanel({ car: { id, title }, wishId }: { car: { id: string; title: string }; wishId: string }) {
  return (
    <Panel as="section" isPadded className={css.panel}>
      <h2>{texts.saidPaidTitle}</h2>
      <Stack gap={3}>
        <p>{texts.saidPaid}</p>
        <LedgerFailure />
      </Stack>
      <Row gap={2} align="stretch" isWrapping className={css.actions}>
        <MarketplaceLink mail={texts.mailMarketplace(title, wishId)} />
        <ButtonLink to={generatePath(paths.carDetails, { id })}>{carTexts.toCar}</ButtonLink>
        <ButtonLink to={paths.dashboard}>{texts.backToWishlist}</ButtonLink>
      </Row>
    </Panel>
  );
}

/** For an id that is malformed, unknown or another user's; the text does not reveal which. */
export function PaymentNotFound() {
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <div className={css.below}>
        <EmptyState
          art={<EmptySearch />}
          title={texts.notFound}
          link={{ to: paths.dashboard, label: texts.backToWishlist }}
        >
          {texts.notFoundHint}
        </EmptyState>
      </div>
    </>
  );
}
