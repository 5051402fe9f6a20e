import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '@/shared/ui/ErrorNote';
import { Spinner } from '@/shared/ui/Spinner';
import { paymentWords as words } from '@/shared/words/payments';
import type { Payment } from './entry';
import { focusOn } from './focusOn';
import type { Ledger } from './ledger';
import type { Marketplace } from './order';
import css from './panel.module.css';
import { settledPayment } from './queries';
import { TransactionId } from './TransactionId';

interface NotingPanelProps {
  payment: Payment;
  ledger: Ledger;
  market: Marketplace;
}

/** The card is charged, and the marketplace does not know yet. */
export function NotingPanel({ payment, ledger, market }: NotingPanelProps) {
  const settled = useQuery(settledPayment(payment.wishId, ledger, market));

  return (
    <section className={css['panel']}>
      <h2 tabIndex={-1} ref={focusOn} className={css['title']}>
        {words.chargedTitle}
      </h2>
      <div className={css['stack']}>
        {settled.isError ? (
          <>
            <ErrorNote
              title={words.notNoted}
              error={settled.error}
              isRetrying={settled.isFetching}
              onRetry={() => void settled.refetch()}
            />
            <p className={css['small']}>{words.notNotedHint}</p>
          </>
        ) : (
          <>
            <Spinner label={words.noting} />
            <p className={css['quiet']}>{words.noting}</p>
          </>
        )}
        <div>
          <p className={css['caption']}>{words.transaction}</p>
          <TransactionId id={payment.intentId} />
        </div>
      </div>
    </section>
  );
}
