import { beforeEach, describe, expect, test } from 'vitest';
import { keptContact, ledger } from '@/features/payments/ledger';

const wish = '650000000000000000000001';
const asked = { state: 'asked', clientSecret: 'pi_1_secret_2', price: 24_500 } as const;
const seller = { name: 'Mara Lindqvist', email: 'mara@example.test' };
const now = new Date('2026-11-14T10:42:00Z');

beforeEach(() => ledger.forget(wish));

describe('The ledger of payments', () => {
  test('knows nothing of a wish that nobody has begun to pay', () => {
    expect(ledger.find(wish)).toBeUndefined();
    expect(ledger.findOpen(wish)).toBeUndefined();
    expect(ledger.findPayment(wish)).toBeUndefined();
  });

  test('keeps an intent through a reload', () => {
    ledger.write(wish, asked);
    expect(JSON.parse(localStorage.getItem(`payment ${wish}`) ?? '')).toEqual(asked);
    expect(ledger.findOpen(wish)).toEqual(asked);
    expect(ledger.findPayment(wish)).toBeUndefined();
  });

  test('keeps the transaction and the seller of what was charged, and no secret', () => {
    ledger.write(wish, { ...asked, state: 'confirming', seller });
    ledger.succeed(wish, { transactionId: 'pi_1', price: 24_500, now });
    const payment = { state: 'succeeded', transactionId: 'pi_1', price: 24_500, paidAt: now.toISOString(), seller };
    expect(ledger.findPayment(wish)).toEqual(payment);
    expect(ledger.findOpen(wish)).toBeUndefined();
    expect(localStorage.getItem(`payment ${wish}`)).not.toContain('secret');
  });

  test('gives the same object until something else is written, also by another tab', () => {
    ledger.write(wish, asked);
    const before = ledger.find(wish);
    expect(ledger.find(wish)).toBe(before);
    localStorage.setItem(`payment ${wish}`, JSON.stringify({ ...asked, price: 1 }));
    expect(ledger.find(wish)).toMatchObject({ price: 1 });
  });

  test.each(['{', 'null', '{"state":"succeeded"}', '{"state":"asked","clientSecret":1,"price":2}'])(
    'takes %s for nothing',
    (text) => {
      localStorage.setItem(`payment ${wish}`, text);
      expect(ledger.find(wish)).toBeUndefined();
    },
  );

  test('keeps of a seller what is known', () => {
    expect(keptContact({ name: undefined, email: 'mara@example.test', phone: '' })).toEqual({
      email: 'mara@example.test',
    });
  });
});
