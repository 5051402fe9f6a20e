import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorNote } from '@/shared/ui/ErrorNote';
import { Spinner } from '@/shared/ui/Spinner';
import { paymentWords as words } from '@/shared/words/payments';
import { CardForm } from './CardForm';
import { useLedgerEntry } from './ledger';
import type { Order } from './order';
import css from './panel.module.css';
import { standingOf } from './queries';
import { cardProvider } from './stripe';

interface PayPanelProps {
  order: Order;
  /** Takes the form's place once it is known that the card was not charged before. */
  obstacle: ReactNode;
}

/** Asks for the payment intent as soon as the page is there, and finds out what became of one that was confirmed before. */
export function PayPanel({ order, obstacle }: PayPanelProps) {
  const provider = useQuery(cardProvider);
  const standing = useQuery(standingOf(order));
  const isUnsure = useLedgerEntry(order.id)?.state === 'confirming';
  const ready = standing.data?.stage === 'ready' ? standing.data : undefined;
  const isSettled = !standing.isFetching && !standing.isError;
  const broken = provider.isError ? provider : standing.isError ? standing : undefined;

  if (standing.data?.stage === 'processing') {
    return (
      <section className={css['panel']} role="status">
        <h2>{words.processingTitle}</h2>
        <Spinner />
        <p>{words.processing}</p>
      </section>
    );
  }
  if (obstacle && ready && isSettled) return obstacle;

  const notice = broken ? (
    <ErrorNote
      title={broken === provider ? words.formBroken : isUnsure ? words.unsure : words.intentBroken}
      error={broken.error}
      isRetrying={broken.isFetching}
      onRetry={() => {
        if (provider.isError) void provider.refetch();
        if (standing.isError) void standing.refetch();
      }}
    />
  ) : (
    standing.failureCount > 0 && (
      <p role="status" className={css['small']}>
        {words.stillTrying}
      </p>
    )
  );

  return (
    <Elements stripe={provider.data ?? null} options={{ locale: 'en' }}>
      <CardForm order={order} clientSecret={isSettled ? ready?.clientSecret : undefined} notice={notice} />
    </Elements>
  );
}
