import { useQuery } from '@tanstack/react-query';
import { describeError } from '@/shared/api/describeError';
import { Button } from '@/shared/ui/Button';
import { Spinner } from '@/shared/ui/Spinner';
import { paymentWords as words } from '@/shared/words/payments';
import type { Ledger } from './ledger';
import type { Marketplace } from './order';
import css from './panel.module.css';
import { settledPayment } from './queries';
import type { Settlement } from './settle';

interface CheckingPanelProps {
  wishId: string;
  ledger: Ledger;
  market: Marketplace;
}

/** The card was sent, and nobody has said yet what became of it. */
export function CheckingPanel({ wishId, ledger, market }: CheckingPanelProps) {
  const settled = useQuery(settledPayment(wishId, ledger, market));
  const { title, text } = said(settled.data);

  return (
    <section className={css['panel']}>
      <h2>{title}</h2>
      <div className={css['stack']}>
        <Spinner />
        <p role="status">
          {text}
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

function said(settlement: Settlement | undefined) {
  switch (settlement) {
    case 'elsewhere':
      return { title: words.elsewhereTitle, text: words.elsewhere };
    case 'processing':
      return { title: words.processingTitle, text: words.processing };
    case 'authenticating':
      return { title: words.authenticatingTitle, text: words.authenticating };
    case 'unsure':
    case 'open':
    case 'recorded':
    case undefined:
      return { title: words.checkingTitle, text: words.checking };
  }
}
