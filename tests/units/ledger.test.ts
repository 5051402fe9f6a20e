import { QueryClient } from '@tanstack/react-query';
import { deleteDB, openDB } from 'idb';
import * as v from 'valibot';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DATABASE_TIMEOUT_MS } from '@/lib/config/limits';
import { chargeTexts } from '@/payments/chargeTexts';
import { entryOf, isUnfinished, succeededEntry, unpaidEntry, type Entry } from '@/payments/engine/entry';
import { ledgerOf, openLedger, readLedger, unreadableEntry } from '@/payments/engine/ledger';
import { loadPaymentStatus } from '@/payments/engine/loadPaymentStatus';
import type { PaymentStatus } from '@/wishlist/paymentStatus';
import { silenceDatabase } from '@tests/support/begun';
import { damageEntries, storedBytes, storeLaterEntry } from '@tests/support/ledger';

const uid = 'uidOfNoor0000000000000000001';
const leo = 'uidOfLeo00000000000000000002';
const wishId = '650000000000000000000001';
const carId = '650000000000000000000002';
const unpaid = unpaidEntry({ wishId, carId, price: 24_500 }, 'pi_1_secret_23');
const sent: Entry = { ...unpaid, step: 'confirming' };
const succeeded = succeededEntry(unpaid, { amount: 2_450_000, currency: 'usd' });
const recorded: Entry = { ...succeeded, step: 'recorded' };
const otherWishId = '650000000000000000000003';
const ofOtherCar: Entry = { ...recorded, wishId: otherWishId, carId: '650000000000000000000004' };

/** A tab's ledger, and the entry as the tab shows it. */
async function aTab() {
  const client = new QueryClient();
  await client.query(ledgerOf(uid));
  const shown = () => entryOf(client.getQueryData(ledgerOf(uid).queryKey)?.entries, wishId);
  return { client, shown, ledger: openLedger(client, uid) };
}

const stored = async () => entryOf((await readLedger(uid)).entries, wishId);

describe('The ledger of payments', () => {
  test('keeps every step across a reload, beside what it has of another car', async () => {
    const { ledger, client } = await aTab();
    await ledger.write(ofOtherCar);
    for (const entry of [unpaid, sent, succeeded, { ...succeeded, sentAt: 5 }, recorded]) {
      await ledger.write(entry);
      const shownLedger = client.getQueryData(ledgerOf(uid).queryKey);
      for (const all of [shownLedger, await readLedger(uid)]) {
        expect(new Set(all?.entries)).toEqual(new Set([ofOtherCar, entry]));
        expect(all?.unreadable).toEqual([]);
      }
    }
  });

  test.each<[Entry, PaymentStatus, Entry[]]>([
    [unpaid, 'settled', []],
    [sent, 'open', [sent]],
    [succeeded, 'paid', [succeeded]],
    [recorded, 'paid', [recorded]],
  ])('of which only a tab knows any more at $0.step is $1', async (entry, status, known) => {
    expect(await loadPaymentStatus(uid, wishId, new QueryClient())).toBe('settled');
    const { ledger, client } = await aTab();
    await ledger.write(entry);
    expect(await loadPaymentStatus(uid, wishId, new QueryClient())).toBe(status);
    await deleteDB('secondgear');
    expect(await loadPaymentStatus(uid, wishId, client)).toBe(status);
    expect(await ledger.readToPay({ id: wishId, carId })).toEqual(known);
  });

  test.each([
    ['the same item', wishId, carId, damageEntries, 'unreadable', false],
    ['the same item, as a later version has stored it', wishId, carId, storeLater, 'unreadable', false],
    ['the same item, which says another car now', wishId, ofOtherCar.carId, damageEntries, 'unreadable', false],
    ['another item of the car', otherWishId, carId, damageEntries, 'settled', false],
    ['another car', otherWishId, ofOtherCar.carId, damageEntries, 'settled', true],
    ['any car, if it does not say of which it is', otherWishId, ofOtherCar.carId, emptyEntries, 'settled', false],
  ])('lets nobody pay if an entry cannot be read that is of %s', async (_of, id, ofCar, damage, status, isAllowed) => {
    const [{ ledger: otherTab }, { ledger, client }] = [await aTab(), await aTab()];
    for (const entry of [sent, { ...sent, wishId: '650000000000000000000005', carId: '650000000000000000000006' }])
      await otherTab.write(entry);
    await damage();
    const readable = { ...recorded, wishId: '650000000000000000000007', carId: '650000000000000000000008' };
    await otherTab.write(readable);

    const item = { id, carId: ofCar };
    const reading = ledger.readToPay(item);
    if (isAllowed) expect(await reading).toEqual([readable]);
    else await expect(reading).rejects.toMatchObject({ kind: 'rule', message: chargeTexts.unreadable });
    expect(client.getQueryData(ledgerOf(uid).queryKey)?.entries).toEqual([readable]);
    const { unreadable } = await readLedger(uid);
    expect(await client.query(unreadableEntry(uid, item, unreadable))).toBe(!isAllowed);
    const otherItem = { id: readable.wishId, carId: readable.carId };
    expect(await client.query(unreadableEntry(uid, otherItem, unreadable))).toBe(damage === emptyEntries);
    expect(await loadPaymentStatus(uid, id, client)).toBe(status);
  });

  test('drops the client secret once the card is charged', () => {
    expect(JSON.stringify(succeeded)).not.toContain('secret');
    expect(succeeded).toMatchObject({ step: 'succeeded', intentId: 'pi_1' });
  });

  test('cannot be read by another user, and does not reveal its owner', async () => {
    const { ledger } = await aTab();
    await ledger.write(unpaid);
    await openLedger(new QueryClient(), leo).write(ofOtherCar);
    expect(await readLedger(leo)).toEqual({ entries: [ofOtherCar], unreadable: [] });
    expect(await readLedger(uid)).toEqual({ entries: [unpaid], unreadable: [] });
    const { keys, values } = await storedBytes();
    const bytes = v.parse(v.array(v.object({ data: v.custom<ArrayBuffer>(isBuffer) })), values);
    const text = JSON.stringify(keys) + bytes.map(({ data }) => Buffer.from(data).toString('latin1')).join('');
    expect(text).not.toMatch(new RegExp(`${uid}|${wishId}|secret|24500|requires_payment_method`));
    expect(localStorage).toHaveLength(0);
    // The same entry is encrypted in another way each time.
    await ledger.write(unpaid);
    expect((await storedBytes()).values).not.toEqual(values);
  });

  test('ignores an entry that was moved to another key', async () => {
    await (await aTab()).ledger.write(unpaid);
    const { keys, values } = await storedBytes();
    const [owner] = v.parse(v.tuple([v.string(), v.string()]), keys[0]);
    const database = await openDB('secondgear');
    await database.clear('payments');
    await database.put('payments', values[0], [owner, 'another']);
    database.close();
    expect(await stored()).toBeUndefined();
  });

  test.each<[Entry, boolean]>([
    [unpaid, false],
    [sent, true],
    [succeeded, true],
    [recorded, false],
  ])('$0.step: recovery must continue: $1', (entry, isOpen) => {
    expect(isUnfinished(entry)).toBe(isOpen);
  });

  test('replaces an entry unless another tab has changed it meanwhile', async () => {
    const [first, other] = [await aTab(), await aTab()];
    const next = unpaidEntry(unpaid, 'pi_2_secret_3');
    await other.ledger.replace(undefined, unpaid);
    await first.ledger.write(sent);

    await other.ledger.replace(unpaid, next);
    expect(other.shown()).toEqual(sent);
    await first.ledger.keep(unpaid);
    await other.ledger.replace(unpaid, next);
    expect(await stored()).toEqual(next);
    // Another intent at the same step is a change too.
    await first.ledger.replace(unpaid, unpaidEntry(unpaid, 'pi_4_secret_5'));
    expect(await stored()).toEqual(next);
  });

  test('is not put back into the cache by a payment that goes on after a sign-out', async () => {
    const { client, ledger } = await aTab();
    client.clear();
    await ledger.keep(succeeded);
    await ledger.read();
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(await stored()).toEqual(succeeded);
  });

  describe('if the browser refuses to store data', () => {
    beforeEach(() => void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse));

    test('refuses to start a payment', async () => {
      const { ledger, shown } = await aTab();
      await expect(ledger.write(sent)).rejects.toMatchObject({ kind: 'rule', message: chargeTexts.notStored });
      expect(shown()).toBeUndefined();
    });

    test('keeps the entry at least in this tab', async () => {
      const { ledger, shown } = await aTab();
      await ledger.keep(succeeded);
      expect(shown()).toEqual(succeeded);
    });
  });

  // The last one: this file hears nothing of the database any more.
  test('says so if the browser does not answer in time', async () => {
    vi.restoreAllMocks();
    const { ledger } = await aTab();
    await ledger.write(sent);
    silenceDatabase('secondgear');
    const { setTimeout: wait } = globalThis;
    const waits = vi.spyOn(globalThis, 'setTimeout').mockImplementation((end, ms = 0) => wait(end, ms / 100));
    onTestFinished(() => waits.mockRestore());
    const silent = { kind: 'rule', message: chargeTexts.databaseTimeout };
    await expect(readLedger(uid)).rejects.toMatchObject(silent);
    await expect(ledger.write(succeeded)).rejects.toMatchObject(silent);
    expect(waits).toHaveBeenCalledWith(expect.any(Function), DATABASE_TIMEOUT_MS);
  });
});

/** Stores each entry as a later version of the app could. */
async function storeLater() {
  for (const entry of (await readLedger(uid)).entries) await storeLaterEntry(uid, entry);
}

/** Leaves no more of each stored entry than that there is one. */
async function emptyEntries() {
  const database = await openDB('secondgear');
  for (const key of await database.getAllKeys('payments')) await database.put('payments', {}, key);
  database.close();
}

/** Whether it is an ArrayBuffer, of jsdom's realm or of Node's. */
function isBuffer(value: unknown) {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

function refuse(): never {
  throw new DOMException('no room', 'QuotaExceededError');
}
