import { CardElement, useElements, useStripe, Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import Alert from 'lucide-react/icons/circle-alert';
import Flask from 'lucide-react/icons/flask-conical';
import Lock from 'lucide-react/icons/lock';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import toast from 'react-hot-toast/headless';
import { FAILURE_TOAST_MS } from '@/api/limits';
import { useWrite } from '@/api/useWrite';
import type { Card, Refusal } from '@/payments/engine/charge';
import { payByCard, preparedIntent } from '@/payments/engine/queries';
import { useEntry, useIsPaying } from '@/payments/engine/useEntry';
import { isPayerHere, type Order } from '@/payments/payer';
import { isTestMode, cardProvider } from '@/payments/stripe/stripe';
import { paymentTexts as texts } from '@/payments/texts';
import { useUser } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { Announcement, LiveRegion } from '@/ui/feedback/LiveRegion';
import { useFailed } from '@/ui/feedback/Loaded';
import { ErrorNote } from '@/ui/feedback/notes';
import { Row, Stack, Panel } from '@/ui/layout/layout';
import { uiTexts } from '@/ui/texts';
import { CardField } from './CardField';
import css from './CardForm.module.css';

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
  const heading = useRef<HTMLHeadingElement>(null);
  const payer = useUser();
  const pay = useWrite<Refusal | undefined, Card>({
    ...payByCard(order, payer),
    onSuccess: (refusal) => {
      // A buyer who has left the page would take the car for paid.
      const isLeft = heading.current === null && isPayerHere(payer);
      if (refusal && isLeft) toast.error(`${refusal.message} ${refusal.hint}`, { duration: FAILURE_TOAST_MS });
    },
  });
  const isPaying = useIsPaying(order.id);
  const { isPrepared, failed, lastError, title, delay } = usePreparation(order, isStartedAgain);
  const [isReady, setIsReady] = useState(false);
  const [typingError, setTypingError] = useState<string>();
  const canPay = stripe !== null && isReady && isPrepared;
  const isPreparing = !isPrepared && !failed && !isPaying;

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
    <Panel as="form" isPadded className={css.form} onSubmit={submit} noValidate>
      {isTestMode && <TestMode />}
      <h2 tabIndex={-1} ref={heading}>
        {texts.card}
      </h2>
      <Stack gap={4}>
        <CardField
          error={typingError}
          isDisabled={isPaying}
          onReady={() => setIsReady(true)}
          onChange={({ error }) => {
            setTypingError(error?.message);
            if (!isPaying) pay.reset();
          }}
        />
        <Terms isStartedAgain={isStartedAgain} />
        {failed && (
          <ErrorNote
            title={title}
            error={lastError}
            isRetrying={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        )}
        {wasFoundUncharged && canPay && <LiveRegion>{texts.notChargedAfterAll}</LiveRegion>}
        <div>
          <PayButton isDisabled={!canPay} isBusy={isPaying} isPreparing={isPreparing} price={order.price} />
          <div className={css.outcome}>
            <LiveRegion size="s" isMuted>
              {isPaying ? texts.paying : isPreparing && delay}
            </LiveRegion>
            {pay.data && !typingError && <RefusalNote refusal={pay.data} />}
            <ErrorNote isCompact title={isStartedAgain ? texts.notSent : texts.notCharged} error={pay.error} />
          </div>
        </div>
      </Stack>
    </Panel>
  );
}

/** With a test key, so that nobody takes the payment for a real one, or a real one for a test. */
function TestMode() {
  return (
    <Row as="p" gap={3} size="m" weight="strong" className={css.test}>
      <Flask size={20} />
      <span>{texts.testMode}</span>
    </Row>
  );
}

/** What to know before pressing Pay. */
function Terms({ isStartedAgain }: Pick<CardFormProps, 'isStartedAgain'>) {
  return (
    <Stack as="ul" gap={2} size="s" className={css.terms}>
      <li>
        <Alert size={18} />
        <span>{texts.noReservation}</span>
      </li>
      <li>
        <Lock size={18} />
        <span>{isStartedAgain ? texts.cardData : `${texts.cardData} ${texts.notYetCharged}`}</span>
      </li>
    </Stack>
  );
}

interface PayButtonProps {
  isDisabled: boolean;
  isBusy: boolean;
  /** The payment is being prepared, which the button says instead of the price. */
  isPreparing: boolean;
  price: number;
}

function PayButton({ isDisabled, isBusy, isPreparing, price }: PayButtonProps) {
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        icon={<Lock size={18} />}
        disabled={isDisabled}
        isBusy={isBusy}
      >
        {isPreparing ? texts.preparing : texts.pay(price)}
      </Button>
      <Announcement>{isPreparing && texts.preparing}</Announcement>
    </>
  );
}

/** Why the card was refused, and what can be done, as `ErrorNote` says it of other failures. */
function RefusalNote({ refusal: { message, hint } }: { refusal: Refusal }) {
  return (
    <LiveRegion box={Row} as="div" gap={2} align="start" isDanger role="alert">
      <Alert size={18} />
      <div>
        <b>{message}</b>
        <p>{hint}</p>
      </div>
    </LiveRegion>
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
  const entry = useEntry(order.id);
  const provider = useQuery(cardProvider);
  // Not before Stripe.js is loaded: preparing would load a failed script again, and take its error away.
  const intent = useQuery({ ...preparedIntent(order, useUser()), enabled: provider.isSuccess });
  const isPayable = entry?.step === 'requires_payment_method' || (isStartedAgain && entry?.step === 'confirming');
  /** The ledger holds a payable intent for this price. */
  const isPrepared = intent.isSuccess && !intent.isFetching && isPayable && entry.price === order.price;
  const { failed, lastError } = useFailed([provider, intent]);
  const shown = failed.find(({ isPaused }) => !isPaused);

  return {
    isPrepared,
    failed: shown,
    lastError,
    title: shown === provider ? texts.formBroken : texts.intentBroken,
    /** Why preparing takes longer than usual. */
    delay: delayOf(provider.isSuccess ? intent : provider),
  };
}

function delayOf({ isPaused, failureCount }: { isPaused: boolean; failureCount: number }) {
  if (isPaused) return uiTexts.offline;
  return failureCount > 0 ? uiTexts.stillTrying : undefined;
}
