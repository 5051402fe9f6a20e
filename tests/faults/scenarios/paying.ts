import { cleanup } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { errorMessages } from '@/shared/messages/errors';
import { paymentMessages } from '@/shared/messages/payments';
import { installStripe } from '@sandbox/stripe/js/install';
import { addressOf } from '@sandbox/run/ports';
import { aBuyer } from '@tests/support/people';
import { aWishedCar } from '@tests/support/paying';
import { shimScripts } from '@tests/support/shims/scripts';
import { world } from '@tests/support/world';
import { open, press, until } from '@tests/faults/page';
import type { Scenario } from '@tests/faults/scenario';
import { control, shows } from '@tests/faults/screenQueries';
import { always } from '@tests/faults/faultMessages';

const PAY = 'Pay $24,500';
const PASS = 'Complete authentication';
const STRIPES_OWN_WORDS = 'An unexpected error occurred.';
const card = { 'Card number': '4242 4242 4242 4242', 'MM / YY': '12 / 30', CVC: '424' };

const isPayable = () => control(PAY)?.hasAttribute('disabled') === false;
const untilPayable = () => until(isPayable, 'a form to pay with');

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

/** The person was on the page before, so the device knows an intent. */
async function beenHere(url: string) {
  await open(url);
  await untilPayable();
  cleanup();
}

async function payAgain() {
  await untilPayable();
  press(PAY);
}

async function meetTheBank() {
  await payAgain();
  await until(() => control(PASS) !== undefined, 'the bank');
}

async function passTheBank() {
  await meetTheBank();
  press(PASS);
}

const opening = { setup: aPayment, isReached: isPayable } satisfies Scenario;

const charging = {
  setup: aPayment,
  prepare: untilPayable,
  typed: card,
  act: () => press(PAY),
  isReached: () => shows(paymentMessages.success),
  isStored: async () => (await world.payments.count({})) === 1 && (await world.wishlist.count({ paid: true })) === 1,
} satisfies Scenario;

const INTENT = '/v1/payment_intents/*';

/** From the payment page to the receipt. */
export const paying = {
  'GET market /wishlist/*': {
    ...opening,
    // By the contract this is how the host says that there is no such entry.
    says: { 'an empty body': paymentMessages.notFoundHint },
  },
  'POST payments /create-payment-intent': opening,
  'GET payments /stripe.js': {
    ...opening,
    before: unloadStripe,
    says: { ...always(paymentMessages.loadFailed), 'no network': errorMessages.offline },
  },
  [`GET payments ${INTENT}`]: {
    ...opening,
    before: beenHere,
    says: {
      ...always(paymentMessages.stripeSilent),
      'no network': errorMessages.offline,
      '403': STRIPES_OWN_WORDS,
      'a wrong shape': STRIPES_OWN_WORDS,
    },
  },
  [`POST payments ${INTENT}/confirm`]: {
    ...charging,
    readsBack: 'GET /v1/payment_intents/:id',
    keepsPolling: true,
    again: () => payAgain,
    says: { ...always(paymentMessages.checkingTitle), 'no network': errorMessages.offline },
  },
  [`POST payments ${INTENT}/challenge`]: {
    ...charging,
    typed: { ...card, 'Card number': '4000 0025 0000 3155' },
    beforeAct: meetTheBank,
    act: () => press(PASS),
    again: () => passTheBank,
    readsBack: 'GET /v1/payment_intents/:id',
    keepsPolling: true,
    says: { ...always(paymentMessages.checkingTitle), 'no network': paymentMessages.checkingOffline },
  },
  'POST market /payments': {
    ...charging,
    isFormOver: true,
    readsBack: 'GET /wishlist/:id',
  },
} satisfies Record<string, Scenario>;
