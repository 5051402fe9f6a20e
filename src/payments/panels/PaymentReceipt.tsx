import Check from 'lucide-react/icons/check';
import Alert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { CarLink } from '@/cars/CarLink';
import type { Car } from '@/cars/schema';
import { paths } from '@/lib/config/paths';
import { formatCharge, formatPrice } from '@/lib/text/format';
import type { Payment } from '@/payments/engine/entry';
import { isOf } from '@/payments/engine/prepareIntent';
import { paymentTexts as texts } from '@/payments/texts';
import { Button, ButtonLink, IconButton } from '@/ui/button/Button';
import { Note } from '@/ui/feedback/notes';
import { focusOnMount } from '@/ui/focus';
import { Row, Panel } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { SellerDescription, SellerLinks } from './ContactLinks';
import css from './PaymentReceipt.module.css';
import panel from '@/payments/panel.module.css';

interface PaymentReceiptProps {
  car: { id: string; title: string };
  payment: Payment;
  listed: Car | undefined;
  /** The receipt has just replaced the card form; its heading takes the focus. */
  isFresh: boolean;
}

export function PaymentReceipt({ car, payment, listed, isFresh }: PaymentReceiptProps) {
  const { intentId, amount, currency } = payment;

  return (
    <Panel as="section" className={css.receipt}>
      <span className={css.done}>
        <Check size={32} strokeWidth={2.25} />
      </span>
      <h2 tabIndex={-1} ref={isFresh ? focusOnMount : null} className={css.title}>
        {texts.success}
      </h2>
      <Row
        as="p"
        gap={4}
        rowGap={1}
        align="stretch"
        justify="between"
        isWrapping
        isNumeric
        isBreaking
        className={css.paid}
      >
        <CarLink carId={car.id}>
          <bdi>{car.title}</bdi>
        </CarLink>
        <b>{`${formatCharge(amount, currency)} · ${texts.paid}`}</b>
      </Row>
      <OtherCharge payment={payment} />
      <Text size="s" isMuted className={panel.caption}>
        {texts.transaction}
      </Text>
      <TransactionId id={intentId} />
      <Text as="h3" size="l" className={css.next}>
        {texts.next}
      </Text>
      <Text isMuted>{nextStep(listed?.seller.email, intentId)}</Text>
      <SellerDescription listed={listed} />
      <Row gap={2} align="stretch" isWrapping className={panel.actions}>
        <SellerLinks listed={listed} mail={texts.mailPaid(car.title, intentId)} />
        <Button icon={<Printer size={18} />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <ButtonLink to={paths.dashboard}>{texts.backToWishlist}</ButtonLink>
      </Row>
    </Panel>
  );
}

function nextStep(email: string | undefined, intentId: string) {
  if (!email) return texts.nextNoMail;
  return intentId === '' ? texts.nextWriteWithoutId : texts.nextWrite;
}

/** Says so if Stripe charged something else than the price that was agreed to. */
export function OtherCharge({ payment }: { payment: Payment }) {
  const { price, amount, currency } = payment;
  if (isOf(price, payment)) return null;
  return (
    <Note>
      <Alert size={20} />
      <span>{texts.otherCharge(formatCharge(amount, currency), formatPrice(price))}</span>
    </Note>
  );
}

export function TransactionId({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setOutcome(texts.copied);
    } catch {
      setOutcome(texts.copyFailed);
    }
  };

  if (id === '') return <p>{texts.unknownHere}</p>;
  return (
    <>
      <Row gap={3} className={css.box}>
        <code className={css.id}>{id}</code>
        <IconButton label={texts.copy} onClick={() => void copy()}>
          {outcome === texts.copied ? <Check size={20} /> : <Copy size={20} />}
        </IconButton>
      </Row>
      <Text size="xs" isMuted role="status" className={css.outcome}>
        {outcome}
      </Text>
    </>
  );
}
