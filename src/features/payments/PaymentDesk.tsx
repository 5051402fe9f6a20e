import { useState } from 'react';
import { isPayment, type Entry } from './entry';
import type { Ledger } from './ledger';
import { NotingPanel } from './NotingPanel';
import { ObstaclePanel } from './ObstaclePanel';
import type { Obstacle, OtherEntry } from './obstacle';
import type { Contact, Marketplace, Order } from './order';
import { PaymentReceipt } from './PaymentReceipt';
import { UnpaidDesk } from './UnpaidDesk';

interface PaymentDeskProps {
  order: Omit<Order, 'price'> & { price: number | undefined };
  car: { id: string; title: string; price: number | undefined };
  isPaid: boolean;
  obstacle: Obstacle | undefined;
  other: OtherEntry | undefined;
  contact: Contact | undefined;
  entry: Entry | undefined;
  ledger: Ledger;
  market: Marketplace;
}

/** What there is to do about the payment of one wish: pay, wait for the outcome, keep the receipt, or why not. */
export function PaymentDesk({ order, car, isPaid, obstacle, other, contact, entry, ledger, market }: PaymentDeskProps) {
  const payment = isPayment(entry) ? entry : undefined;
  const isDone = isPaid || payment?.step === 'recorded';
  const [wasDone] = useState(isDone);

  if (isDone) {
    return (
      <PaymentReceipt
        car={car.title}
        price={payment?.price ?? order.price}
        contact={contact}
        transactionId={payment?.intentId}
        isFresh={!wasDone}
      />
    );
  }
  if (payment) return <NotingPanel payment={payment} ledger={ledger} market={market} />;
  return (
    <UnpaidDesk
      order={order}
      entry={entry}
      ledger={ledger}
      market={market}
      obstacle={
        obstacle && (
          <ObstaclePanel obstacle={obstacle} other={other} car={car} wishedPrice={order.price} contact={contact} />
        )
      }
    />
  );
}
