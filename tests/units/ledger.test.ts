import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preparedEntry, chargedEntry, type Entry } from '@/features/payments/engine/entry';
import { openLedger } from '@/features/payments/engine/ledger';

const uid = 'uidOfNoor0000000000000000001';
const wishId = '650000000000000000000001';
const asked = preparedEntry({ wishId, carId: '650000000000000000000002', price: 24_500 }, 'pi_1_secret_2');
const charged = chargedEntry(asked, new Date('2026-11-14T10:42:00Z'));

/** Everything that the browser holds, byte by byte. */
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
  test('knows nothing of a wish that nobody has begun to pay', async () => {
    const ledger = await openLedger(uid);
    expect(ledger.find(wishId)).toBeUndefined();
    expect(ledger.unsettled()).toEqual([]);
  });

  test('keeps every step through a reload', async () => {
    await (await openLedger(uid)).write(asked);
    const reloaded = await openLedger(uid);
    expect(reloaded.find(wishId)).toEqual(asked);
    await reloaded.keep(charged);
    expect((await openLedger(uid)).find(wishId)).toEqual(charged);
  });

  test('drops the client secret once the card is charged', () => {
    expect(JSON.stringify(charged)).not.toContain('secret');
    expect(charged).toMatchObject({ step: 'charged', intentId: 'pi_1', paidAt: '2026-11-14T10:42:00.000Z' });
  });

  test('can be read by nobody else, who cannot tell either whose it is', async () => {
    await (await openLedger(uid)).write(asked);
    const next = await openLedger('uidOfLeo00000000000000000002');
    expect(next.find(wishId)).toBeUndefined();
    const held = await dump();
    expect(held).not.toMatch(new RegExp(`${uid}|${wishId}|secret|24500|confirming|asked`));
    expect(localStorage).toHaveLength(0);
  });

  test('takes an entry that was moved to another place for nothing', async () => {
    await (await openLedger(uid)).write(asked);
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
  ])('goes on by itself with what is %s: %i', async (step, count) => {
    const ledger = await openLedger(uid);
    const entry: Entry =
      step === 'prepared' || step === 'confirming'
        ? { ...asked, step }
        : step === 'recording'
          ? { ...charged, step, sentAt: 1 }
          : { ...charged, step };
    await ledger.write(entry);
    expect(ledger.unsettled()).toHaveLength(count);
  });

  test('gives the same objects until something else is written', async () => {
    const ledger = await openLedger(uid);
    await ledger.write({ ...asked, step: 'confirming' });
    const [entry, list] = [ledger.find(wishId), ledger.unsettled()];
    await ledger.refresh();
    expect(ledger.find(wishId)).toBe(entry);
    expect(ledger.unsettled()).toBe(list);
  });

  test('tells the other tabs of every step', async () => {
    const [one, other] = [await openLedger(uid), await openLedger(uid)];
    const listener = vi.fn();
    const stop = other.subscribe(listener);
    await one.write(asked);
    await vi.waitFor(() => expect(other.find(wishId)).toEqual(asked));
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    stop();
  });

  test('replaces what is known, unless another tab has gone on since', async () => {
    const [one, other] = [await openLedger(uid), await openLedger(uid)];
    const next = { ...asked, intentId: 'pi_2', clientSecret: 'pi_2_secret_3' };
    await other.replace(undefined, asked);
    await one.refresh();
    await one.write({ ...asked, step: 'confirming' });

    await other.replace(asked, next);
    expect(other.find(wishId)?.step).toBe('confirming');
    await one.keep(asked);
    await other.replace(asked, next);
    expect((await openLedger(uid)).find(wishId)).toEqual(next);
  });

  test('says why it does not know what another tab writes, and rejects nothing that nobody hears', async () => {
    const [one, other] = [await openLedger(uid), await openLedger(uid)];
    const stop = other.subscribe(vi.fn());
    await other.refresh();
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(refuse);
    await one.write(asked);

    await vi.waitFor(() => expect(other.problem()?.message).toMatch(/^Your browser does not let us read/));
    expect(other.find(wishId)).toBeUndefined();
    await expect(other.refresh()).rejects.toThrow('Your browser does not let us read');
    read.mockRestore();
    await other.refresh();
    expect(other.problem()).toBeUndefined();
    expect(other.find(wishId)).toEqual(asked);
    stop();
  });

  describe('where the browser takes nothing', () => {
    beforeEach(() => void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse));

    test('refuses to begin', async () => {
      const ledger = await openLedger(uid);
      await expect(ledger.write({ ...asked, step: 'confirming' })).rejects.toThrow(
        'Your browser keeps no data for this site',
      );
      expect(ledger.find(wishId)).toBeUndefined();
    });

    test('knows at least here what has happened', async () => {
      const ledger = await openLedger(uid);
      await ledger.keep(charged);
      expect(ledger.find(wishId)).toEqual(charged);
    });
  });
});

/** Of the page's realm or of Node's. */
function isBuffer(value: unknown) {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

function refuse(): never {
  throw new DOMException('no room', 'QuotaExceededError');
}
