import { useQuery } from '@tanstack/react-query';
import { describeError } from '@/shared/api/describeError';
import { Button } from '@/shared/ui/Button';
import { Spinner } from '@/shared/ui/Spinner';
import { paymentWords as words } from '@/shared/words/payments';
import type { Ledger } from './ledger';
import type { Marketplace } from './order';
import css from './panel.module.css';
import { settledPayment } from './queries';

interface CheckingPanelProps {
  wishId: string;
  ledger: Ledger;
  market: Marketplace;
}

/** The card was sent, and nobody has said yet what became of it. */
export function CheckingPanel({ wishId, ledger, market }: CheckingPanelProps) {
  const settled = useQuery(settledPayment(wishId, ledger, market));
  const isElsewhere = settled.data === 'elsewhere';
  const isProcessing = settled.data === 'processing';

  return (
    <section className={css['panel']}>
      <h2>{isElsewhere ? words.elsewhereTitle : isProcessing ? words.processingTitle : words.checkingTitle}</h2>
      <div className={css['stack']}>
        <Spinner />
        <p role="status">
          {isElsewhere ? words.elsewhere : isProcessing ? words.processing : words.checking}
          {settled.isPaused && ` ${words.checkingOffline}`}
        </p>
        {settled.isError && (
          <>
            <p className={css['small']}>{words.checkingMissed(describeError(settled.error))}</p>
            <div>
              <Button isBusy={settled.isFetching} onClick={() => void settled.refetch()}>
                {words.checkNow}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
