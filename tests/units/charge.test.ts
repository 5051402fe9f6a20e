import type { PaymentIntent, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '@/api/queryClient';
import { carById } from '@/cars/queries';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { chargeTexts as texts } from '@/payments/chargeTexts';
import { charge } from '@/payments/engine/charge';
import { entryOf, succeededEntry, unpaidEntry, type Entry, type SentEntry } from '@/payments/engine/entry';
import { ledgerOf, openLedger, readLedger } from '@/payments/engine/ledger';
import { CONFIRM_TIMEOUT_MS } from '@/payments/limits';
import { sessionState, type Identity } from '@/session/state/sessionState';
import { wishlistItem, wishlistOf } from '@/wishlist/queries';
import type { Fields } from '@sandbox/store/collection';
import { newIntent, viewOf, type StoredIntent } from '@sandbox/stripe/intents';
import { breakCall, calls, callsTo } from '@tests/support/calls';
import { aCharge, changeCharge, countedIntents, forget } from '@tests/support/charges';
import { advanceTime, jumpTime, startClock } from '@tests/support/clock';
import { aWish, database } from '@tests/support/database';
import { damageEntries, storeSilently } from '@tests/support/ledger';
import { aWishedCar } from '@tests/support/paying';
import { aBuyer, asIdentity } from '@tests/support/people';
import { closeSession, openSession } from '@tests/support/signedIn';

const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
const RETRIEVE = 'GET /v1/payment_intents/:id';
const CAR = 'GET /cars/:id';
const ITEM = 'GET /wishlist/:id';
const WISHES = 'GET /wishlist';
const ASKS_FOR_3DS = '4000002500003155';

const otherId = '650000000000000000000003';
let order: { id: string; carId: string; price: number };
let noor: Identity;
let client: QueryClient;
let stripe: Stripe;
let card: StripeCardElement;
let intent: StoredIntent;
let unpaid: ReturnType<typeof unpaidEntry>;
let sent: SentEntry;

/** A signed-in buyer with a wish, a prepared payment and a typed card. */
beforeEach(async () => {
  startClock();
  noor = asIdentity(aBuyer());
  order = { ...aWishedCar(noor), price: 24_500 };
  await openSession(noor);
  const loaded = await loadStripe('pk_test_sandbox');
  if (!loaded) throw new Error('Stripe.js is not there');
  stripe = loaded;
  typeCard('4242424242424242');
  client = createQueryClient();
  intent = newIntent(aCharge.amount, aCharge.currency);
  await countedIntents.save(intent);
  unpaid = unpaidEntry({ ...order, wishId: order.id }, intent.clientSecret);
  sent = { ...unpaid, title: 'BMW 330i xDrive', step: 'confirming' };
  await store(unpaid);
});

afterEach(() => {
  client.clear();
  client.unmount();
  closeSession();
  vi.restoreAllMocks();
});

function typeCard(number: string) {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  card = stripe.elements().create('card');
  card.mount(box);
  for (const [label, value] of Object.entries({ 'Card number': number, 'MM / YY': '1230', CVC: '424' }))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

function pay(price = order.price) {
  sent = { ...sent, pressedAt: new Date().toISOString() };
  return charge({ ...order, price }, noor, client, { stripe, card });
}
const store = (entry: Entry) => openLedger(client, noor.uid).write(entry);
/** Stores it without telling this tab. */
const storeElsewhere = (entry: Entry) => storeSilently(noor.uid, entry);
const stored = async () => entryOf((await readLedger(noor.uid)).entries, order.id);
const signOut = () => sessionState.set({ status: 'signed-out', reason: undefined });
const viewIn = (status: PaymentIntent.Status): PaymentIntent => ({ ...viewOf(intent), status });
const stripeSays = (status: PaymentIntent.Status, id = ':id') =>
  breakCall(`GET /v1/payment_intents/${id}`, () => Response.json(viewIn(status)));
const stripeCharges = () => Response.json(viewIn('succeeded'));
const fullDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
const untilSent = () => vi.waitFor(() => expect(callsTo(CONFIRM)).toHaveLength(1));
const rule = (message: string) => ({ kind: 'rule', message });

describe('A card', () => {
  test('is sent with the prepared intent, after its step is stored, and its charge is stored', async () => {
    const persist = vi.fn();
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
    await database.wishlist.update({}, { product_title: 'bmw 330i XDRIVE' });
    let known: unknown;
    breakCall(CONFIRM, async () => {
      known = [await stored(), persist.mock.calls.length];
      return stripeCharges();
    });

    expect(await pay()).toBeUndefined();
    expect(known).toEqual([sent, 1]);
    const [{ path, body } = {}] = callsTo(CONFIRM);
    expect(path).toContain(`/${intent.id}/`);
    const form = Object.fromEntries(new URLSearchParams(String(body)));
    expect(form).toMatchObject({
      client_secret: intent.clientSecret,
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[billing_details][name]': noor.name,
      'payment_method_data[billing_details][email]': noor.email,
    });
    expect(await stored()).toEqual(succeededEntry(sent, aCharge));
  });

  test('is sent without a name if there is none', async () => {
    noor = { ...noor, name: ' ' };
    await pay();
    expect(decodeURIComponent(String(callsTo(CONFIRM)[0]?.body))).not.toContain('[name]');
    expect(await stored()).toMatchObject({ step: 'succeeded' });
  });

  test('is known to be charged what Stripe has charged', async () => {
    breakCall(CONFIRM, () => Response.json({ ...viewIn('succeeded'), amount: 2_600_050, currency: 'sek' }));
    await pay();
    expect(await stored()).toMatchObject({ step: 'succeeded', price: 24_500, amount: 2_600_050, currency: 'sek' });
  });

  test('is known to be charged at least in this tab, if the disk is full by then', async () => {
    await client.query(ledgerOf(noor.uid));
    breakCall(CONFIRM, () => (fullDisk(), stripeCharges()));
    expect(await pay()).toBeUndefined();
    expect(await stored()).toEqual(sent);
    const { entries } = client.getQueryData(ledgerOf(noor.uid).queryKey) ?? {};
    expect(entryOf(entries, order.id)).toMatchObject({ step: 'succeeded' });
  });

  test('is known to be charged, whoever is there by then', async () => {
    breakCall(CONFIRM, () => (signOut(), stripeCharges()));
    expect(await pay()).toBeUndefined();
    expect(await stored()).toMatchObject({ step: 'succeeded' });
  });

  test('is sent only once Firebase has confirmed the last user', async () => {
    sessionState.resume(noor);
    const paying = pay();
    await advanceTime(1000);
    expect(callsTo(CONFIRM)).toEqual([]);
    expect(await stored()).toEqual(unpaid);
    sessionState.set({ status: 'signed-in', user: noor });
    await paying;
    expect(await stored()).toMatchObject({ step: 'succeeded' });
  });

  test('is sent after the order was read anew, and not from the browser’s HTTP cache', async () => {
    await pay();
    const reads = calls.filter(({ cache }) => cache === 'no-store').map(({ path }) => path.split('/')[1]);
    expect(reads.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(['cars', 'wishlist', 'wishlist']);
    expect(callsTo(WISHES)).toMatchObject([{ query: { email: noor.email } }]);
    expect(calls.slice(3)).toEqual([...callsTo(RETRIEVE), ...callsTo(CONFIRM)]);
  });

  test.each<[string, () => unknown]>([
    [
      'the wish has the email in another letter case',
      () => database.wishlist.update({}, { email: 'Noor@Example.test' }),
    ],
    [
      'the wish names no title and no picture',
      () => database.wishlist.update({}, { product_title: '', product_img: '' }),
    ],
    ['another car is paid', () => aWish({ email: noor.email, wishListIid: otherId, paid: true })],
    ['the car has another wish', () => aWish({ email: noor.email, wishListIid: order.carId })],
    [
      'the card of another wish can no longer be charged',
      async () => {
        stripeSays('canceled', 'pi_other');
        await store(unpaidEntry({ ...order, wishId: otherId }, 'pi_other_secret_1'));
      },
    ],
    [
      'a payment of another car has begun',
      () =>
        store({
          ...unpaidEntry({ ...order, carId: otherId, wishId: otherId }, 'pi_other_secret_1'),
          step: 'confirming',
        }),
    ],
  ])('is sent although %s', async (_what, prepare) => {
    await prepare();
    expect(await pay()).toBeUndefined();
    expect(await stored()).toMatchObject({ step: 'succeeded' });
  });
});

describe('No card is sent, and nothing is stored,', () => {
  const otherSent = (): SentEntry => ({
    ...unpaidEntry({ ...order, wishId: otherId }, 'pi_other_secret_1'),
    step: 'confirming',
  });
  const leave = (next: () => void) =>
    breakCall(CAR, async () => {
      await vi.waitFor(() => expect([callsTo(ITEM)[0]?.status, callsTo(WISHES)[0]?.status]).toEqual([200, 200]));
      next();
      return Response.json(await database.cars.findOne({ _id: order.carId }));
    });
  const leo = () => asIdentity(aBuyer({ name: 'Leo Brandt', email: 'leo@example.test' }));

  test.each<[string, () => unknown, object | undefined]>([
    ['if it was prepared for another price', () => store({ ...unpaid, price: 24_000 }), rule(texts.notPrepared)],
    ['if nothing is prepared', () => deleteDB('secondgear'), rule(texts.notPrepared)],
    ['if an entry of the car cannot be read', damageEntries, rule(texts.unreadable)],
    ['if the step cannot be stored', fullDisk, rule(texts.notStored)],
    ['if the card of another wish of the car was sent', () => store(otherSent()), rule(texts.orderChanged)],
    [
      'if the car was bought through another wish',
      () => store({ ...succeededEntry(otherSent(), aCharge), step: 'recorded' }),
      rule(texts.orderChanged),
    ],
    [
      'if the bank has the card of another wish of the car',
      async () => {
        stripeSays('processing', 'pi_other');
        await store(unpaidEntry({ ...order, wishId: otherId }, 'pi_other_secret_1'));
      },
      rule(texts.orderChanged),
    ],
    ['if the wish cannot be checked', () => breakCall(ITEM), { kind: 'no-response' }],
    ['if the car cannot be checked', () => breakCall(CAR, 502), { kind: 'status', status: 502 }],
    ['if the other wishes cannot be checked', () => breakCall(WISHES, 500), { kind: 'status', status: 500 }],
    ['if Stripe does not know the intent', () => breakCall(RETRIEVE, forget), rule(texts.notPrepared)],
    ['if Stripe has another amount', () => changeCharge(intent.id, { amount: 9_900_000 }), rule(texts.otherAmount)],
    ['if Stripe cannot be asked', () => breakCall(RETRIEVE), rule(texts.stripeSilent)],
    ['if the buyer signs out during the check', () => leave(signOut), { kind: 'refused' }],
    [
      'if another user signs in during the check',
      () => leave(() => sessionState.set({ status: 'signed-in', user: leo() })),
      { kind: 'refused' },
    ],
    ['if one was sent, and Stripe knows of none', () => storeElsewhere(sent), undefined],
    ['if one was sent, and the bank has it', () => (stripeSays('processing'), storeElsewhere(sent)), undefined],
    ['if one was sent, and is charged', () => (stripeSays('succeeded'), storeElsewhere(sent)), undefined],
    [
      'if one was sent, and Stripe does not know it',
      () => (breakCall(RETRIEVE, forget), storeElsewhere(sent)),
      undefined,
    ],
  ])('%s', async (_what, prepare, error) => {
    await prepare();
    const before = await stored();
    if (error) await expect(pay()).rejects.toMatchObject(error);
    else expect(await pay()).toBeUndefined();
    expect(callsTo(CONFIRM)).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test.each<[string, () => Entry]>([
    ['charged', () => succeededEntry(sent, aCharge)],
    ['recorded', () => ({ ...succeededEntry(sent, aCharge), step: 'recorded' })],
  ])('and nobody is asked, once one is %s by another tab, which this tab then shows', async (_step, entry) => {
    await client.query(ledgerOf(noor.uid));
    await storeElsewhere(entry());
    expect(await pay()).toBeUndefined();
    expect(calls).toEqual([]);
    expect(client.getQueryData(ledgerOf(noor.uid).queryKey)?.entries).toEqual([await stored()]);
  });

  test('if Stripe says nothing for a while', async () => {
    breakCall(RETRIEVE, 'hangs');
    const failing = expect(pay()).rejects.toMatchObject(rule(texts.stripeSilent));
    await vi.waitFor(() => expect(callsTo(RETRIEVE)).toHaveLength(1));
    await jumpTime(CALL_TIMEOUT_MS);
    await failing;
    expect(await stored()).toEqual(unpaid);
  });
});

describe('An order that has changed is not charged, and the page loads what it shows again:', () => {
  const shown = () => [
    wishlistItem(order.id).queryKey,
    wishlistOf(noor.email).queryKey,
    carById(order.carId).queryKey,
    carById(otherId).queryKey,
  ];
  const outdated = () => shown().map((key) => client.getQueryState(key)?.isInvalidated);
  const changeWish = (fields: Fields) => () => database.wishlist.update({ _id: order.id }, fields);
  const changeCar = (fields: Fields) => () => database.cars.update({ _id: order.carId }, fields);

  test.each<[string, () => unknown]>([
    ['the wish is gone', () => database.wishlist.remove({})],
    ['the wish is of another user', changeWish({ email: 'leo@example.test' })],
    ['the wish is of nobody', changeWish({ email: null })],
    // The host compares emails exactly, so the list is without it.
    ['the wish is paid', changeWish({ email: 'NOOR@EXAMPLE.TEST', paid: true })],
    ['another wish of the car is paid', () => aWish({ email: noor.email, wishListIid: order.carId, paid: true })],
    ['the wish has another price', changeWish({ price: 26_000 })],
    ['the wish has another title', changeWish({ product_title: 'Jaguar F-Type' })],
    ['the wish has another picture', changeWish({ product_img: 'http://localhost:4103/jaguar.webp' })],
    ['the car has another price', changeCar({ price: 26_000 })],
    ['the car has no price', changeCar({ price: 'on request' })],
    ['the car is gone', () => database.cars.remove({})],
  ])('%s', async (_what, change) => {
    await change();
    for (const key of shown()) client.setQueryData(key, []);
    await expect(pay()).rejects.toMatchObject(rule(texts.orderChanged));
    expect(callsTo(CONFIRM)).toEqual([]);
    expect(await stored()).toEqual(unpaid);
    expect(outdated()).toEqual([true, true, true, false]);
  });

  test('but not if it could not be checked', async () => {
    breakCall(CAR, 502);
    for (const key of shown()) client.setQueryData(key, []);
    await expect(pay()).rejects.toMatchObject({ status: 502 });
    expect(outdated()).toEqual([false, false, false, false]);
  });

  const silently = () => undefined;
  const watchCar = () => new QueryObserver(client, carById(order.carId)).subscribe(silently);
  const watchWish = () => new QueryObserver(client, wishlistItem(order.id)).subscribe(silently);
  const carNow = () => database.cars.findOne({ _id: order.carId });
  const wishNow = () => database.wishlist.findOne({ _id: order.id });

  test.each([
    ['the car', CAR, () => carById(order.carId).queryKey, watchCar, carNow],
    ['the wish', ITEM, () => wishlistItem(order.id).queryKey, watchWish, wishNow],
  ] as const)('%s, also if the page was just loading it', async (_what, call, keyOf, watch, find) => {
    const stop = watch();
    await vi.waitFor(() => expect(client.getQueryData<object>(keyOf())).toBeDefined());
    const before = await find();
    let respond: () => void = silently;
    const held = new Promise<void>((resolve) => (respond = resolve));
    breakCall(call, () => held.then(() => Response.json(before)), { times: 1 });
    void client.invalidateQueries({ queryKey: keyOf() });
    await vi.waitFor(() => expect(callsTo(call)).toHaveLength(2));
    await changeWish({ price: 26_000 })();
    await changeCar({ price: 27_000 })();

    await expect(pay()).rejects.toMatchObject(rule(texts.orderChanged));
    respond();
    await advanceTime(100);
    expect(client.getQueryData<object>(keyOf())).toMatchObject({ price: call === CAR ? 27_000 : 26_000 });
    stop();
  });
});

describe('Stripe’s answer to a card', () => {
  const authenticationFailure = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
  } as const;
  const unexpectedState = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } as const;
  const failInStripe = () =>
    vi.spyOn(stripe, 'confirmCardPayment').mockRejectedValue(new Error('A fault of Stripe.js'));
  const failWith = (error: Partial<StripeError>) =>
    breakCall(CONFIRM, () => Response.json({ error: { message: 'No.', ...error } }, { status: 402 }));
  const reached = () => ({ payment_intent: viewIn('requires_payment_method') });

  test.each<[string, Partial<StripeError>, string]>([
    ['declined', { type: 'card_error', code: 'card_declined' }, texts.nextDeclined],
    ['stopped by the bank’s check', authenticationFailure, texts.nextAuthentication],
    ['not processed', { type: 'card_error', code: 'processing_error' }, texts.nextProcessing],
    ['expired', { type: 'card_error', code: 'expired_card' }, texts.nextDetails],
    ['of an incorrect code', { type: 'card_error', code: 'incorrect_cvc' }, texts.nextDetails],
    ['of an incorrect number', { type: 'card_error', code: 'incorrect_number' }, texts.nextDetails],
    ['not valid', { type: 'validation_error', code: 'incomplete_zip' }, texts.nextDetails],
    ['of no use to the request', { type: 'invalid_request_error' }, texts.nextFault],
    ['of no use, without a code', { type: 'card_error' }, texts.nextDeclined],
  ])('says that it is %s, and the buyer reads what to do', async (_what, error, hint) => {
    failWith({ ...error, ...reached() });
    expect(await pay()).toEqual({ message: 'No.', hint });
    expect(await stored()).toEqual(unpaid);
  });

  test.each(['', ' \n'])('has a sentence of ours in the place of %j', async (message) => {
    failWith({ type: 'card_error', message, ...reached() });
    expect(await pay()).toMatchObject({ message: texts.refusedWithoutWords });
  });

  test.each([
    ['4000000000000127', "Your card's security code is incorrect."],
    ['42424242', 'Your card number is incomplete.'],
  ])('to %s is shown as it is, and the next card can be charged with the same intent', async (number, message) => {
    typeCard(number);
    expect(await pay()).toEqual({ message, hint: texts.nextDetails });
    expect(await stored()).toEqual(unpaid);
    typeCard('4242424242424242');
    await pay();
    expect(await stored()).toMatchObject({ step: 'succeeded', intentId: intent.id });
  });

  test.each<[string, () => unknown]>([
    ['is lost', () => breakCall(CONFIRM, 'response lost')],
    ['never comes, because Stripe.js fails', failInStripe],
    ['is a fault of Stripe', () => failWith({ type: 'api_error', ...reached() })],
    ['is that the intent is in another state', () => failWith(unexpectedState)],
    ['is that it may have reached Stripe', () => failWith({ type: 'api_connection_error', ...reached() })],
    ['is that the bank has it', () => failWith({ type: 'card_error', payment_intent: viewIn('processing') })],
    ['is that it is charged already', () => failWith({ type: 'card_error', payment_intent: viewIn('succeeded') })],
    ['is that the bank works on it', () => breakCall(CONFIRM, () => Response.json(viewIn('processing')))],
    ['is that nothing was sent', () => breakCall(CONFIRM, () => Response.json(viewIn('requires_payment_method')))],
  ])('leaves it open, for recovery, if it %s', async (_what, answer) => {
    answer();
    expect(await pay()).toBeUndefined();
    expect(await stored()).toEqual(sent);
  });

  describe('that is sent while the bank has not answered to an earlier one', () => {
    const earlier = (): SentEntry => ({ ...sent, title: 'Earlier title', pressedAt: '2026-11-01', leftAt: 5 });

    beforeEach(async () => {
      await countedIntents.save({ ...intent, status: 'requires_action' });
      await store(earlier());
    });

    test('is charged with the same intent', async () => {
      let known: unknown;
      breakCall(CONFIRM, async () => {
        known = await stored();
        return stripeCharges();
      });
      expect(await pay()).toBeUndefined();
      expect(known).toEqual(sent);
      expect(callsTo(CONFIRM)[0]?.path).toContain(`/${intent.id}/`);
      expect(await stored()).toMatchObject({ step: 'succeeded', intentId: intent.id, title: sent.title });
    });

    test('leaves the earlier one open if it has reached no bank', async () => {
      failWith({ type: 'validation_error' });
      expect(await pay()).toEqual({ message: 'No.', hint: texts.nextAgain });
      expect(await stored()).toEqual(earlier());
    });

    test('takes its place if the bank refuses it', async () => {
      failWith({ type: 'card_error', ...reached() });
      expect(await pay()).toEqual({ message: 'No.', hint: texts.nextDeclined });
      expect(await stored()).toEqual(unpaid);
    });
  });
});

describe('Stripe’s silence after a card', () => {
  /** Whether Pay has ended. */
  const begin = () => {
    const state = { isOver: false };
    const paying = pay().finally(() => (state.isOver = true));
    return { paying, state };
  };

  test('lasts a minute until Stripe is asked, which leaves the payment to recovery', async () => {
    breakCall(CONFIRM, 'hangs');
    const { paying, state } = begin();
    await untilSent();
    await jumpTime(CONFIRM_TIMEOUT_MS - 1000);
    expect([callsTo(RETRIEVE).length, state.isOver]).toEqual([1, false]);
    await jumpTime(1000);
    expect(await paying).toBeUndefined();
    expect(callsTo(RETRIEVE)).toHaveLength(2);
    expect(await stored()).toEqual(sent);
    const { held = [] } = await navigator.locks.query();
    expect(held.map(({ name }) => name)).toEqual([`response-${intent.id}`]);
  });

  test.each<[string, PaymentIntent.Status | undefined]>([
    ['works on it', 'processing'],
    ['has charged it', 'succeeded'],
    ['is not known', undefined],
  ])('is not waited for if the bank %s', async (_what, status) => {
    breakCall(CONFIRM, 'hangs');
    const { paying } = begin();
    await untilSent();
    if (status) stripeSays(status);
    else breakCall(RETRIEVE, forget);
    await jumpTime(CONFIRM_TIMEOUT_MS);
    expect(await paying).toBeUndefined();
    expect(await stored()).toEqual(sent);
  });

  test.each([
    ['Complete authentication', undefined, () => ({ step: 'succeeded', intentId: intent.id })],
    ['Fail authentication', { hint: texts.nextAuthentication }, () => unpaid],
  ])(
    'is waited for as long as the bank’s challenge is open, until the buyer presses %s',
    async (answer, refusal, kept) => {
      typeCard(ASKS_FOR_3DS);
      const { paying, state } = begin();
      await untilSent();
      for (let minutes = 1; minutes <= 3; minutes += 1) {
        await jumpTime(CONFIRM_TIMEOUT_MS);
        expect([callsTo(RETRIEVE).length, state.isOver]).toEqual([1 + minutes, false]);
        expect(await stored()).toEqual(sent);
      }
      fireEvent.click(screen.getByText(answer));
      if (refusal) expect(await paying).toMatchObject(refusal);
      else expect(await paying).toBeUndefined();
      expect(await stored()).toMatchObject(kept());
    },
  );

  test('is waited for while Stripe cannot be asked', async () => {
    breakCall(CONFIRM, 'acts, then hangs');
    const { paying, state } = begin();
    await untilSent();
    const repair = breakCall(RETRIEVE);
    await jumpTime(CONFIRM_TIMEOUT_MS);
    await jumpTime(CONFIRM_TIMEOUT_MS);
    expect([callsTo(RETRIEVE).length, state.isOver]).toEqual([3, false]);
    repair();
    await jumpTime(CONFIRM_TIMEOUT_MS);
    expect(await paying).toBeUndefined();
    expect(await stored()).toEqual(sent);
  });
});
