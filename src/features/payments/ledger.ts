import { replaceEqualDeep } from '@tanstack/react-query';
import * as v from 'valibot';
import { entrySchema, isUnsettled, type Entry } from './entry';
import { openVault } from './vault';

/** What this browser knows of one person's payments. */
export interface Ledger {
  /** The same object as long as it says the same. */
  find: (wishId: string) => Entry | undefined;
  /** A car may be on the wishlist more than once. */
  entriesOf: (carId: string) => readonly Entry[];
  /** The entries that are to be gone on with. The same array as long as they are the same. */
  unsettled: () => readonly Entry[];
  /** Reads what other tabs have written: asked for before a decision that must not be wrong. */
  refresh: () => Promise<void>;
  /** On the disk when it resolves; rejects when the browser does not take it, and then nothing may be begun. */
  write: (entry: Entry) => Promise<void>;
  /** For what has happened already: known here even if the browser does not take it; its last step leads to it again. */
  keep: (entry: Entry) => Promise<void>;
  forget: (wishId: string) => Promise<void>;
  /** Told of every change, also by other tabs. */
  subscribe: (listener: () => void) => () => void;
}

/** @throws DOMException where the browser keeps nothing for this site */
export async function openLedger(uid: string): Promise<Ledger> {
  const vault = await openVault(uid);
  const channelName = `payments ${vault.owner}`;
  const listeners = new Set<() => void>();
  let entries = new Map<string, Entry>();
  let unsettled: readonly Entry[] = [];
  let channel: BroadcastChannel | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other, so that no reading puts back what was written meanwhile. */
  function inTurn(work: () => Promise<void>) {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  function show(next: Map<string, Entry>) {
    const steady = new Map([...next].map(([id, entry]) => [id, replaceEqualDeep(entries.get(id), entry)]));
    const hasChanged = steady.size !== entries.size || [...steady].some(([id, entry]) => entries.get(id) !== entry);
    if (!hasChanged) return;
    entries = steady;
    unsettled = [...entries.values()].filter(isUnsettled);
    listeners.forEach((listener) => listener());
  }

  const showOne = (entry: Entry) => show(new Map([...entries, [entry.wishId, entry]]));

  const refresh = () =>
    inTurn(async () => {
      const kept = (await vault.readAll()).map((value) => v.safeParse(entrySchema, value));
      show(new Map(kept.flatMap(({ success, output }) => (success ? [[output.wishId, output]] : []))));
    });

  function follow() {
    channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void refresh();
    void refresh();
  }

  function tellOtherTabs() {
    const teller = channel ?? new BroadcastChannel(channelName);
    teller.postMessage('changed');
    if (teller !== channel) teller.close();
  }

  await refresh();
  return {
    find: (wishId) => entries.get(wishId),
    entriesOf: (carId) => [...entries.values()].filter((entry) => entry.carId === carId),
    unsettled: () => unsettled,
    refresh,
    write: (entry) =>
      inTurn(async () => {
        await vault.put(entry.wishId, entry);
        showOne(entry);
        tellOtherTabs();
      }),
    keep: (entry) =>
      inTurn(async () => {
        await vault.put(entry.wishId, entry).then(tellOtherTabs, () => undefined);
        showOne(entry);
      }),
    forget: (wishId) =>
      inTurn(async () => {
        await vault.remove(wishId);
        show(new Map([...entries].filter(([id]) => id !== wishId)));
        tellOtherTabs();
      }),
    subscribe(listener) {
      listeners.add(listener);
      if (!channel) follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}
