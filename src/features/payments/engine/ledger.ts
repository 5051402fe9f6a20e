import { replaceEqualDeep } from '@tanstack/react-query';
import { withLock } from '@/shared/browser/locks';
import { CallError } from '@/shared/api/callError';
import { createSerialQueue } from '@/shared/browser/serialQueue';
import { paymentMessages as messages } from '@/shared/messages/payments';
import { readEntry, type Entry } from './entry';
import { createLedgerState } from './ledgerState';
import { openEncryptedStore } from './encryptedStore';

/** What this browser knows of one person's payments. */
export interface Ledger {
  /** The same object as long as it says the same. */
  find: (wishId: string) => Entry | undefined;
  /** A car may be on the wishlist more than once. */
  entriesOf: (carId: string) => readonly Entry[];
  /** The entries that are to be gone on with. The same array as long as they are the same. */
  unsettled: () => readonly Entry[];
  /**
   * Reads what other tabs have written: asked for before a decision that must not be wrong.
   * @throws CallError 'rule'
   */
  refresh: () => Promise<void>;
  /** Why what other tabs write is not known here, where it is not. */
  problem: () => CallError | undefined;
  /**
   * On the disk when it resolves; where the browser does not take it, nothing may be begun.
   * @throws CallError 'rule'
   */
  write: (entry: Entry) => Promise<void>;
  /**
   * Writes what follows `known`, unless another tab has written something else since.
   * @throws CallError 'rule'
   */
  replace: (known: Entry | undefined, next: Entry) => Promise<void>;
  /** For what has happened already: known here even if the browser does not take it; its last step leads to it again. */
  keep: (entry: Entry) => Promise<void>;
  forget: (wishId: string) => Promise<void>;
  /** Told of every change, also by other tabs. */
  subscribe: (listener: () => void) => () => void;
}

/** @throws DOMException or CallError where the browser keeps nothing for this site */
export async function openLedger(uid: string): Promise<Ledger> {
  const store = await openEncryptedStore(uid);
  const name = `payments ${store.owner}`;
  const state = createLedgerState();
  /** So that no reading puts back what was written meanwhile. */
  const inTurn = createSerialQueue();
  let channel: BroadcastChannel | undefined;

  /** A write also waits for those of other tabs. */
  const writeInTurn = (work: () => Promise<void>) => inTurn(() => withLock(name, work));

  async function readDisk() {
    try {
      const entries = (await store.readAll()).flatMap((stored) => readEntry(stored) ?? []);
      state.show(new Map(entries.map((entry) => [entry.wishId, entry])));
      state.setProblem(undefined);
    } catch (cause) {
      const error = new CallError('rule', { message: messages.notRead, cause });
      state.setProblem(error);
      throw error;
    }
  }

  async function put(entry: Entry) {
    await store.put(entry.wishId, entry).catch((cause: unknown) => {
      throw new CallError('rule', { message: messages.notKept, cause });
    });
    state.showOne(entry);
    tellOtherTabs();
  }

  async function remove(wishId: string) {
    await store.remove(wishId);
    state.forget(wishId);
    tellOtherTabs();
  }

  function tellOtherTabs() {
    const teller = channel ?? new BroadcastChannel(name);
    teller.postMessage('changed');
    if (teller !== channel) teller.close();
  }

  const refresh = () => inTurn(readDisk);

  /** Where it fails, `problem` says so. */
  const refreshUnasked = () => void refresh().catch(() => undefined);

  function follow() {
    channel = new BroadcastChannel(name);
    channel.onmessage = refreshUnasked;
    refreshUnasked();
  }

  await refresh();
  return {
    ...state.views,
    refresh,
    write: (entry) => writeInTurn(() => put(entry)),
    replace: (known, next) =>
      writeInTurn(async () => {
        await readDisk();
        if (replaceEqualDeep(known, state.views.find(next.wishId)) === known) await put(next);
      }),
    keep: (entry) => writeInTurn(() => put(entry).catch(() => state.showOne(entry))),
    forget: (wishId) => writeInTurn(() => remove(wishId)),
    subscribe(listener) {
      state.listeners.add(listener);
      if (!channel) follow();
      return () => {
        state.listeners.delete(listener);
        if (state.listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}
