// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { succeededEntry, unpaidEntry, type Entry, type SentEntry } from '@/payments/engine/entry';
import { paymentStateOf, type PaymentFacts } from '@/payments/engine/paymentState';
import { aCharge } from '@tests/support/charges';

const listed = {
  id: 'car',
  title: 'BMW 330i xDrive',
  image: 'https://images.test/bmw.webp',
  price: 12_500,
  seller: { email: 'Mara@Example.test' },
};
const { id: carId, title, image, price } = listed;
const item = { id: 'wish', carId, title, image, price, isPaid: false };
const paidItem = { ...item, isPaid: true };
const ready: PaymentFacts = {
  item,
  isUnwished: false,
  car: listed,
  isCarPending: false,
  isGone: false,
  email: 'noor@example.test',
  entries: [],
  ledgerError: null,
  hasUnreadable: false,
  paidId: undefined,
  isPaying: false,
  recovery: undefined,
};

const entriesOf = (wishId: string) => {
  const prepared = unpaidEntry({ wishId, carId, price }, 'pi_1_secret_1');
  const sent: SentEntry = { ...prepared, step: 'confirming', title };
  const charged = succeededEntry(sent, aCharge);
  return { prepared, sent, charged, recorded: { ...charged, step: 'recorded' } satisfies Entry };
};
const own = entriesOf(item.id);
const other = entriesOf('other wish');
const untitled = { ...own.recorded, title: undefined };

const expectState = (facts: Partial<PaymentFacts>) => expect(paymentStateOf({ ...ready, ...facts }));

describe('The payment of a wish', () => {
  const error = new Error('The disk is broken.');
  const carIsPending = { car: undefined, isCarPending: true };

  test.each<[string, Partial<PaymentFacts>, object]>([
    ['can be made', {}, { kind: 'payable', price }],
    ['can be made while its car is loading', carIsPending, { kind: 'payable', price }],
    ['can be made with what is prepared', { entries: [own.prepared] }, { kind: 'payable', price }],
    ['is not known before the ledger is read', { entries: undefined }, { kind: 'pending' }],
    ['is unread without the ledger', { entries: undefined, ledgerError: error }, { kind: 'unread', error }],
    ['can be made if the ledger could be read earlier', { ledgerError: error }, { kind: 'payable', price }],
    ['is being made', { entries: [own.prepared], isPaying: true }, { kind: 'paying', price }],
    [
      'is being made, whatever changes',
      { entries: [own.sent], isPaying: true, isGone: true },
      { kind: 'paying', price },
    ],
    [
      'is being made, though a wish says paid',
      { item: paidItem, entries: [own.sent], isPaying: true },
      { kind: 'paying', price },
    ],
    ['is succeeded', { entries: [own.charged], isPaying: true }, { kind: 'succeeded', payment: own.charged }],
    ['is recorded', { entries: [own.recorded], isGone: true }, { kind: 'recorded', payment: own.recorded }],
    [
      'is recorded, and named before the car is known',
      { entries: [own.recorded], ...carIsPending },
      { kind: 'recorded' },
    ],
    ['waits for the car’s name', { entries: [untitled], ...carIsPending }, { kind: 'pending' }],
    ['has no name', { entries: [untitled] }, { kind: 'recorded', payment: untitled }],
    ['is said to be made', { item: paidItem }, { kind: 'said-paid' }],
    [
      'is said to be made, without the ledger',
      { item: paidItem, entries: undefined, ledgerError: error },
      { kind: 'said-paid' },
    ],
    ['is said to be made, of a car whose name is awaited', { item: paidItem, ...carIsPending }, { kind: 'pending' }],
    ['is said to be made before the ledger is read', { item: paidItem, entries: undefined }, { kind: 'pending' }],
  ])('%s', (_how, facts, state) => {
    expectState(facts).toMatchObject(state);
  });
});

describe('A card whose outcome is not known', () => {
  const asked: Partial<PaymentFacts> = { entries: [own.sent], recovery: 'requires_action' };

  test.each<[string, Partial<PaymentFacts>, boolean]>([
    ['cannot be sent again before Stripe was asked', { entries: [own.sent] }, false],
    ['cannot be sent again while the bank decides', { ...asked, recovery: 'processing' }, false],
    ['can be sent again while the bank waits for the buyer', asked, true],
    ['cannot be sent again for a car that is gone', { ...asked, isGone: true }, false],
    ['cannot be sent again if another entry cannot be read', { ...asked, hasUnreadable: true }, false],
    ['can be sent again, whoever says that it is paid', { ...asked, item: paidItem, paidId: item.id }, true],
  ])('%s', (_what, facts, canStartAgain) => {
    expectState(facts).toEqual({ kind: 'confirming', price, recovery: facts.recovery, canStartAgain });
  });
});

describe('What keeps a wish from being paid', () => {
  const unstated = { ...item, price: undefined };
  const unpayable = (problem: string, of: number) => ({ kind: 'unpayable', problem, price: of });

  test.each<[string, Partial<PaymentFacts>, object | undefined]>([
    [
      'that another item is paid',
      { entries: [other.recorded], isGone: true },
      { kind: 'bought', otherId: 'other wish' },
    ],
    ['that another item is charged', { entries: [other.charged] }, { kind: 'bought', otherId: 'other wish' }],
    ['that another item’s card was sent', { entries: [other.sent] }, { kind: 'other-open', otherId: 'other wish' }],
    ['nothing if another item is only prepared', { entries: [other.prepared] }, undefined],
    ['nothing if another car is paid', { entries: [{ ...other.recorded, carId: 'another car' }] }, undefined],
    ['that another item is said to be paid', { paidId: 'other' }, { kind: 'said-bought', otherId: 'other' }],
    ['that an entry cannot be read', { hasUnreadable: true, isGone: true }, { kind: 'unreadable' }],
    ['that the car is gone', { isGone: true, isUnwished: true }, { kind: 'gone' }],
    ['that it is no longer on the wishlist', { isUnwished: true }, { kind: 'unwished' }],
    ['that it is the user’s own car', { email: 'mara@example.test' }, { kind: 'own' }],
    ['another price', { car: { ...listed, price: 13_000 } }, { kind: 'changed', car: { ...listed, price: 13_000 } }],
    ['another title', { item: { ...item, title: 'Jaguar F-Type' } }, { kind: 'changed', car: listed }],
    [
      'another picture',
      { item: { ...item, image: 'https://images.test/jaguar.webp' } },
      { kind: 'changed', car: listed },
    ],
    ['nothing if only case differs', { item: { ...item, title: 'bmw 330i XDRIVE' } }, undefined],
    ['nothing if nothing was copied', { item: { ...item, title: undefined, image: undefined } }, undefined],
    ['a price that is no longer stated', { car: { ...listed, price: undefined } }, unpayable('not-stated', Number.NaN)],
    [
      'a price that is not stated of a car that has not loaded',
      { item: unstated, car: undefined },
      unpayable('not-stated', Number.NaN),
    ],
    ['a price that the wish lacks', { item: unstated, car: { ...listed, price: 19.99 } }, unpayable('uneven', 19.99)],
    ['a price that is too small now', { car: { ...listed, price: 0.3 } }, unpayable('too-small', 0.3)],
    ['a price that can be paid now', { item: unstated }, { kind: 'changed', car: listed }],
  ])('is %s', (_what, facts, blocker) => {
    expectState(facts).toEqual(blocker ? { kind: 'blocked', blocker } : { kind: 'payable', price });
  });
});
