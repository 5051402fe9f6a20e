import { corsOf, responds } from './cors';
import type { Checks, Consultation } from './consultation';
import { untried } from './finding';

/** No payment is begun, not even one that must be refused: this host may end on an amount that it cannot charge. */
export const paymentsChecks = { reachable, cors, payment } satisfies Checks;

function reachable(consultation: Consultation) {
  return responds(consultation, intentCall(consultation), consultation.settings.paymentsUrl);
}

function cors(consultation: Consultation) {
  return corsOf(consultation, [intentCall(consultation)], true);
}

function* payment() {
  yield untried(
    'Whether a payment succeeds, who can begin one, and whether the secret key is of the same Stripe account, is not known: it takes a payment.',
    'Pay for a car once, with the card 4242 4242 4242 4242 while the key is a test key. SECURITY.md has what this host must check.',
  );
}

function intentCall({ settings }: Consultation) {
  const url = `${settings.paymentsUrl}/create-payment-intent`;
  return { method: 'POST', url, headers: ['authorization', 'content-type'] };
}
