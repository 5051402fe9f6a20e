import { useQuery } from '@tanstack/react-query';
import { describeError } from '@/shared/api/describeError';
import { Button } from '@/shared/ui/button/Button';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { paymentMessages as messages } from '@/shared/messages/payments';
import type { Ledger } from '../engine/ledger';
import type { PaymentContext } from '../order';
import css from './panel.module.css';
import { paymentRecovery } from '../queries';
import type { RecoveryStatus } from '../engine/recoverPayment';

interface CheckingPanelProps {
  wishId: string;
  ledger: Ledger;
  context: PaymentContext;
}

/** The card was sent, and nobody has said yet what became of it. */
export function CheckingPanel({ wishId, ledger, context }: CheckingPanelProps) {
  const settled = useQuery(paymentRecovery(wishId, ledger, context));
  const { title, text } = said(settled.data);

  return (
    <section className={css['panel']}>
      <h2>{title}</h2>
      <div className={css['stack']}>
        <Spinner />
        <p role="status">
          {text}
          {settled.isPaused && ` ${messages.checkingOffline}`}
        </p>
        {settled.isError && (
          <>
            <p className={css['small']}>{messages.checkingMissed(describeError(settled.error))}</p>
            <div>
              <Button isBusy={settled.isFetching} onClick={() => void settled.refetch()}>
                {messages.checkNow}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function said(settlement: RecoveryStatus | undefined) {
  switch (settlement) {
    case 'elsewhere':
      return { title: messages.elsewhereTitle, text: messages.elsewhere };
    case 'processing':
      return { title: messages.processingTitle, text: messages.processing };
    case 'authenticating':
      return { title: messages.authenticatingTitle, text: messages.authenticating };
    case 'unsure':
    case 'open':
    case 'recorded':
    case undefined:
      return { title: messages.checkingTitle, text: messages.checking };
  }
}
