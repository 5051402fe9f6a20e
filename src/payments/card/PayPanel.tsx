import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '@/ui/feedback/ErrorNote';
import { paymentTexts as texts } from '@/payments/texts';
import { uiTexts } from '@/ui/texts';
import { CardForm } from './CardForm';
import type { Entry } from '@/payments/engine/entry';
import type { Ledger } from '@/payments/engine/ledger';
import type { PaymentContext } from '@/payments/usePaymentContext';
import type { Order } from '@/payments/order';
import { preparedIntent } from '@/payments/queries';
import { cardProvider } from './stripe';

interface PayPanelProps {
  order: Order;
  entry: Entry | undefined;
  ledger: Ledger;
  context: PaymentContext;
  /** A card was sent before, and the check found that it was not charged. */
  wasFoundUncharged: boolean;
}

/** Loads Stripe.js and then requests the payment intent, as soon as it is mounted. */
export function PayPanel({ order, entry, ledger, context, wasFoundUncharged }: PayPanelProps) {
  const provider = useQuery(cardProvider);
  // Not before Stripe.js is loaded: preparing would load a failed script again, and take its error away.
  const intent = useQuery({ ...preparedIntent(order, ledger), enabled: provider.isSuccess });
  const isPrepared =
    intent.isSuccess && !intent.isFetching && entry?.step === 'prepared' && entry.price === order.price;
  const broken = provider.isError ? provider : intent.isError ? intent : undefined;

  const notice = broken && (
    <ErrorNote
      title={broken === provider ? texts.formBroken : texts.intentBroken}
      error={broken.error}
      isRetrying={broken.isFetching}
      onRetry={() => void broken.refetch()}
    />
  );

  return (
    <Elements stripe={provider.data ?? null} options={{ locale: 'en' }}>
      <CardForm
        order={order}
        ledger={ledger}
        context={context}
        isPrepared={isPrepared}
        wasFoundUncharged={wasFoundUncharged}
        notice={notice}
        progress={isPrepared || broken ? undefined : progressOf(provider.isSuccess ? intent : provider)}
      />
    </Elements>
  );
}

function progressOf({ isPaused, failureCount }: { isPaused: boolean; failureCount: number }) {
  if (isPaused) return uiTexts.offline;
  return failureCount > 0 ? uiTexts.stillTrying : texts.preparing;
}
