import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '@/payments/order';
import { CardForm } from './CardForm';
import { cardProvider } from './stripe';

interface PayPanelProps {
  order: Order;
  /** A card was sent before, and the check found that it was not charged. */
  wasFoundUncharged: boolean;
}

/** The card form, in the provider of Stripe.js, which its fields need. */
export function PayPanel({ order, wasFoundUncharged }: PayPanelProps) {
  const { data: stripe = null } = useQuery(cardProvider);

  return (
    <Elements stripe={stripe} options={{ locale: 'en' }}>
      <CardForm order={order} wasFoundUncharged={wasFoundUncharged} />
    </Elements>
  );
}
