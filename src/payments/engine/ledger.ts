import { replaceEqualDeep } from '@tanstack/react-query';
import { withLock, createSerialQueue } from '@/lib/browser/locks';
import { CallError } from '@/api/callError';
import { openChannel } from '@/lib/browser/openChannel';
import { chargeTexts as texts } from './texts';
import { readEntry, type Entry } from './entry';
import { announceStoredPayment } from '@/payments/storedPayments';
import { createLedgerState } from './ledgerState';
import { openEncryptedStore } from './encryptedStore';

/** One user's payments as this browser knows them, with one entry for each wishlist item. */
export interface Ledger {
  /** Returns the same object as long as the entry is unchanged. */
  find: (wishId: string) => Entry | undefined;
  /** Returns several entries if the car is on the wishlist more than once. */
  entriesOf: (carId: string) => readonly Entry[];
  /** The entries whose recovery must continue. Returns the same array as long as they are unchanged. */
  unfinished: () => readonly Entry[];
  /**
   * Reads what other tabs have written. Needed before every decision that must not be wrong.
   * @throws CallError 'rule'
   */
  refresh: () => Promise<void>;
  /** The error of the last read: what other tabs write may be missing here. Undefined if the last read succeeded. */
  problem: () => CallError | undefined;
  /**
   * Resolves once the entry is on the disk. If it rejects, the action that the step names must not begin.
   * @throws CallError 'rule'
   */
  write: (entry: Entry) => Promise<void>;
  /**
   * Writes `next`, unless another tab has changed the entry since it was read as `known`.
   * @throws CallError 'rule'
   */
  replace: (known: Entry | undefined, next: Entry) => Promise<void>;
  /** For a step that has happened already. If it cannot be stored, only this tab knows it; recovery finds it out again. */
  keep: (entry: Entry) => Promise<void>;
  forget: (wishId: string) => Promise<void>;
  /** The listener is called after every change, also by other tabs. @returns the function that unsubscribes it */
  subscribe: (listener: () => void) => () => void;
}

/** @throws DOMException or CallError if the browser stores nothing for this site */
export async function openLedger(uid: string): Promise<Ledger> {
  const store = await openEncryptedStore(uid);
  const name = `payments ${store.owner}`;
  const state = createLedgerState();
  /** Runs one task at a time, so that no read undoes a newer write. */
  const enqueue = createSerialQueue();
  let channel: BroadcastChannel | undefined;
  /** Writes also wait for those of other tabs. */
  const enqueueWrite = (work: () => Promise<void>) => enqueue(() => withLock(name, work));

  async function readDisk() {
    try {
      const entries = (await store.readAll()).flatMap((stored) => readEntry(stored) ?? []);
      state.setEntries(new Map(entries.map((entry) => [entry.wishId, entry])));
      state.setProblem(undefined);
    } catch (cause) {
      const error = new CallError('rule', { message: texts.notRead, cause });
      state.setProblem(error);
      throw error;
    }
  }

  async function put(entry: Entry) {
    await store.put(entry.wishId, entry).catch((cause: unknown) => {
      throw new CallError('rule', { message: texts.notKept, cause });
    });
    state.setEntry(entry);
    notifyOtherTabs();
    announceStoredPayment();
  }

  async function remove(wishId: string) {
    await store.remove(wishId);
    state.removeEntry(wishId);
    notifyOtherTabs();
  }

  function notifyOtherTabs() {
    const sender = channel ?? openChannel(name);
    sender?.postMessage('changed');
    if (sender !== channel) sender?.close();
  }

  const refresh = () => enqueue(readDisk);
  /** A failure is reported by `problem`. */
  const refreshInBackground = () => void refresh().catch(() => undefined);

  function followOtherTabs() {
    channel = openChannel(name, refreshInBackground);
    refreshInBackground();
  }

  await refresh();
  return {
    ...state.views,
    refresh,
    write: (entry) => enqueueWrite(() => put(entry)),
    replace: (known, next) =>
      enqueueWrite(async () => {
        await readDisk();
        if (replaceEqualDeep(known, state.views.find(next.wishId)) === known) await put(next);
      }),
    keep: (entry) => enqueueWrite(() => put(entry).catch(() => state.setEntry(entry))),
    forget: (wishId) => enqueueWrite(() => remove(wishId)),
    subscribe(listener) {
      state.listeners.add(listener);
      if (!channel) followOtherTabs();
      return () => {
        state.listeners.delete(listener);
        if (state.listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}
