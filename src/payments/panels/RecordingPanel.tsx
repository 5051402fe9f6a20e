import { useQuery } from '@tanstack/react-query';
import { ErrorNote, Spinner } from '@/ui/feedback/ErrorNote';
import { paymentTexts as texts } from '@/payments/texts';
import { receiptTexts } from './texts';
import { Stack, Panel } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import type { Payment } from '@/payments/engine/entry';
import { focusOnMount } from '@/ui/feedback/focus';
import { useUser } from '@/session/session';
import css from './panel.module.css';
import { paymentRecovery } from '@/payments/queries';
import { TransactionId } from './TransactionId';

/** The card is charged, and the marketplace has not recorded the payment yet. */
export function RecordingPanel({ payment }: { payment: Payment }) {
  const recovery = useQuery(paymentRecovery(payment.wishId, useUser()));

  return (
    <Panel as="section" isPadded className={css.panel}>
      <h2 tabIndex={-1} ref={focusOnMount} className={css.title}>
        {texts.chargedTitle}
      </h2>
      <Stack gap={4}>
        {recovery.isError ? (
          <>
            <ErrorNote
              title={texts.notRecorded}
              error={recovery.error}
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
        <div>
          <Text size="s" isMuted className={css.caption}>
            {receiptTexts.transaction}
          </Text>
          <TransactionId id={payment.intentId} />
        </div>
      </Stack>
    </Panel>
  );
}
