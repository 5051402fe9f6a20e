import { useState } from 'react';
import type { Car } from '@/cars/schema';
import { paths } from '@/lib/config/paths';
import type { PaymentState } from '@/payments/engine/paymentState';
import { paymentTexts as texts } from '@/payments/texts';
import { EmptySearch, EmptyState } from '@/ui/art/EmptyState';
import { useRetryFailed } from '@/ui/feedback/Loaded';
import { ErrorNote } from '@/ui/feedback/notes';
import { PageHeading } from '@/ui/layout/layout';
import type { WishlistItem } from '@/wishlist/schema';
import { BlockerPanel } from './BlockerPanel';
import { CardPanels } from './CardPanels';
import { PaymentReceipt } from './PaymentReceipt';
import { RecordingPanel } from './RecoveryPanels';
import { SaidPaidPanel } from './SaidPaidPanel';
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
