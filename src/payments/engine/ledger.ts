import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { CallError } from '@/api/callError';
import { DatabaseTimeoutError } from '@/lib/browser/databases';
import { withLock } from '@/lib/browser/locks';
import { ledgerKey } from '@/lib/config/queryKeys';
import { chargeTexts as texts } from '@/payments/chargeTexts';
import { announceStoredPayment } from '@/payments/storedPayments';
import { itemLockName } from '@/wishlist/itemLockName';
import type { PaymentStatus } from '@/wishlist/paymentStatus';
import { openEncryptedStore, type EncryptedStore, type EntryNames } from './encryptedStore';
import { entryOf, entrySchema, isPayment, type Entry, type Payment } from './entry';

/** What this device has stored of one user's payments. */
export interface StoredLedger {
  entries: readonly Entry[];
  /** Entries that cannot be read: they are damaged, or a later version of the app wrote them. What became of their cards is unknown. */
  unreadable: readonly EntryNames[];
}

/** @throws CallError 'rule' if the browser stores nothing for this site, or does not answer in time */
async function withStore<T>(uid: string, work: (store: EncryptedStore) => Promise<T>) {
  try {
    return await work(await openEncryptedStore(uid));
  } catch (cause) {
    const message = cause instanceof DatabaseTimeoutError ? texts.databaseTimeout : texts.notStored;
    throw new CallError('rule', { message, cause });
  }
}

/** Reads all entries of a user from the disk. @throws CallError 'rule' */
export async function readLedger(uid: string): Promise<StoredLedger> {
  const stored = await withStore(uid, (store) => store.readAll());
  const results = stored.map(({ names, value }) => ({ names, ...v.safeParse(entrySchema, value) }));
  return {
    entries: results.flatMap(({ success, output }) => (success ? [output] : [])),
    unreadable: results.filter(({ success }) => !success).map(({ names }) => names),
  };
}

/**
 * The same, and what this tab knows of cards that were sent if their entries are gone from the disk: site data can be deleted while the tab
 * is open. @throws CallError 'rule'
 */
async function readWithKnown(uid: string, client: QueryClient): Promise<StoredLedger> {
  const { entries, unreadable } = await readLedger(uid);
  const known = client.getQueryData(ledgerOf(uid).queryKey)?.entries ?? [];
  const lost = known.filter(({ step, wishId }) => step !== 'requires_payment_method' && !entryOf(entries, wishId));
  return { entries: [...entries.map((entry) => latestOf(entry, entryOf(known, entry.wishId))), ...lost], unreadable };
}

/** The stored entry, or the one that this tab knows if its payment got further: that could not be stored, and a charge is never undone. */
function latestOf(stored: Entry, known: Entry | undefined) {
  if (!isPayment(known)) return stored;
  if (!isPayment(stored)) return known;
  const isKnownFurther =
    stored.step === 'succeeded' && (known.step === 'recorded' || sentAtOf(known) > sentAtOf(stored));
  return isKnownFurther ? known : stored;
}

const sentAtOf = ({ sentAt = 0 }: Payment) => sentAt;

interface WishOfCar {
  id: string;
  carId: string;
}

/** Whether an entry that cannot be read is of this wishlist item, or of another one of the same car. */
async function isUnreadable(uid: string, { id, carId }: WishOfCar, unreadable: readonly EntryNames[]) {
  const names = await withStore(uid, (store) => store.namesOf(id, carId));
  return unreadable.some(({ wish, car = names.car }) => wish === names.wish || car === names.car);
}

/** How the payment of an item stands, for who wants to remove the item. @throws CallError 'rule' */
export async function readPaymentStatus(uid: string, wishId: string, client: QueryClient): Promise<PaymentStatus> {
  const { entries, unreadable } = await readWithKnown(uid, client);
  const entry = entryOf(entries, wishId);
  if (isPayment(entry)) return 'paid';
  if (entry) return entry.step === 'confirming' ? 'open' : 'settled';
  // Stryker disable next-line ConditionalExpression: without it, the names are derived in vain.
  if (unreadable.length === 0) return 'settled';
  // Stryker disable next-line StringLiteral: only the name of the wish is used.
  const { wish } = await withStore(uid, (store) => store.namesOf(wishId, ''));
  return unreadable.some((names) => names.wish === wish) ? 'unreadable' : 'settled';
}

/** A user's ledger as it is shown: read again when any tab has changed it. A decision that must not be wrong reads it with `openLedger`. */
export const ledgerOf = (uid: string) =>
  queryOptions({
    queryKey: [...ledgerKey, uid],
    queryFn: ({ client }): Promise<StoredLedger> => readWithKnown(uid, client),
    staleTime: 0,
    // A receipt that is shown after a failure would begin the next try, which takes the receipt away.
    retryOnMount: false,
    structuralSharing: true,
    networkMode: 'always',
  });

/** Whether an entry of the ledger that is of this item, or of its car, cannot be read. */
export const unreadableEntry = (uid: string, { id, carId }: WishOfCar, unreadable: readonly EntryNames[]) =>
  queryOptions({
    // Stryker disable next-line StringLiteral: for the devtools.
    queryKey: [...ledgerKey, uid, 'unreadable', id, carId, unreadable],
    queryFn: () => isUnreadable(uid, { id, carId }, unreadable),
    staleTime: Infinity,
    networkMode: 'always',
  });

export type Ledger = ReturnType<typeof openLedger>;

/** One user's payments on this device, with one entry for each wishlist item. Only who holds the item's lock changes its entry. */
export function openLedger(client: QueryClient, uid: string) {
  /** Not once the user has signed out, which has emptied the cache. */
  const show = (change: (ledger: StoredLedger) => StoredLedger) =>
    client.setQueryData(ledgerOf(uid).queryKey, (ledger) => ledger && change(ledger));
  const showEntry = (entry: Entry) =>
    void show(({ entries, unreadable }) => ({
      entries: [...entries.filter(({ wishId }) => wishId !== entry.wishId), entry],
      unreadable,
    }));

  /** Reads what other tabs have written. @throws CallError 'rule' */
  async function read() {
    const ledger = await readWithKnown(uid, client);
    show(() => ledger);
    return ledger.entries;
  }

  /**
   * The same, for a card that may be charged for this item.
   * @throws CallError 'rule' also if an entry of the item or its car cannot be read: that card may have been charged
   */
  async function readToPay(item: WishOfCar) {
    const ledger = await readWithKnown(uid, client);
    show(() => ledger);
    if (await isUnreadable(uid, item, ledger.unreadable)) throw new CallError('rule', { message: texts.unreadable });
    return ledger.entries;
  }

  /** Resolves once the entry is on the disk. If it rejects, what the step names must not begin. @throws CallError 'rule' */
  async function write(entry: Entry) {
    await withStore(uid, (store) => store.put(entry.wishId, entry.carId, entry));
    showEntry(entry);
    announceStoredPayment();
  }

  /** For a step that has happened already. If it cannot be stored, only this tab knows it; recovery finds it out again. */
  const keep = (entry: Entry) => write(entry).catch(() => showEntry(entry));

  return {
    read,
    readToPay,
    write,
    keep,
    /** Reads the item's entry, and stores it again if this tab alone still knows it, so that a reload does not lose it. @throws CallError 'rule' */
    async restore(wishId: string) {
      const entry = entryOf(await read(), wishId);
      if (entry && !entryOf((await readLedger(uid)).entries, wishId)) await keep(entry);
      return entry;
    },
    /** Takes the item's lock, and writes `next` unless another tab has changed the entry since it was read as `known`. */
    replace: (known: Entry | undefined, next: Entry) =>
      withLock(itemLockName(next.wishId), async () => {
        const current = entryOf(await read(), next.wishId);
        if (JSON.stringify(current) === JSON.stringify(known)) await write(next);
      }),
  };
}
