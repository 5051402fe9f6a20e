import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '@/shared/ui/ErrorNote';
import { Spinner } from '@/shared/ui/Spinner';
import { paymentWords as words } from '@/shared/words/payments';
import { focusOn } from './focusOn';
import type { Order } from './order';
import css from './panel.module.css';
import { notedPayment } from './queries';
import { TransactionId } from './TransactionId';

/** The card is charged, and the marketplace does not know yet. */
export function NotingPanel({ order, transactionId }: { order: Order; transactionId: string }) {
  const noted = useQuery(notedPayment(order));

  return (
    <section className={css['panel']}>
      <h2 tabIndex={-1} ref={focusOn} className={css['title']}>
        {words.chargedTitle}
      </h2>
      <div className={css['stack']}>
        {noted.isError ? (
          <>
            <ErrorNote
              title={words.notNoted}
              error={noted.error}
              isRetrying={noted.isFetching}
              onRetry={() => void noted.refetch()}
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
          <TransactionId id={transactionId} />
        </div>
      </div>
    </section>
  );
}
