import { useQuery } from '@tanstack/react-query';
import { describeError } from '@/shared/api/describeError';
import { Button } from '@/shared/ui/button/Button';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { paymentMessages as messages } from '@/shared/messages/payments';
import box from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
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

/** The card was sent, and it is not known yet whether it was charged. */
export function CheckingPanel({ wishId, ledger, context }: CheckingPanelProps) {
  const recovery = useQuery(paymentRecovery(wishId, ledger, context));
  const { title, text } = textsOf(recovery.data);

  return (
    <section className={cx(box['panel'], css['panel'])}>
      <h2>{title}</h2>
      <div className={css['stack']}>
        <Spinner />
        <p role="status">
          <span>{text}</span>
          {recovery.isPaused && <span>{` ${messages.checkingOffline}`}</span>}
        </p>
        {recovery.isError && (
          <>
            <p className={css['small']}>{messages.checkingMissed(describeError(recovery.error))}</p>
            <div>
              <Button isBusy={recovery.isFetching} onClick={() => void recovery.refetch()}>
                {messages.checkNow}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function textsOf(status: RecoveryStatus | undefined) {
  switch (status) {
    case 'elsewhere':
      return { title: messages.elsewhereTitle, text: messages.elsewhere };
    case 'processing':
      return { title: messages.processingTitle, text: messages.processing };
    case 'requires_action':
      return { title: messages.authenticatingTitle, text: messages.authenticating };
    case 'unsure':
    case 'uncharged':
    case 'recorded':
    case undefined:
      return { title: messages.checkingTitle, text: messages.checking };
  }
}
