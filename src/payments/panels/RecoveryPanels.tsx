import { useQuery } from '@tanstack/react-query';
import { describeError } from '@/api/callError';
import type { Payment } from '@/payments/engine/entry';
import { paymentRecovery } from '@/payments/engine/queries';
import type { RecoveryStatus } from '@/payments/engine/recoverPayment';
import { paymentTexts as texts } from '@/payments/texts';
import { useUser } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { useFailed } from '@/ui/feedback/Loaded';
import { Spinner } from '@/ui/feedback/loading';
import { ErrorNote } from '@/ui/feedback/notes';
import { focusOnMount } from '@/ui/focus';
import { Row, Stack, Panel } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { MarketplaceLink } from './ContactLinks';
import { OtherCharge, TransactionId } from './PaymentReceipt';
import css from '@/payments/panel.module.css';

interface CheckingPanelProps {
  wishId: string;
  car: { title: string };
  /** Shows the card form again, for the same intent. */
  onStartAgain: (() => void) | undefined;
  /** Whether another card may be sent with the same intent; its form may be open already. */
  canStartAgain: boolean;
}

/** The card was sent, and it is not known yet whether it was charged. */
export function CheckingPanel({ wishId, car, onStartAgain, canStartAgain }: CheckingPanelProps) {
  const { recovery, error } = useRecovery(wishId);
  const { title, text } = textsOf(recovery.data, canStartAgain);
  const canTakeLong = recovery.data === 'requires_action' || recovery.data === 'unknown';

  return (
    <Panel as="section" isPadded className={css.panel}>
      <h2>{title}</h2>
      <Stack gap={4}>
        {!canTakeLong && <Spinner />}
        <LiveRegion>
          <span>{text}</span>
          {recovery.isPaused && <span>{` ${texts.checkingOffline}`}</span>}
        </LiveRegion>
        {canTakeLong && (
          <Row gap={2} align="stretch" isWrapping>
            {onStartAgain && (
              <Button variant="primary" onClick={onStartAgain}>
                {texts.startAgain}
              </Button>
            )}
            <MarketplaceLink variant="outline" mail={texts.mailMarketplace(car.title, wishId)} />
          </Row>
        )}
        {error && !recovery.isPaused && (
          <>
            <Text size="s" isMuted>
              {texts.checkingMissed(describeError(error))}
            </Text>
            <div>
              <Button isBusy={recovery.isFetching} onClick={() => void recovery.refetch()}>
                {texts.checkNow}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function textsOf(status: RecoveryStatus | undefined, canStartAgain: boolean) {
  switch (status) {
    case 'elsewhere':
      return { title: texts.elsewhereTitle, text: texts.elsewhere };
    case 'processing':
      return { title: texts.processingTitle, text: texts.processing };
    case 'requires_action':
      return {
        title: texts.bankSilentTitle,
        text: canStartAgain ? `${texts.bankSilent} ${texts.bankSilentAgain}` : texts.bankSilent,
      };
    case 'unknown':
      return { title: texts.intentUnknownTitle, text: texts.intentUnknown };
    case 'unsure':
    case 'uncharged':
    case 'recorded':
    case undefined:
      return { title: texts.checkingTitle, text: texts.checking };
  }
}

/** The card is charged, and the marketplace has not recorded the payment yet. */
export function RecordingPanel({ payment }: { payment: Payment }) {
  const { recovery, error } = useRecovery(payment.wishId);

  return (
    <Panel as="section" isPadded className={css.panel}>
      <h2 tabIndex={-1} ref={focusOnMount} className={css.title}>
        {texts.chargedTitle}
      </h2>
      <Stack gap={4}>
        {error ? (
          <>
            <ErrorNote
              title={texts.notRecorded}
              error={error}
              isRetrying={recovery.isFetching}
              onRetry={() => void recovery.refetch()}
            />
            <Text size="s" isMuted>
              {texts.notRecordedHint}
            </Text>
          </>
        ) : (
          <>
            <Spinner label={texts.recording} />
            <Text isMuted>{texts.recording}</Text>
          </>
        )}
        <OtherCharge payment={payment} />
        <div>
          <Text size="s" isMuted className={css.caption}>
            {texts.transaction}
          </Text>
          <TransactionId id={payment.intentId} />
        </div>
      </Stack>
    </Panel>
  );
}

/** The query that finds out what became of a payment, and its last error, which stays while it tries again. */
function useRecovery(wishId: string) {
  const recovery = useQuery(paymentRecovery(wishId, useUser()));
  const { lastError } = useFailed([recovery]);
  return { recovery, error: recovery.error ?? lastError };
}
