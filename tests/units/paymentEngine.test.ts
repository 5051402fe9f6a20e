import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import {
  MutationObserver,
  QueryClientProvider,
  QueryObserver,
  useQuery,
  type QueryClient,
  type QueryState,
} from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '@/api/callError';
import { createQueryClient, unwatch } from '@/api/queryClient';
import { carById } from '@/cars/queries';
import { CALL_TIMEOUT_MS, WRITE_GRACE_MS } from '@/lib/config/limits';
import { keys } from '@/lib/config/queryKeys';
import { chargeTexts as texts } from '@/payments/chargeTexts';
import { entryOf, succeededEntry, unpaidEntry, type Entry, type SentEntry } from '@/payments/engine/entry';
import { ledgerOf, openLedger, readLedger } from '@/payments/engine/ledger';
import { prepareIntent } from '@/payments/engine/prepareIntent';
import { payByCard, payKey, paymentRecovery, preparedIntent } from '@/payments/engine/queries';
import { recoverPayment, type RecoveryStatus } from '@/payments/engine/recoverPayment';
import { useEntry } from '@/payments/engine/useEntry';
import { usePaymentState } from '@/payments/engine/usePaymentState';
import { CARD_GRACE_MS } from '@/payments/limits';
import { cardProvider } from '@/payments/stripe/stripe';
import { sessionState, type Identity } from '@/session/state/sessionState';
import { wishlistItem, wishlistOf } from '@/wishlist/queries';
import { newIntent, viewOf } from '@sandbox/stripe/intents';
import { breakCall, calls, callsTo, clearCalls } from '@tests/support/calls';
import { forget, respondWithIntent } from '@tests/support/charges';
import { advanceTime, jumpTime, startClock } from '@tests/support/clock';
import { aWish, database } from '@tests/support/database';
import { holdLock } from '@tests/support/holdLock';
import { damageEntries } from '@tests/support/ledger';
import { goOffline, goOnline, setVisible } from '@tests/support/network';
import { aWishedCar } from '@tests/support/paying';
import { aBuyer, asIdentity } from '@tests/support/people';
import { openSession, closeSession } from '@tests/support/signedIn';

const INTENT = 'POST /create-payment-intent';
const RETRIEVE = 'GET /v1/payment_intents/:id';
const RECORD = 'POST /payments';
const ITEM = 'GET /wishlist/:id';

const otherId = '650000000000000000000003';
let order: { id: string; carId: string; price: number };
let noor: Identity;
let client: QueryClient;
let stripe: Stripe;
let unpaid: ReturnType<typeof unpaidEntry>;
let sent: SentEntry;
/** Stripe has charged another amount than was agreed, so that a test can tell which of them is recorded. */
const succeeded = () => succeededEntry(unpaid, { amount: 2_400_000, currency: 'usd' });

/** A signed-in buyer with a wish, at a page that has loaded Stripe.js. */
beforeEach(async () => {
  startClock();
  const person = aBuyer();
  noor = asIdentity(person);
  order = { ...aWishedCar(noor), price: 24_500 };
  unpaid = unpaidEntry({ ...order, wishId: order.id }, 'pi_1_secret_1');
  sent = { ...unpaid, step: 'confirming' };
  await openSession(noor);
  const loaded = await loadStripe('pk_test_sandbox');
  if (!loaded) throw new Error('Stripe.js is not there');
  stripe = loaded;
  client = createQueryClient();
  client.setQueryData(cardProvider.queryKey, stripe);
});

afterEach(() => {
  client.clear();
  client.unmount();
  closeSession();
  vi.restoreAllMocks();
});

const signOut = () => sessionState.set({ status: 'signed-out', reason: undefined });
const store = async (...entries: Entry[]) => {
  for (const entry of entries) await openLedger(client, noor.uid).write(entry);
};
const stored = async (wishId = order.id) => entryOf((await readLedger(noor.uid)).entries, wishId);
/** What Stripe says of every intent from now on. */
const stripeSays = (status: PaymentIntent.Status, amount = 2_450_000, times = Infinity) =>
  breakCall(RETRIEVE, () => Response.json({ ...viewOf(newIntent(amount, 'usd')), status }), { times });

describe('A payment that was begun', () => {
  const recover = () => recoverPayment(order.id, noor, client);

  test.each<[PaymentIntent.Status, number | undefined, RecoveryStatus, (leftAt: number) => Partial<Entry>]>([
    ['requires_action', undefined, 'requires_action', () => sent],
    ['processing', undefined, 'processing', () => sent],
    ['requires_confirmation', undefined, 'processing', () => sent],
    ['requires_capture', undefined, 'processing', () => sent],
    ['requires_payment_method', undefined, 'unsure', (leftAt) => ({ ...sent, leftAt })],
    ['requires_payment_method', CARD_GRACE_MS - 1, 'unsure', (leftAt) => ({ ...sent, leftAt })],
    ['requires_payment_method', CARD_GRACE_MS, 'uncharged', () => unpaid],
    ['canceled', 0, 'uncharged', () => unpaid],
    ['succeeded', undefined, 'recorded', () => ({ step: 'recorded', amount: 2_450_000 })],
  ])('and that Stripe calls %s, left %s ms ago, is %s', async (says, leftForMs, status, kept) => {
    stripeSays(says);
    const leftAt = Date.now() - (leftForMs ?? 0);
    await store(leftForMs === undefined ? sent : { ...sent, leftAt });
    expect(await recover()).toBe(status);
    const entry = await stored();
    if (status === 'recorded') expect(entry).toMatchObject(kept(leftAt));
    else expect(entry).toEqual(kept(leftAt));
    expect(callsTo(RECORD)).toHaveLength(status === 'recorded' ? 1 : 0);
  });

  test('and whose response a page still awaits can be charged, however long that takes', async () => {
    stripeSays('requires_payment_method');
    await store(sent);
    const release = holdLock('response-pi_1');
    for (const _ of [1, 2]) {
      expect(await recover()).toBe('unsure');
      expect(await stored()).toEqual(sent);
      await jumpTime(CARD_GRACE_MS);
    }
    release();
    await jumpTime(1);
    expect(await recover()).toBe('unsure');
    await jumpTime(CARD_GRACE_MS);
    expect(await recover()).toBe('uncharged');
  });

  test.each([
    ['when Pay was pressed, however late its charge is found out', '2026-11-01T10:42:00.000Z'],
    ['at a time that is not known, if it was not known that its card was sent', ''],
  ])('is paid %s', async (_when, paidAt) => {
    stripeSays('succeeded');
    await store({ ...sent, ...(paidAt && { pressedAt: paidAt }) });
    expect(await recover()).toBe('recorded');
    expect(await stored()).toMatchObject({ step: 'recorded', paidAt });
  });

  test('and that Stripe does not know is as open as before', async () => {
    breakCall(RETRIEVE, forget);
    await store(sent);
    expect(await recover()).toBe('unknown');
    expect(await stored()).toEqual(sent);
  });

  test('is looked up only if its outcome is open', async () => {
    expect(await recover()).toBe('uncharged');
    await store(unpaid);
    expect(await recover()).toBe('uncharged');
    await store({ ...succeeded(), step: 'recorded' });
    expect(await recover()).toBe('recorded');
    expect(calls).toEqual([]);
  });

  test('is recorded at what Stripe has charged, once Firebase has confirmed its user', async () => {
    await store(succeeded());
    sessionState.resume(noor);
    const recovery = recover();
    await advanceTime(1000);
    expect(calls).toEqual([]);
    sessionState.set({ status: 'signed-in', user: noor });
    expect(await recovery).toBe('recorded');
    expect(callsTo(RECORD)).toMatchObject([
      { body: { price: 24_000, transactionId: 'pi_1', email: noor.email, wishListId: order.id } },
    ]);
    expect(await stored()).toMatchObject({ step: 'recorded', amount: 2_400_000 });
  });
});

describe('The record of a charge', () => {
  const isPaid = () => database.wishlist.update({}, { paid: true });
  const isGone = () => database.wishlist.remove({});
  const pending = { kind: 'rule', message: texts.recordPending };
  const loseRecordAndLookUp = () =>
    breakCall(RECORD, () => {
      breakCall(ITEM);
      return Response.error();
    });

  interface Case {
    /** How long ago a record was sent that got no response. */
    sentMsAgo?: number;
    /** The error, if it is not recorded. */
    error?: object;
    /** How many records are sent. */
    records?: number;
    /** Whether a record that was sent may still arrive. */
    isOpen?: boolean;
  }

  test.each<[string, () => unknown, Case]>([
    ['is sent', () => undefined, { records: 1 }],
    ['is sent although the wish is gone', isGone, { records: 1 }],
    ['is not sent if the wish is paid', isPaid, {}],
    ['is not sent if the wish is paid by now', isPaid, { sentMsAgo: 0 }],
    ['is not sent before it is known whether the wish is paid', () => breakCall(ITEM, 502), { error: { status: 502 } }],
    ['is awaited, if it may arrive', () => undefined, { sentMsAgo: 1000, error: pending, isOpen: true }],
    ['is sent again if it can no longer arrive', () => undefined, { sentMsAgo: WRITE_GRACE_MS, records: 1 }],
    [
      'may have arrived at a wish that is gone',
      isGone,
      { sentMsAgo: WRITE_GRACE_MS, error: { kind: 'rule', message: texts.recordUnknown }, isOpen: true },
    ],
    ['has failed if the host says so', () => breakCall(RECORD, 400), { error: { status: 400 }, records: 1 }],
    [
      'has not failed if it was only the response that was lost',
      () => breakCall(RECORD, 'response lost'),
      { records: 1 },
    ],
    [
      'has perhaps arrived without the id of the record',
      () => breakCall(RECORD, () => Response.json({ acknowledged: true })),
      { error: { kind: 'unreadable' }, records: 1, isOpen: true },
    ],
    [
      'that gets no response may arrive',
      () => breakCall(RECORD),
      { error: { kind: 'no-response' }, records: 1, isOpen: true },
    ],
    [
      'that gets no response may arrive, also if nothing can be read then',
      loseRecordAndLookUp,
      { error: { kind: 'no-response' }, records: 1, isOpen: true },
    ],
  ])('%s', async (_what, prepare, { sentMsAgo, error, records = 0, isOpen = false }) => {
    const now = Date.now();
    const before: Entry = { ...succeeded(), ...(sentMsAgo !== undefined && { sentAt: now - sentMsAgo }) };
    await store(before);
    await prepare();

    const recovery = recoverPayment(order.id, noor, client);
    if (error) await expect(recovery).rejects.toMatchObject(error);
    else expect(await recovery).toBe('recorded');
    expect(callsTo(RECORD)).toHaveLength(records);
    const { sentAt: _sentAt, ...rest } = before;
    const sentAt = records > 0 ? now : before.sentAt;
    expect(await stored()).toEqual({ ...rest, ...(!error && { step: 'recorded' }), ...(isOpen && { sentAt }) });
  });

  test('is awaited as long as it may arrive', async () => {
    await store({ ...succeeded(), sentAt: Date.now() - 1000 });
    const retryAfterMs = WRITE_GRACE_MS - 1000;
    await expect(recoverPayment(order.id, noor, client)).rejects.toMatchObject({ ...pending, retryAfterMs });
  });

  test.each<[string, () => string, boolean]>([
    ['on another page', () => '/blog', true],
    ['on the page of another payment', () => `/dashboard/payment/${otherId}`, true],
    ['not beside the receipt', () => `/dashboard/payment/${order.id}`, false],
  ])('is announced %s', async (_where, path, isSaid) => {
    window.history.replaceState(null, '', path());
    const success = vi.spyOn(toast, 'success');
    const wishes = [...keys.wishlist, 'of', noor.email];
    for (const queryKey of [wishes, keys.cars]) client.setQueryData(queryKey, []);
    await store(succeeded());
    await recoverPayment(order.id, noor, client);
    expect(success.mock.calls).toEqual(isSaid ? [[texts.finishedLater]] : []);
    expect([wishes, keys.cars].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
  });

  test('is announced to nobody but its buyer', async () => {
    const success = vi.spyOn(toast, 'success');
    breakCall(RECORD, { corrupted: () => (signOut(), Response.json({ acknowledged: true, insertedId: otherId })) });
    await store(succeeded());
    expect(await recoverPayment(order.id, noor, client)).toBe('recorded');
    expect(success).not.toHaveBeenCalled();
  });
});

describe('The recovery of a payment', () => {
  const recovery = () => paymentRecovery(order.id, noor);
  const failed = (error: CallError) => ({ status: 'error', error, errorUpdateCount: 1 }) as const;
  const found = (data: RecoveryStatus, dataUpdateCount = 1) => ({ status: 'success', data, dataUpdateCount }) as const;

  test.each<[string, Partial<QueryState<RecoveryStatus>>, number | false]>([
    ['which another tab makes', found('elsewhere'), 1000],
    ['which the bank processes', found('processing', 99), 3000],
    ['whose card may still reach Stripe', found('unsure', 99), 3000],
    ['for which the bank waits', found('requires_action'), 3000],
    ['for which the bank waits after a minute', found('requires_action', 19), 3000],
    ['for which the bank waits longer', found('requires_action', 20), 30_000],
    ['which Stripe does not know', found('unknown', 19), 3000],
    ['which Stripe does not know any more', found('unknown', 20), 30_000],
    ['which is not charged', found('uncharged'), false],
    ['which is recorded', found('recorded'), false],
    ['which fails', failed(new CallError('no-response')), 2000],
    ['which has to wait', failed(new CallError('rule', { retryAfterMs: 20_000 })), 20_000],
    ['whose buyer has signed out', failed(new CallError('refused')), false],
    ['which runs for the first time', {}, false],
  ])('%s is repeated in time, if at all', (_which, state, afterMs) => {
    const { queryKey, refetchInterval } = recovery();
    const query = client.getQueryCache().build<RecoveryStatus, Error, RecoveryStatus, string[]>(client, { queryKey });
    query.setState(state);
    if (typeof refetchInterval !== 'function') throw new Error('It has always the same interval.');
    expect(refetchInterval(query)).toBe(afterMs);
  });

  test('is repeated in a tab that is not shown, and a failure is one failure', async () => {
    stripeSays('processing');
    await store(sent);
    const stop = new QueryObserver(client, recovery()).subscribe(() => undefined);
    setVisible(false);
    await advanceTime(7000);
    expect(callsTo(RETRIEVE)).toHaveLength(3);
    setVisible(true);
    breakCall(RETRIEVE);
    await advanceTime(3500);
    expect(callsTo(RETRIEVE)).toHaveLength(4);
    stop();
  });

  test('waits for the tab that pays', async () => {
    await store({ ...succeeded(), step: 'recorded' });
    const release = holdLock(`item-${order.id}`);
    expect(await client.query(recovery())).toBe('elsewhere');
    expect(client.getQueryState(paymentRecovery(otherId, noor).queryKey)).toBeUndefined();
    release();
    await jumpTime(1);
    expect(await client.query(recovery())).toBe('recorded');
  });

  test.each<[string, PaymentIntent.Status, boolean]>([
    ['of a card that was not charged has the payment prepared again', 'canceled', true],
    ['of a card that may be charged does not', 'processing', false],
  ])('%s', async (_what, status, isPreparedAgain) => {
    stripeSays(status);
    await store(sent);
    const prepared = preparedIntent(order, noor);
    const ofOther = preparedIntent({ ...order, id: otherId }, noor);
    for (const { queryKey } of [prepared, ofOther]) client.setQueryDefaults(queryKey, { gcTime: Infinity });
    for (const { queryKey } of [prepared, ofOther]) client.setQueryData(queryKey, null);
    await client.query(recovery());
    expect(client.getQueryState(prepared.queryKey)?.status).toBe(isPreparedAgain ? 'pending' : 'success');
    expect(client.getQueryState(ofOther.queryKey)?.status).toBe('success');
  });
});

describe('Pay', () => {
  const pay = () =>
    new MutationObserver(client, payByCard(order, noor)).mutate({
      stripe,
      card: stripe.elements().create('card'),
    });

  test('does nothing while another tab has the car, and says so also to a buyer who has left the page', async () => {
    const said = vi.spyOn(toast, 'error').mockReturnValue('');
    holdLock(`car-${order.carId}`);
    const paying = pay();
    unwatch(client.getMutationCache().getAll()[0] ?? {});
    await expect(paying).rejects.toMatchObject({ kind: 'rule', message: texts.inOtherTab });
    expect(calls).toEqual([]);
    expect(said.mock.lastCall?.[0]).toBe(`${texts.cardNotSent} ${texts.inOtherTab}`);
  });

  test('waits while a tab asks Stripe about the wish', async () => {
    const release = holdLock(`item-${order.id}`);
    const paying = expect(pay()).rejects.toMatchObject({ kind: 'rule', message: texts.notPrepared });
    await jumpTime(100);
    expect(client.isMutating({ mutationKey: payKey(order.id) })).toBe(1);
    release();
    await paying;
  });

  test('is known to run for this wish, and for no other', async () => {
    const paying = expect(pay()).rejects.toMatchObject({ kind: 'rule', message: texts.notPrepared });
    const runs = [order.id, otherId].map((id) => client.isMutating({ mutationKey: payKey(id) }));
    expect(runs).toEqual([1, 0]);
    await paying;
  });
});

describe('The preparation of a payment', () => {
  const prepare = (of = order) => prepareIntent(of, noor, client);
  const stripeSaysOnce = (status: PaymentIntent.Status, amount?: number) => stripeSays(status, amount, 1);
  const made = () => ({
    step: 'requires_payment_method',
    wishId: order.id,
    price: 24_500,
  });

  test.each<[string, () => Entry | undefined, () => unknown, () => object, number]>([
    ['makes an intent', () => undefined, () => undefined, made, 1],
    ['keeps one', () => unpaid, () => stripeSaysOnce('requires_payment_method'), () => unpaid, 0],
    ['keeps one that the bank has', () => unpaid, () => stripeSaysOnce('processing'), () => sent, 0],
    ['keeps one that is charged', () => unpaid, () => stripeSaysOnce('succeeded'), () => sent, 0],
    ['keeps that of a card that was sent', () => sent, () => undefined, () => sent, 0],
    ['keeps that of a charge', () => succeeded(), () => undefined, () => ({ step: 'succeeded' }), 0],
    ['replaces one that is canceled', () => unpaid, () => stripeSaysOnce('canceled'), made, 1],
    ['replaces one that Stripe does not know', () => unpaid, () => undefined, made, 1],
    [
      'replaces one of another amount',
      () => unpaid,
      () => stripeSaysOnce('requires_payment_method', 2_400_000),
      made,
      1,
    ],
    [
      'replaces one that was made for another price',
      () => ({ ...unpaid, price: 24_000 }),
      () => stripeSaysOnce('requires_payment_method'),
      made,
      1,
    ],
  ])('%s', async (_what, known, answer, kept, count) => {
    const before = known();
    if (before) await store(before);
    answer();
    await prepare();
    const entry = await stored();
    expect(entry).toMatchObject(kept());
    expect(callsTo(INTENT)).toHaveLength(count);
    expect(entry?.intentId === 'pi_1').toBe(count === 0);
  });

  const somethingElse = () => Response.json({ clientSecret: 'seti_1_secret_1' });
  const refuseLocks = () =>
    vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'));

  test.each<[string, () => unknown, object, number, object | undefined]>([
    [
      'the host makes it for another amount',
      () => breakCall(INTENT, () => respondWithIntent(2_450_001, 'usd')),
      { kind: 'rule', message: texts.otherAmount },
      1,
      { price: 24_500 },
    ],
    ['the host makes something else', () => breakCall(INTENT, somethingElse), { kind: 'unreadable' }, 1, undefined],
    ['the browser refuses locks', refuseLocks, { kind: 'rule', message: texts.locksRefused }, 0, undefined],
    [
      'the price cannot be charged',
      () => (order.price = 19.99),
      { kind: 'rule', message: texts.unpayable },
      0,
      undefined,
    ],
  ])('fails if %s', async (_what, fault, error, count, kept) => {
    fault();
    await expect(prepare()).rejects.toMatchObject(error);
    expect(callsTo(INTENT)).toHaveLength(count);
    if (kept) expect(await stored()).toMatchObject(kept);
    else expect(await stored()).toBeUndefined();
  });

  test('fails after a while if Stripe does not respond', async () => {
    await store(unpaid);
    breakCall(RETRIEVE, 'hangs');
    const failing = expect(prepare()).rejects.toMatchObject({ kind: 'rule', message: texts.stripeSilent });
    await vi.waitFor(() => expect(callsTo(RETRIEVE)).toHaveLength(1));
    await jumpTime(CALL_TIMEOUT_MS);
    await failing;
  });

  test('makes one intent for two tabs, and holds up no other wish', async () => {
    breakCall(INTENT, 'hangs', { times: 1 });
    const hanging = prepare({ ...order, id: otherId, carId: otherId }).catch(() => undefined);
    await vi.waitFor(() => expect(callsTo(INTENT)).toHaveLength(1));
    await Promise.all([prepare(), prepare()]);
    expect(callsTo(INTENT)).toHaveLength(2);
    await jumpTime(CALL_TIMEOUT_MS);
    await hanging;
  });

  test('waits for the tab that pays, and leaves alone what that tab has stored', async () => {
    const release = holdLock(`item-${order.id}`);
    const preparing = prepare();
    await vi.waitFor(() => expect(callsTo(INTENT)).toHaveLength(1));
    await advanceTime(1000);
    expect(await stored()).toBeUndefined();
    await store(sent);
    release();
    await preparing;
    expect(await stored()).toEqual(sent);
  });

  test('fails if Stripe says that the card of another wish of the car may be charged', async () => {
    const other = unpaidEntry({ ...order, wishId: otherId }, 'pi_other_secret_1');
    await store(other);
    stripeSays('requires_action');
    await expect(prepare()).rejects.toMatchObject({ kind: 'rule', message: texts.orderChanged });
    expect(callsTo(INTENT)).toEqual([]);
    expect(await stored(otherId)).toEqual({ ...other, step: 'confirming' });
  });

  test.each<[string, 'fails' | number, number]>([
    ['once more if there is no response', 'fails', 2],
    ['once if the host fails', 502, 1],
  ])('is tried %s, and then only when the buyer asks for it', async (_what, fault, count) => {
    client.mount();
    breakCall(INTENT, fault);
    const stop = new QueryObserver(client, preparedIntent(order, noor)).subscribe(() => undefined);
    await advanceTime(5000);
    setVisible(false);
    setVisible(true);
    goOffline({ isWrong: true });
    goOnline();
    await advanceTime(1000);
    expect(callsTo(INTENT)).toHaveLength(count);
    stop();
  });
});

describe('The page of a wish', () => {
  /** How its payment stands at first sight, where all reads are cached, and a moment later. */
  async function open() {
    const item = await client.query(wishlistItem(order.id));
    await client.query(wishlistOf(noor.email));
    await client.query(carById(order.carId)).catch(() => undefined);
    clearCalls();
    const use = () => ({
      state: usePaymentState({ item, isUnwished: false, car: useQuery(carById(order.carId)) }),
      entry: useEntry(order.id),
    });
    const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
    const { result, unmount } = renderHook(use, { wrapper });
    const first = result.current.state;
    await advanceTime(100);
    unmount();
    return { first, then: result.current.state, entry: result.current.entry };
  }

  const readLedgerFirst = () => client.query(ledgerOf(noor.uid));
  const payable = () => ({ kind: 'payable', price: order.price });
  const confirming = (recovery?: RecoveryStatus) => ({ kind: 'confirming', recovery });
  const blocked = (kind: string) => () => ({ kind: 'blocked', blocker: { kind } });
  const damageEntryOf = async (carId: string) => {
    await store({ ...sent, wishId: otherId, carId });
    await damageEntries();
  };
  const startPaying = (id: string) =>
    void new MutationObserver(client, {
      mutationKey: payKey(id),
      mutationFn: () => new Promise(() => undefined),
    }).mutate();

  test.each<[string, () => unknown, () => object, () => object]>([
    ['says how to pay', readLedgerFirst, payable, payable],
    [
      'says how to pay while another wish is paid',
      async () => {
        await store(unpaid);
        startPaying(otherId);
        return readLedgerFirst();
      },
      payable,
      payable,
    ],
    ['waits for the ledger', () => undefined, () => ({ kind: 'pending' }), payable],
    [
      'says that the car is gone',
      async () => (await database.cars.remove({}), readLedgerFirst()),
      blocked('gone'),
      blocked('gone'),
    ],
    [
      'says that another wish is said to be paid',
      () => {
        aWish({ wishListIid: order.carId, email: noor.email, paid: true });
        return readLedgerFirst();
      },
      blocked('said-bought'),
      blocked('said-bought'),
    ],
    [
      'says that the card is being charged',
      async () => {
        await store(unpaid);
        startPaying(order.id);
        return readLedgerFirst();
      },
      () => ({ kind: 'paying' }),
      () => ({ kind: 'paying' }),
    ],
    [
      'says what was found out of the card',
      async () => {
        await store(sent);
        client.setQueryData(paymentRecovery(order.id, noor).queryKey, 'processing');
        return readLedgerFirst();
      },
      () => confirming('processing'),
      () => confirming('processing'),
    ],
    [
      'says that an entry of the car is damaged',
      async () => (await damageEntryOf(order.carId), readLedgerFirst()),
      blocked('unreadable'),
      blocked('unreadable'),
    ],
    [
      'waits until a damaged entry is known to be of another car',
      async () => (await damageEntryOf(otherId), readLedgerFirst()),
      blocked('unreadable'),
      payable,
    ],
  ])('%s, and asks Stripe nothing', async (_what, prepare, first, then) => {
    await prepare();
    const { entry, ...states } = await open();
    expect(states).toMatchObject({ first: first(), then: then() });
    expect(entry).toEqual(await stored());
    expect(callsTo(RETRIEVE)).toEqual([]);
  });
});
