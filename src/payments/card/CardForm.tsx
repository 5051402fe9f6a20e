import { CardElement, useElements, useStripe, Elements } from '@stripe/react-stripe-js';
import Lock from 'lucide-react/icons/lock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useWrite } from '@/api/useWrite';
import { Stack, Panel } from '@/ui/layout/layout';
import { Note, ErrorNote } from '@/ui/feedback/notes';
import type { Order } from '@/payments/payer';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import css from '@/payments/panel.module.css';
import { payByCard, preparedIntent } from '@/payments/engine/queries';
import { paymentTexts as texts } from '@/payments/texts';
import { usePayment } from '@/payments/engine/usePayment';
import { useUser } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { CardField } from './CardField';
import { isTestMode, cardProvider } from '@/payments/stripe/stripe';
import { useQuery } from '@tanstack/react-query';
import { uiTexts } from '@/ui/texts';

interface CardFormProps {
  order: Order;
  /** A card was sent before, and the check found that it was not charged. */
  wasFoundUncharged: boolean;
  /** A card was sent before, the bank has not answered, and the buyer sends one again with the same intent. */
  isStartedAgain: boolean;
}

function CardForm({ order, wasFoundUncharged, isStartedAgain }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const pay = useWrite(payByCard(order, useUser()));
  const { isPaying } = usePayment(order.id);
  const { isPrepared, failed, title, progress } = usePreparation(order, isStartedAgain);
  const [isReady, setIsReady] = useState(false);
  const [typingError, setTypingError] = useState<string>();
  const refusal = pay.data;
  const heading = useRef<HTMLHeadingElement>(null);
  const canPay = stripe !== null && isReady && isPrepared;

  useEffect(() => {
    if (isStartedAgain) heading.current?.focus();
  }, [isStartedAgain]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!canPay || !card || isPaying) return;
    setTypingError(undefined);
    pay.mutate({ stripe, card });
  };

  return (
    <Panel as="form" isPadded className={css.panel} onSubmit={submit} noValidate>
      <h2 tabIndex={-1} ref={heading}>
        {texts.card}
      </h2>
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
        {refusal && !typingError && <p className={css.hint}>{refusal.hint}</p>}
        <Note>
          <ShieldCheck size={20} />
          <span>
            {[isTestMode && texts.testMode, texts.whatPayingDoes, !isStartedAgain && texts.notYetCharged]
              .filter(Boolean)
              .join(' ')}
          </span>
        </Note>
        {failed && (
          <ErrorNote
            title={title}
            error={failed.error}
            isRetrying={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        )}
        <ErrorNote isCompact title={texts.notCharged} error={pay.error} />
        {wasFoundUncharged && canPay && <LiveRegion>{texts.notChargedAfterAll}</LiveRegion>}
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
          <div className={css.progress}>
            <LiveRegion size="s" isMuted>
              {isPaying ? texts.paying : progress}
            </LiveRegion>
          </div>
        </div>
      </Stack>
    </Panel>
  );
}

/** The card form, in the provider of Stripe.js, which its fields need. */
export function PayPanel(props: CardFormProps) {
  const { data: stripe = null } = useQuery(cardProvider);

  return (
    <Elements stripe={stripe} options={{ locale: 'en' }}>
      <CardForm {...props} />
    </Elements>
  );
}

/** Loads Stripe.js and then requests the payment intent, as soon as it is mounted. */
function usePreparation(order: Order, isStartedAgain: boolean) {
  const { entry } = usePayment(order.id);
  const provider = useQuery(cardProvider);
  // Not before Stripe.js is loaded: preparing would load a failed script again, and take its error away.
  const intent = useQuery({ ...preparedIntent(order, useUser()), enabled: provider.isSuccess });
  const isPayable = entry?.step === 'requires_payment_method' || (isStartedAgain && entry?.step === 'confirming');
  /** The ledger holds a payable intent for this price. */
  const isPrepared = intent.isSuccess && !intent.isFetching && isPayable && entry.price === order.price;
  const failed = [provider, intent].find(({ isError }) => isError);

  return {
    isPrepared,
    failed,
    title: failed === provider ? texts.formBroken : texts.intentBroken,
    /** What is being waited for before Pay can be pressed. */
    progress: isPrepared || failed ? undefined : progressOf(provider.isSuccess ? intent : provider),
  };
}

function progressOf({ isPaused, failureCount }: { isPaused: boolean; failureCount: number }) {
  if (isPaused) return uiTexts.offline;
  return failureCount > 0 ? uiTexts.stillTrying : texts.preparing;
}
