import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useIsMutating } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/ErrorNote';
import { useWrite } from '@/api/useWrite';
import { paymentTexts as texts } from '@/payments/texts';
import { Stack } from '@/ui/layout/Stack';
import { Note } from '@/ui/feedback/Note';
import { Panel } from '@/ui/layout/Panel';
import { CardField } from './CardField';
import type { Ledger } from '@/payments/engine/ledger';
import type { PaymentContext } from '@/payments/usePaymentContext';
import type { Order } from '@/payments/order';
import css from '@/payments/panels/panel.module.css';
import { payByCard } from '@/payments/queries';
import { isTestMode } from './stripe';

interface CardFormProps {
  order: Order;
  ledger: Ledger;
  context: PaymentContext;
  /** The ledger holds a payable intent for this price. */
  isPrepared: boolean;
  /** A card was sent before, and the check found that it was not charged. */
  wasFoundUncharged: boolean;
  /** Why the payment could not be prepared. */
  notice: ReactNode;
  /** What is being waited for before Pay can be pressed. */
  progress: string | undefined;
}

export function CardForm({ order, ledger, context, isPrepared, wasFoundUncharged, notice, progress }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const payment = payByCard(order, ledger, context);
  const pay = useWrite(payment);
  // Also true for a payment that was begun before the user left this page and came back.
  const isPaying = useIsMutating({ mutationKey: payment.mutationKey }) > 0;
  const [isReady, setIsReady] = useState(false);
  const [typingError, setTypingError] = useState<string>();
  const refusal = pay.data?.kind === 'refused' ? pay.data : undefined;
  const canPay = stripe !== null && isReady && isPrepared;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!canPay || !card || isPaying) return;
    setTypingError(undefined);
    pay.mutate({ stripe, card });
  };

  return (
    <Panel as="form" isPadded className={css['panel']} onSubmit={submit} noValidate>
      <h2>{texts.card}</h2>
      <Stack gap={4}>
        <CardField
          error={typingError ?? refusal?.message}
          isDisabled={isPaying}
          onReady={() => setIsReady(true)}
          onChange={({ error }) => {
            setTypingError(error?.message);
            if (!isPaying) pay.reset();
          }}
        />
        {refusal && !typingError && <p className={css['hint']}>{refusal.hint}</p>}
        <Note>
          <ShieldCheck size={20} />
          <span>{`${isTestMode ? `${texts.testMode} ` : ''}${texts.whatPayingDoes}`}</span>
        </Note>
        {notice}
        <ErrorNote isCompact title={texts.notCharged} error={pay.error} />
        {wasFoundUncharged && canPay && <p role="status">{texts.notChargedAfterAll}</p>}
        <div>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isWide
            icon={<Lock size={18} />}
            disabled={!canPay}
            isBusy={isPaying}
          >
            {texts.pay(order.price)}
          </Button>
          <p role="status" className={css['progress']}>
            {isPaying ? texts.paying : progress}
          </p>
        </div>
      </Stack>
    </Panel>
  );
}
