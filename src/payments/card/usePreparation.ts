import { useQuery } from '@tanstack/react-query';
import type { Order } from '@/payments/order';
import { preparedIntent } from '@/payments/queries';
import { paymentTexts as texts } from '@/payments/texts';
import { usePayment } from '@/payments/usePayment';
import { useUser } from '@/session/session';
import { uiTexts } from '@/ui/texts';
import { cardProvider } from './stripe';

/** Loads Stripe.js and then requests the payment intent, as soon as it is mounted. */
export function usePreparation(order: Order) {
  const { entry } = usePayment(order.id);
  const provider = useQuery(cardProvider);
  // Not before Stripe.js is loaded: preparing would load a failed script again, and take its error away.
  const intent = useQuery({ ...preparedIntent(order, useUser()), enabled: provider.isSuccess });
  /** The ledger holds a payable intent for this price. */
  const isPrepared =
    intent.isSuccess && !intent.isFetching && entry?.step === 'requires_payment_method' && entry.price === order.price;
  const failed = [provider, intent].find(({ isError }) => isError);

  return {
    isPrepared,
    failed,
    title: failed === provider ? texts.formBroken : texts.intentBroken,
    /** What is being waited for before Pay can be pressed. */
    progress: isPrepared || failed ? undefined : progressOf(provider.isSuccess ? intent : provider),
  };
}

function progressOf({ isPaused, failureCount }: { isPaused: boolean; failureCount: number }) {
  if (isPaused) return uiTexts.offline;
  return failureCount > 0 ? uiTexts.stillTrying : texts.preparing;
}
