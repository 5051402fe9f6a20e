import { useState } from 'react';
import { isPayment, type Entry, type Payment } from './engine/entry';
import { formatCharge, formatPrice } from '@/lib/text/format';
import type { Ledger } from './engine/ledger';
import { RecordingPanel } from './panels/RecordingPanel';
import { BlockerPanel } from './panels/BlockerPanel';
import type { PaymentBlocker, OtherItem } from './paymentBlocker';
import type { CarCopy } from '@/cars/carCopy';
import type { PaymentContext } from './usePaymentContext';
import type { Car } from '@/cars/schema';
import type { Contact, Order } from './order';
import { PaymentReceipt } from './panels/PaymentReceipt';
import { UnpaidSection } from './UnpaidSection';

interface PaymentSectionProps {
  order: Omit<Order, 'price'> & CarCopy & { price: number | undefined };
  car: { id: string; title: string };
  /** The car as it is listed, if that is known. */
  listed: Car | undefined;
  isPaid: boolean;
  blocker: PaymentBlocker | undefined;
  other: OtherItem | undefined;
  contact: Contact | undefined;
  entry: Entry | undefined;
  ledger: Ledger;
  context: PaymentContext;
}

/** What Stripe says that it charged; undefined on other devices, and for payments of earlier versions. */
function chargeOf(payment: Payment | undefined) {
  if (payment?.amount === undefined || payment.currency === undefined) return undefined;
  return formatCharge(payment.amount, payment.currency);
}

/** The payment of one wish: the card form, the wait for the outcome, the receipt, or why it cannot be paid. */
export function PaymentSection({
  order,
  car,
  listed,
  isPaid,
  blocker,
  other,
  contact,
  entry,
  ledger,
  context,
}: PaymentSectionProps) {
  const payment = isPayment(entry) ? entry : undefined;
  const isDone = isPaid || payment?.step === 'recorded';
  const [wasDoneBefore] = useState(isDone);

  if (isDone) {
    return (
      <PaymentReceipt
        car={car}
        price={chargeOf(payment) ?? formatPrice(payment?.price ?? order.price)}
        contact={contact}
        transactionId={payment?.intentId}
        isFresh={!wasDoneBefore}
      />
    );
  }
  if (payment) return <RecordingPanel payment={payment} ledger={ledger} context={context} />;
  return (
    <UnpaidSection
      order={order}
      entry={entry}
      ledger={ledger}
      context={context}
      blockerPanel={
        blocker && (
          <BlockerPanel blocker={blocker} other={other} car={car} listed={listed} wish={order} contact={contact} />
        )
      }
    />
  );
}
