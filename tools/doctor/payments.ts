import { examineCors } from './cors';
import { advice, fault, ok, unknown, type Visit } from './finding';
import { quote } from './send';

const KEY = 'Stripe dashboard, Developers, API keys: copy the publishable key into VITE_STRIPE_PUBLISHABLE_KEY.';
/** A payment that does not exist. */
const UNKNOWN_INTENT = `pi_${'0'.repeat(24)}`;

/** The payments host and Stripe. No payment is begun: the host may end on an amount that it cannot charge. */
export async function* examinePayments(visit: Visit) {
  const { paymentsUrl, stripeKey, stripeJsUrl, isSandbox } = visit.settings;
  if (stripeKey.startsWith('pk_test_') && !isSandbox)
    yield advice(
      'Stripe’s key is a test key: no money moves, and the payment page says so.',
      'Use the pk_live_… key to sell.',
    );
  // Reads a payment, as the page does after a reload. Stripe checks the key first.
  const api = stripeJsUrl === '' ? 'https://api.stripe.com' : new URL(stripeJsUrl).origin;
  const query = new URLSearchParams({ key: stripeKey, client_secret: `${UNKNOWN_INTENT}_secret_${'0'.repeat(25)}` });
  const { status, text } = await visit.send(`${api}/v1/payment_intents/${UNKNOWN_INTENT}?${query}`);
  if (status === 401 || status === 403) yield fault(`Stripe refuses the key (status ${status}).`, KEY);
  else if (status === 400 || status === 404) yield ok('Stripe knows the key.');
  else yield unknown(`Whether Stripe knows the key is not known: ${quote(text)}.`, 'See status.stripe.com.');

  const url = `${paymentsUrl}/create-payment-intent`;
  yield* examineCors(visit, [{ method: 'POST', url, headers: ['authorization', 'content-type'] }]);
  yield unknown(
    'Whether a payment succeeds, and whether the secret key is of the same Stripe account, is not known: it takes a payment.',
    'Pay for a car once, with the card 4242 4242 4242 4242 while the key is a test key. SECURITY.md has what this host must check.',
  );
}
