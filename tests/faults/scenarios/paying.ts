import { cleanup } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { errorTexts } from '@/api/texts';
import { paymentTexts } from '@/payments/texts';
import { uiTexts } from '@/ui/texts';
import { addressOf } from '@sandbox/run/ports';
import { installStripe } from '@sandbox/stripe/js/stripe';
import { forEveryFault } from '@tests/faults/faultMessages';
import { openPage, press, waitUntil } from '@tests/faults/page';
import type { Scenario } from '@tests/faults/scenario';
import { findControl, hasText } from '@tests/faults/screenQueries';
import { database } from '@tests/support/database';
import { aWishedCar } from '@tests/support/paying';
import { aBuyer } from '@tests/support/people';
import { shimScripts } from '@tests/support/shims/scripts';

const PAY = 'Pay $24,500';
const PASS = 'Complete authentication';
const STRIPE_MESSAGE = 'An unexpected error occurred.';
const card = { 'Card number': '4242 4242 4242 4242', 'MM / YY': '12 / 30', CVC: '424' };

const isPayable = () => findControl(PAY)?.hasAttribute('disabled') === false;
const untilPayable = () => waitUntil(isPayable, 'an enabled Pay button');

function aPayment() {
  const noor = aBuyer();
  return { url: aWishedCar(noor).url, person: noor };
}

function unloadStripe() {
  const load = () => installStripe(window, addressOf('payments'));
  const stop = shimScripts(load);
  Reflect.deleteProperty(window, 'Stripe');
  onTestFinished(() => {
    stop();
    load();
  });
}

/** An earlier visit has stored a payment intent on the device. */
async function visitBefore(url: string) {
  await openPage(url);
  await untilPayable();
  cleanup();
}

async function payAgain() {
  await untilPayable();
  press(PAY);
}

async function openChallenge() {
  await payAgain();
  await waitUntil(() => findControl(PASS) !== undefined, 'the 3-D Secure challenge');
}

/** The bank may have got the answer to its challenge or not, so the card is sent again with the same intent. */
async function startAgain() {
  await waitUntil(() => findControl(paymentTexts.startAgain) !== undefined, 'a way to start again');
  press(paymentTexts.startAgain);
  await openChallenge();
  press(PASS);
}

const opening = { setup: aPayment, isReached: isPayable } satisfies Scenario;

const charging = {
  setup: aPayment,
  prepare: untilPayable,
  typed: card,
  trigger: () => press(PAY),
  isReached: () => hasText(paymentTexts.success),
  isStored: async () =>
    (await database.payments.count({})) === 1 && (await database.wishlist.count({ paid: true })) === 1,
} satisfies Scenario;

export const paying = {
  'GET market /wishlist/*': opening,
  'POST payments /create-payment-intent': opening,
  'GET payments /stripe.js': {
    ...opening,
    beforeOpen: unloadStripe,
    messages: { ...forEveryFault(paymentTexts.loadFailed), 'no network': uiTexts.offline },
  },
  'GET payments /v1/payment_intents/*': {
    ...opening,
    beforeOpen: visitBefore,
    messages: {
      ...forEveryFault(paymentTexts.stripeSilent),
      'no network': uiTexts.offline,
      'a wrong shape': STRIPE_MESSAGE,
    },
  },
  'POST payments /v1/payment_intents/*/confirm': {
    ...charging,
    readsBack: 'GET /v1/payment_intents/:id',
    keepsPolling: true,
    retry: () => payAgain,
    messages: { ...forEveryFault(paymentTexts.checkingTitle), 'no network': errorTexts.offline },
  },
  'POST payments /v1/payment_intents/*/challenge': {
    ...charging,
    typed: { ...card, 'Card number': '4000 0025 0000 3155' },
    beforeTrigger: openChallenge,
    trigger: () => press(PASS),
    retry: () => startAgain,
    readsBack: 'GET /v1/payment_intents/:id',
    keepsPolling: true,
    messages: { ...forEveryFault(paymentTexts.checkingTitle), 'no network': paymentTexts.checkingOffline },
  },
  'POST market /payments': {
    ...charging,
    isFormSubmitted: true,
    readsBack: 'GET /wishlist/:id',
  },
} satisfies Record<string, Scenario>;
