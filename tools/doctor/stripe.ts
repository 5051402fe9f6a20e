import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { STRIPE_SCRIPT_HOST } from '@/shared/config/scriptHosts';
import type { Checks, Consultation } from './consultation';
import { advice, fault, fine, untried } from './finding';
import { quote } from './problemOf';
import { textOf } from './send';

export const stripeChecks = { key, script, account } satisfies Checks;

const KEY_REMEDY = 'Stripe dashboard, Developers, API keys: copy the publishable key into VITE_STRIPE_PUBLISHABLE_KEY.';

async function* script({ settings, send }: Consultation) {
  const url = settings.stripeJsUrl === '' ? stripeJsUrl() : settings.stripeJsUrl;
  const { status, headers } = await send({ url });
  if (status === 200 && /javascript/.test(headers.get('content-type') ?? ''))
    yield fine(`Stripe.js is at ${new URL(url).origin}.`);
  else {
    yield fault(
      `Stripe.js is not at ${url}: status ${status}.`,
      'Check that the network of this machine lets it through. If it does, install the current @stripe/stripe-js.',
    );
  }
}

/** The address that Stripe's loader puts into the page. It exports only the loader. */
function stripeJsUrl() {
  const loader = readFileSync(createRequire(import.meta.url).resolve('@stripe/stripe-js/dist/pure.js'), 'utf8');
  const train = /RELEASE_TRAIN = '(\w+)'/.exec(loader)?.[1];
  if (train === undefined) throw new Error('The loader of @stripe/stripe-js names no version of Stripe.js.');
  return `https://${STRIPE_SCRIPT_HOST}/${train}/stripe.js`;
}

function* key({ settings }: Consultation) {
  const kind = /^pk_(test|live)_\w+$/.exec(settings.stripeKey)?.[1];
  if (kind === undefined) yield fault('The key is not a publishable key (pk_test_… or pk_live_…).', KEY_REMEDY);
  else if (kind === 'live') yield fine('The key is a live key: cards are charged.');
  else if (settings.isSandbox) yield fine('The key is a test key: no money moves.');
  else
    yield advice(
      'The key is a test key: no money moves, and the payment page says so.',
      'Use the pk_live_… key to sell.',
    );
}

/** A payment that does not exist. */
const UNKNOWN_INTENT = `pi_${'0'.repeat(24)}`;

/** Reads a payment, as the page does after a reload. Stripe checks the key first. */
async function* account({ settings, send }: Consultation) {
  const api = settings.stripeJsUrl === '' ? 'https://api.stripe.com' : new URL(settings.stripeJsUrl).origin;
  const query = new URLSearchParams({
    key: settings.stripeKey,
    client_secret: `${UNKNOWN_INTENT}_secret_${'0'.repeat(25)}`,
  });
  const response = await send({ url: `${api}/v1/payment_intents/${UNKNOWN_INTENT}?${query}` });
  const { status } = response;
  if (status === 401 || status === 403) yield fault(`Stripe refuses the key (status ${status}).`, KEY_REMEDY);
  else if (status === 400 || status === 404) yield fine('Stripe knows the key.');
  else
    yield untried(
      `Whether Stripe knows the key is not known: ${quote(textOf(response))}.`,
      'Try again; status.stripe.com says how Stripe is.',
    );
}
