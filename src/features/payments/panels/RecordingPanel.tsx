import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { paymentMessages as messages } from '@/shared/messages/payments';
import { receiptMessages } from '@/shared/messages/receipt';
import box from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import type { Payment } from '../engine/entry';
import { focusOnMount } from '@/shared/ui/feedback/focusOnMount';
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

/** The card is charged, and the marketplace has not recorded the payment yet. */
export function RecordingPanel({ payment, ledger, context }: RecordingPanelProps) {
  const recovery = useQuery(paymentRecovery(payment.wishId, ledger, context));

  return (
    <section className={cx(box['panel'], css['panel'])}>
      <h2 tabIndex={-1} ref={focusOnMount} className={css['title']}>
        {messages.chargedTitle}
      </h2>
      <div className={css['stack']}>
        {recovery.isError ? (
          <>
            <ErrorNote
              title={messages.notRecorded}
              error={recovery.error}
              isRetrying={recovery.isFetching}
              onRetry={() => void recovery.refetch()}
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
          <p className={css['caption']}>{receiptMessages.transaction}</p>
          <TransactionId id={payment.intentId} />
        </div>
      </div>
    </section>
  );
}
