import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preparedEntry, chargedEntry, type Entry } from '@/payments/engine/entry';
import { openEncryptedStore } from '@/payments/engine/encryptedStore';
import { openLedger } from '@/payments/engine/ledger';

const uid = 'uidOfNoor0000000000000000001';
const wishId = '650000000000000000000001';
const prepared = preparedEntry({ wishId, carId: '650000000000000000000002', price: 24_500 }, 'pi_1_secret_2');
const charged = chargedEntry(prepared, { amount: 2_450_000, currency: 'usd' }, new Date('2026-11-14T10:42:00Z'));
const { amount: _amount, currency: _currency, ...withoutAmount } = charged;

/** All stored keys and bytes of the ledger. */
async function dump() {
  const { openDB } = await import('idb');
  const database = await openDB('secondgear');
  const keys = await database.getAllKeys('payments');
  const values = v.parse(
    v.array(v.object({ data: v.custom<ArrayBuffer>(isBuffer) })),
    await database.getAll('payments'),
  );
  database.close();
  return JSON.stringify(keys) + values.map(({ data }) => Buffer.from(data).toString('latin1')).join('');
}

describe('The ledger of payments', () => {
  test('has no entry for a wishlist item before its payment starts', async () => {
    const ledger = await openLedger(uid);
    expect(ledger.find(wishId)).toBeUndefined();
    expect(ledger.unfinished()).toEqual([]);
  });

  test('keeps every step across a reload', async () => {
    await (await openLedger(uid)).write(prepared);
    const reloaded = await openLedger(uid);
    expect(reloaded.find(wishId)).toEqual(prepared);
    await reloaded.keep(charged);
    expect((await openLedger(uid)).find(wishId)).toEqual(charged);
  });

  test('drops the client secret once the card is charged', () => {
    expect(JSON.stringify(charged)).not.toContain('secret');
    expect(charged).toMatchObject({ step: 'charged', intentId: 'pi_1', paidAt: '2026-11-14T10:42:00.000Z' });
  });

  test('cannot be read by another user, and does not reveal its owner', async () => {
    await (await openLedger(uid)).write(prepared);
    const next = await openLedger('uidOfLeo00000000000000000002');
    expect(next.find(wishId)).toBeUndefined();
    const stored = await dump();
    expect(stored).not.toMatch(new RegExp(`${uid}|${wishId}|secret|24500|confirming|prepared`));
    expect(localStorage).toHaveLength(0);
  });

  test('ignores an entry that was moved to another key', async () => {
    await (await openLedger(uid)).write(prepared);
    const { openDB } = await import('idb');
    const database = await openDB('secondgear');
    const [key] = await database.getAllKeys('payments');
    const value: unknown = await database.get('payments', key ?? '');
    const [owner] = Array.isArray(key) ? key : [];
    await database.clear('payments');
    await database.put('payments', value, [owner, 'another'].map(String));
    database.close();
    expect((await openLedger(uid)).find(wishId)).toBeUndefined();
  });

  test.each<[Entry['step'], number]>([
    ['prepared', 0],
    ['confirming', 1],
    ['charged', 1],
    ['recording', 1],
    ['recorded', 0],
  ])('counts entries with step %s as unfinished: %i', async (step, count) => {
    const ledger = await openLedger(uid);
    const entry: Entry =
      step === 'prepared' || step === 'confirming'
        ? { ...prepared, step }
        : step === 'recording'
          ? { ...charged, step, sentAt: 1 }
          : { ...charged, step };
    await ledger.write(entry);
    expect(ledger.unfinished()).toHaveLength(count);
  });

  test.each([
    ['asked', { ...prepared, step: 'asked' }, prepared],
    ['noting', { ...charged, step: 'noting', sentAt: 1 }, { ...charged, step: 'recording', sentAt: 1 }],
    ['charged', withoutAmount, withoutAmount],
  ])('reads what earlier versions stored with the step %s', async (_step, stored, read) => {
    await (await openEncryptedStore(uid)).put(wishId, stored);
    expect((await openLedger(uid)).find(wishId)).toEqual(read);
  });

  test('returns the same objects until something changes', async () => {
    const ledger = await openLedger(uid);
    await ledger.write({ ...prepared, step: 'confirming' });
    const [entry, list] = [ledger.find(wishId), ledger.unfinished()];
    await ledger.refresh();
    expect(ledger.find(wishId)).toBe(entry);
    expect(ledger.unfinished()).toBe(list);
  });

  test('notifies the other tabs of every step', async () => {
    const [first, other] = [await openLedger(uid), await openLedger(uid)];
    const listener = vi.fn();
    const stop = other.subscribe(listener);
    await first.write(prepared);
    await vi.waitFor(() => expect(other.find(wishId)).toEqual(prepared));
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    stop();
  });

  test('replaces an entry unless another tab has changed it meanwhile', async () => {
    const [first, other] = [await openLedger(uid), await openLedger(uid)];
    const next = { ...prepared, intentId: 'pi_2', clientSecret: 'pi_2_secret_3' };
    await other.replace(undefined, prepared);
    await first.refresh();
    await first.write({ ...prepared, step: 'confirming' });

    await other.replace(prepared, next);
    expect(other.find(wishId)?.step).toBe('confirming');
    await first.keep(prepared);
    await other.replace(prepared, next);
    expect((await openLedger(uid)).find(wishId)).toEqual(next);
  });

  test('reports why it cannot read what another tab writes, without an unhandled rejection', async () => {
    const [first, other] = [await openLedger(uid), await openLedger(uid)];
    const stop = other.subscribe(vi.fn());
    await other.refresh();
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(refuse);
    await first.write(prepared);

    await vi.waitFor(() => expect(other.problem()?.message).toMatch(/^Your browser does not let us read/));
    expect(other.find(wishId)).toBeUndefined();
    await expect(other.refresh()).rejects.toThrow('Your browser does not let us read');
    read.mockRestore();
    await other.refresh();
    expect(other.problem()).toBeUndefined();
    expect(other.find(wishId)).toEqual(prepared);
    stop();
  });

  describe('if the browser refuses to store data', () => {
    beforeEach(() => void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse));

    test('refuses to start a payment', async () => {
      const ledger = await openLedger(uid);
      await expect(ledger.write({ ...prepared, step: 'confirming' })).rejects.toThrow(
        'Your browser keeps no data for this site',
      );
      expect(ledger.find(wishId)).toBeUndefined();
    });

    test('keeps the entry at least in this tab', async () => {
      const ledger = await openLedger(uid);
      await ledger.keep(charged);
      expect(ledger.find(wishId)).toEqual(charged);
    });
  });
});

/** Whether it is an ArrayBuffer, of jsdom's realm or of Node's. */
function isBuffer(value: unknown) {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

function refuse(): never {
  throw new DOMException('no room', 'QuotaExceededError');
}
