import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Car } from '@/cars/schema';
import { paths } from '@/lib/config/paths';
import { PayPanel } from '@/payments/card/CardForm';
import { contactOf } from '@/payments/contact';
import { paymentRecovery } from '@/payments/engine/queries';
import { useOtherItem, usePayment, useUnreadableEntry } from '@/payments/engine/usePayment';
import { paymentTexts as texts } from '@/payments/texts';
import { useUser } from '@/session/session';
import { EmptySearch, EmptyState } from '@/ui/art/EmptyState';
import { ButtonLink } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { PageHeading, Stack } from '@/ui/layout/layout';
import type { WishlistItem } from '@/wishlist/schema';
import { BlockerPanel, paymentBlockerOf } from './BlockerPanel';
import { PaymentReceipt } from './PaymentReceipt';
import { CheckingPanel, RecordingPanel } from './RecoveryPanels';
import { SaidPaidPanel } from './SaidPaidPanel';
import css from '@/payments/panel.module.css';

interface PaymentSectionProps {
  item: WishlistItem;
  /** The car's own title, if it is known. */
  title: string;
  /** The car as it is listed, if that is known. */
  listed: Car | undefined;
  isGone: boolean;
  isUnwished: boolean;
}

/** The payment of one wish: the card form, the wait for the outcome, the receipt, or why it cannot be paid. */
export function PaymentSection({ item, title, listed, isGone, isUnwished }: PaymentSectionProps) {
  const { id, carId, price } = item;
  const user = useUser();
  const { email } = user;
  const { ledger, payment, isPaying, isUnsure } = usePayment(id);
  const wasFoundUncharged = useWasUnsure(isUnsure, isPaying) && !isUnsure;
  const other = useOtherItem(item);
  const isUnreadable = useUnreadableEntry(item);
  const recovery = useQuery({ ...paymentRecovery(id, user), enabled: isUnsure });
  const isDone = payment?.step === 'recorded';
  const [wasDoneBefore] = useState(isDone);
  const [isStartedAgain, setStartedAgain] = useState(false);
  const car = { id: carId, title };
  const contact = listed && contactOf(listed);

  if (isDone) return <PaymentReceipt car={car} payment={payment} contact={contact} isFresh={!wasDoneBefore} />;
  if (payment) return <RecordingPanel payment={payment} />;
  if (item.isPaid && !isUnsure && !isPaying) return <SaidPaidPanel car={car} wishId={id} />;

  const blocker = paymentBlockerOf({ other, isUnreadable, wish: item, car: listed, isGone, isUnwished, email });
  const hasForm = price !== undefined && (!blocker || isUnsure || isPaying);
  if (blocker && !hasForm && !isUnsure) {
    return (
      <BlockerPanel
        blocker={blocker}
        other={other}
        car={car}
        listed={listed}
        wish={item}
        contact={contact}
        email={email}
      />
    );
  }
  const canStartAgain = isUnsure && recovery.data === 'requires_action' && !blocker;
  return (
    <Stack gap={4}>
      {ledger.isError && <ErrorNote isCompact error={ledger.error} onRetry={() => void ledger.refetch()} />}
      {isUnsure && (
        <CheckingPanel
          recovery={recovery}
          car={car}
          wishId={id}
          onStartAgain={canStartAgain && !isStartedAgain ? () => setStartedAgain(true) : undefined}
        />
      )}
      {hasForm && (
        // Hidden, not unmounted: the form keeps what was typed while the outcome is checked.
        <div hidden={isUnsure && !(canStartAgain && isStartedAgain)}>
          <PayPanel
            order={{ id, carId, price }}
            wasFoundUncharged={wasFoundUncharged}
            isStartedAgain={canStartAgain && isStartedAgain}
          />
        </div>
      )}
    </Stack>
  );
}

/** Whether the outcome of a card was unsure since Pay was pressed last. */
function useWasUnsure(isUnsure: boolean, isPaying: boolean) {
  const [wasUnsure, setWasUnsure] = useState(false);
  if (isUnsure && !wasUnsure) setWasUnsure(true);
  if (isPaying && wasUnsure) setWasUnsure(false);
  return wasUnsure;
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
          action={
            <ButtonLink to={paths.dashboard} variant="primary">
              {texts.backToWishlist}
            </ButtonLink>
          }
        >
          {texts.notFoundHint}
        </EmptyState>
      </div>
    </>
  );
}
