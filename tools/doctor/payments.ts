import { allows, corsOf } from './cors';
import type { Checks, Consultation } from './consultation';
import { NoResponse } from './failure';
import { advice, fault, fine, untried, type Outcome } from './finding';
import { textOf, type HostResponse } from './send';

export const paymentsChecks = { reachable, cors, price, payment } satisfies Checks;

const PRICE_FIRST = ': the host looks at the price before it asks who pays.';
const TOKEN_FIRST = 'Check the token first, and respond with 401 or 403 (docs/contract.md).';

async function* reachable(consultation: Consultation) {
  await consultation.send({ method: 'OPTIONS', url: intents(consultation) });
  yield fine(`Responds at ${consultation.settings.paymentsUrl}.`);
}

function cors(consultation: Consultation) {
  const call = { method: 'POST', url: intents(consultation), headers: ['authorization', 'content-type'] };
  return corsOf(consultation, [call], true);
}

const tries = [
  { who: 'without a token', expected: 401, headers: {} },
  { who: 'with a made-up token', expected: 403, headers: { authorization: 'Bearer made.up.token' } },
];

/** Creates nothing: without a price there is nothing to charge. */
async function* price(consultation: Consultation) {
  const { site } = consultation;
  let isReadable = true;
  for (const { who, expected, headers } of tries) {
    const what = `POST /create-payment-intent without a price and ${who}`;
    try {
      const response = await sendWithoutPrice(consultation, headers);
      yield outcomeOf(what, expected, response);
      isReadable &&= site === undefined || allows(response, site);
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      yield advice(`${what} gets no response${PRICE_FIRST}`, TOKEN_FIRST);
    }
  }
  if (!isReadable) {
    yield fault(
      'The page cannot read that a payment was refused, because CORS does not allow it.',
      'Send Access-Control-Allow-Origin with refusals and errors too.',
    );
  }
}

function outcomeOf(what: string, expected: number, response: HostResponse): Outcome {
  const { status } = response;
  if (status === expected) return fine(`${what} is refused with ${status}.`);
  if (status === 401 || status === 403)
    return advice(
      `${what} is refused with ${status} instead of ${expected}.`,
      'The page treats both alike. See docs/contract.md.',
    );
  if (status < 300 && textOf(response).includes('clientSecret')) {
    return fault(
      `${what} creates a payment.`,
      'Let the server take the price from its own records and refuse a call without a valid token (SECURITY.md).',
    );
  }
  if (status < 400 || status === 404 || status === 405) {
    return fault(
      `${what} gets the status ${status}: this host does not take payments.`,
      'Correct VITE_PAYMENTS_URL: the address of the payments host, without a path at the end.',
    );
  }
  return advice(`${what} gets the status ${status}${PRICE_FIRST}`, TOKEN_FIRST);
}

function* payment() {
  yield untried(
    'Whether a payment succeeds, and whether the secret key is of the same Stripe account, is not known: it takes a payment.',
    'Pay for a car once, with the card 4242 4242 4242 4242 while the key is a test key.',
  );
}

const intents = ({ settings }: Consultation) => `${settings.paymentsUrl}/create-payment-intent`;

function sendWithoutPrice(consultation: Consultation, headers: Readonly<Record<string, string>>) {
  const { site, send } = consultation;
  const origin = site === undefined ? {} : { origin: site };
  return send({
    method: 'POST',
    url: intents(consultation),
    headers: { 'content-type': 'application/json', ...origin, ...headers },
    body: '{}',
  });
}
