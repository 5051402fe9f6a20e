import { useState } from 'react';
import { useLedgerEntry } from './ledger';
import { NotingPanel } from './NotingPanel';
import { ObstaclePanel } from './ObstaclePanel';
import type { Obstacle } from './obstacle';
import type { Contact, Order } from './order';
import { PaymentReceipt } from './PaymentReceipt';
import { PayPanel } from './PayPanel';

interface PaymentDeskProps {
  order: Omit<Order, 'price'> & { price: number | undefined };
  car: { id: string; title: string; price: number | undefined };
  isPaid: boolean;
  obstacle: Obstacle | undefined;
  contact: Contact | undefined;
}

/** What there is to do about the payment of one wish: pay, wait until it is noted, keep the receipt, or why not. */
export function PaymentDesk({ order, car, isPaid, obstacle, contact }: PaymentDeskProps) {
  const entry = useLedgerEntry(order.id);
  const payment = entry && 'transactionId' in entry ? entry : undefined;
  const isDone = isPaid || payment?.state === 'recorded';
  const [wasDone] = useState(isDone);
  const { price } = order;

  if (isDone) {
    const kept = payment?.seller && { name: undefined, email: undefined, phone: undefined, ...payment.seller };
    return (
      <PaymentReceipt
        car={car.title}
        contact={contact ?? kept}
        transactionId={payment?.transactionId}
        isFresh={!wasDone}
      />
    );
  }
  if (payment) {
    return <NotingPanel order={{ ...order, price: payment.price }} transactionId={payment.transactionId} />;
  }
  const hindrance = obstacle && (
    <ObstaclePanel obstacle={obstacle} car={car} wishedPrice={order.price} contact={contact} />
  );
  if (price === undefined || (hindrance && entry?.state !== 'confirming')) return hindrance;
  return <PayPanel order={{ ...order, price }} obstacle={hindrance} />;
}
