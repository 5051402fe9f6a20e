import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';
import { ErrorNote } from '@/shared/ui/ErrorNote';
import { paymentWords as words } from '@/shared/words/payments';
import { CardField } from './CardField';
import type { Order } from './order';
import css from './panel.module.css';
import { payByCard } from './queries';
import { isTestMode } from './stripe';

interface CardFormProps {
  order: Order;
  /** Missing while the payment is not prepared, or its standing is not known. */
  clientSecret: string | undefined;
  /** What keeps the payment from being prepared. */
  notice: ReactNode;
}

export function CardForm({ order, clientSecret, notice }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const client = useQueryClient();
  const pay = useMutation(payByCard);
  const [isReady, setIsReady] = useState(false);
  const [typingError, setTypingError] = useState<string>();
  const refusal = pay.data?.kind === 'refused' ? pay.data.message : undefined;
  const canPay = stripe !== null && isReady && clientSecret !== undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    // Asked of the client: a second click may come before the first has been drawn.
    const isPaying = client.isMutating({ mutationKey: payByCard.mutationKey }) > 0;
    if (!canPay || !card || isPaying) return;
    setTypingError(undefined);
    pay.mutate({ stripe, card, order, clientSecret });
  };

  return (
    <form className={css['panel']} onSubmit={submit} noValidate>
      <h2>{words.card}</h2>
      <div className={css['stack']}>
        <CardField
          error={typingError ?? refusal}
          isDisabled={pay.isPending}
          onReady={() => setIsReady(true)}
          onChange={({ error }) => {
            setTypingError(error?.message);
            if (!pay.isPending) pay.reset();
          }}
        />
        <p className={css['note']}>
          <ShieldCheck size={20} strokeWidth={1.75} aria-hidden />
          <span>{`${isTestMode ? `${words.testMode} ` : ''}${words.whatPayingDoes}`}</span>
        </p>
        {notice}
        {pay.isError && <ErrorNote isCompact title={words.notCharged} error={pay.error} />}
        {pay.data?.kind === 'unsure' && canPay && <p role="status">{words.notChargedAfterAll}</p>}
        <div>
          <Button
            type="submit"
            look="primary"
            size="large"
            isWide
            icon={<Lock size={18} strokeWidth={1.75} aria-hidden />}
            disabled={!canPay}
            isBusy={pay.isPending}
          >
            {words.pay(order.price)}
          </Button>
          <p role="status" className={css['progress']}>
            {pay.isPending && words.paying}
          </p>
        </div>
      </div>
    </form>
  );
}
