import type { Stripe } from '@stripe/stripe-js';
import { alone } from '@/shared/alone';
import { CallError } from '@/shared/api/callError';
import { paymentWords as words } from '@/shared/words/payments';
import { ledger } from './ledger';
import type { Order } from './order';

/** Where the payment of a wish stands with Stripe. */
export type Standing = { stage: 'ready'; clientSecret: string } | { stage: 'processing' } | { stage: 'charged' };

interface Provider {
  loadStripe: () => Promise<Stripe>;
  /** Asks the payments host for a new intent. @returns its client secret */
  createIntent: (price: number) => Promise<string>;
}

/**
 * Looks up the intent that this device knows, and asks for one where there is none of use. All tabs of a browser share
 * it, and Stripe charges one intent once.
 */
export async function findStanding({ id, price }: Pick<Order, 'id' | 'price'>, provider: Provider): Promise<Standing> {
  if (ledger.findPayment(id)) return { stage: 'charged' };
  const known = ledger.findOpen(id);
  const standing = known && (await lookUp(id, known.clientSecret, provider));
  if (standing && (standing.stage !== 'ready' || known.price === price)) return standing;

  return alone(`intent-${id}`, async () => {
    const open = ledger.findOpen(id);
    // Another tab has asked meanwhile.
    if (open && open.clientSecret !== known?.clientSecret && open.price === price) return ready(open.clientSecret);
    const clientSecret = await provider.createIntent(price);
    ledger.write(id, { state: 'asked', clientSecret, price });
    return ready(clientSecret);
  });
}

/** @returns nothing when the intent is of no use any more */
async function lookUp(id: string, clientSecret: string, { loadStripe }: Provider): Promise<Standing | undefined> {
  const stripe = await loadStripe();
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error) {
    // Stripe knows no such intent: it belongs to another account, or the test data was cleared.
    if (error.type === 'invalid_request_error') return undefined;
    throw error.type === 'api_connection_error'
      ? new CallError('no-answer')
      : new CallError('rule', { message: error.message ?? words.stripeFault });
  }
  switch (paymentIntent.status) {
    case 'succeeded':
      ledger.succeed(id, { transactionId: paymentIntent.id, price: paymentIntent.amount / 100 });
      return { stage: 'charged' };
    case 'processing':
      return { stage: 'processing' };
    case 'canceled':
      return undefined;
    case 'requires_action':
    case 'requires_capture':
    case 'requires_confirmation':
    case 'requires_payment_method':
      return ready(clientSecret);
  }
}

function ready(clientSecret: string): Standing {
  return { stage: 'ready', clientSecret };
}
