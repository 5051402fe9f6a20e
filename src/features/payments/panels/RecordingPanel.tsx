import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { paymentMessages as messages } from '@/shared/messages/payments';
import type { Payment } from '../engine/entry';
import { focusOnMount } from './focusOnMount';
import type { Ledger } from '../engine/ledger';
import type { PaymentContext } from '../order';
import css from './panel.module.css';
import { paymentRecovery } from '../queries';
import { TransactionId } from './TransactionId';

interface RecordingPanelProps {
  payment: Payment;
  ledger: Ledger;
  context: PaymentContext;
}

/** The card is charged, and the marketplace does not know yet. */
export function RecordingPanel({ payment, ledger, context }: RecordingPanelProps) {
  const settled = useQuery(paymentRecovery(payment.wishId, ledger, context));

  return (
    <section className={css['panel']}>
      <h2 tabIndex={-1} ref={focusOnMount} className={css['title']}>
        {messages.chargedTitle}
      </h2>
      <div className={css['stack']}>
        {settled.isError ? (
          <>
            <ErrorNote
              title={messages.notRecorded}
              error={settled.error}
              isRetrying={settled.isFetching}
              onRetry={() => void settled.refetch()}
            />
            <p className={css['small']}>{messages.notRecordedHint}</p>
          </>
        ) : (
          <>
            <Spinner label={messages.recording} />
            <p className={css['quiet']}>{messages.recording}</p>
          </>
        )}
        <div>
          <p className={css['caption']}>{messages.transaction}</p>
          <TransactionId id={payment.intentId} />
        </div>
      </div>
    </section>
  );
}
