import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useIsMutating } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { useWrite } from '@/shared/useWrite';
import { paymentMessages as messages } from '@/shared/messages/payments';
import note from '@/shared/ui/feedback/note.module.css';
import box from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import { CardField } from './CardField';
import type { Ledger } from '../engine/ledger';
import type { PaymentContext, Order } from '../order';
import css from '../panels/panel.module.css';
import { payByCard } from '../queries';
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
    <form className={cx(box['panel'], css['panel'])} onSubmit={submit} noValidate>
      <h2>{messages.card}</h2>
      <div className={css['stack']}>
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
        <p className={note['note']}>
          <ShieldCheck size={20} strokeWidth={1.75} />
          <span>{`${isTestMode ? `${messages.testMode} ` : ''}${messages.whatPayingDoes}`}</span>
        </p>
        {notice}
        <ErrorNote isCompact title={messages.notCharged} error={pay.error} />
        {wasFoundUncharged && canPay && <p role="status">{messages.notChargedAfterAll}</p>}
        <div>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isWide
            icon={<Lock size={18} strokeWidth={1.75} />}
            disabled={!canPay}
            isBusy={isPaying}
          >
            {messages.pay(order.price)}
          </Button>
          <p role="status" className={css['progress']}>
            {isPaying ? messages.paying : progress}
          </p>
        </div>
      </div>
    </form>
  );
}
