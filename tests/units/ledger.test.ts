import { QueryClient } from '@tanstack/react-query';
import { openDB } from 'idb';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { entryOf, isUnfinished, succeededEntry, unpaidEntry, type Entry } from '@/payments/engine/entry';
import { ledgerOf, openLedger, readLedger } from '@/payments/engine/ledger';
import { storedBytes } from '@tests/support/ledger';

const uid = 'uidOfNoor0000000000000000001';
const wishId = '650000000000000000000001';
const unpaid = unpaidEntry({ wishId, carId: '650000000000000000000002', price: 24_500 }, 'pi_1_secret_2');
const sent: Entry = { ...unpaid, step: 'confirming' };
const succeeded = succeededEntry(unpaid, { amount: 2_450_000, currency: 'usd' });

/** A tab's ledger, and the entry as the tab shows it. */
async function aTab() {
  const client = new QueryClient();
  await client.query(ledgerOf(uid));
  const shown = () => entryOf(client.getQueryData(ledgerOf(uid).queryKey)?.entries, wishId);
  return { client, shown, ledger: openLedger(client, uid) };
}

const stored = async () => entryOf((await readLedger(uid)).entries, wishId);

describe('The ledger of payments', () => {
  test('keeps every step across a reload', async () => {
    const { ledger } = await aTab();
    for (const entry of [unpaid, sent, succeeded, { ...succeeded, sentAt: 5 }]) {
      await ledger.write(entry);
      expect(await stored()).toEqual(entry);
    }
  });

  test('drops the client secret once the card is charged', () => {
    expect(JSON.stringify(succeeded)).not.toContain('secret');
    expect(succeeded).toMatchObject({ step: 'succeeded', intentId: 'pi_1' });
  });

  test('cannot be read by another user, and does not reveal its owner', async () => {
    const { ledger } = await aTab();
    await ledger.write(unpaid);
    expect(await readLedger('uidOfLeo00000000000000000002')).toEqual({ entries: [], unreadable: [] });
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
    [{ ...succeeded, step: 'recorded' }, false],
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
      await expect(ledger.write(sent)).rejects.toThrow('Your browser does not let this site keep or read its data');
      expect(shown()).toBeUndefined();
    });

    test('keeps the entry at least in this tab', async () => {
      const { ledger, shown } = await aTab();
      await ledger.keep(succeeded);
      expect(shown()).toEqual(succeeded);
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
