import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { storage } from '@/shared/storage';
import type { Contact } from './order';

const contact = v.object({
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
});

const entrySchema = v.variant('state', [
  v.object({
    /** `confirming`: the card was sent, and its outcome is not known yet. */
    state: v.picklist(['asked', 'confirming']),
    clientSecret: v.string(),
    price: v.number(),
    seller: v.optional(contact),
  }),
  v.object({
    /** `succeeded`: the card was charged, and the marketplace has not noted it yet. */
    state: v.picklist(['succeeded', 'recorded']),
    transactionId: v.string(),
    price: v.number(),
    paidAt: v.string(),
    /** As it was when the person paid: the post may be taken away since. */
    seller: v.optional(contact),
  }),
]);

export type LedgerEntry = v.InferOutput<typeof entrySchema>;
type OpenEntry = Extract<LedgerEntry, { clientSecret: string }>;
export type Payment = Extract<LedgerEntry, { transactionId: string }>;

const keyOf = (wishId: string) => `payment ${wishId}`;
const seen = new Map<string, { text: string; entry: LedgerEntry | undefined }>();
const listeners = new Set<() => void>();

/**
 * What this device knows of each wish's payment, written before every step that cannot be taken back: a reload or a
 * crash in between never charges twice, and what was charged is recorded at the next visit.
 */
export const ledger = {
  /** The same object as long as it says the same. */
  find(wishId: string) {
    const entry = storage.read(keyOf(wishId), entrySchema);
    const text = JSON.stringify(entry ?? null);
    const before = seen.get(wishId);
    if (before?.text === text) return before.entry;
    seen.set(wishId, { text, entry });
    return entry;
  },
  findOpen(wishId: string): OpenEntry | undefined {
    const entry = ledger.find(wishId);
    return entry && 'clientSecret' in entry ? entry : undefined;
  },
  findPayment(wishId: string): Payment | undefined {
    const entry = ledger.find(wishId);
    return entry && 'transactionId' in entry ? entry : undefined;
  },
  write(wishId: string, entry: LedgerEntry) {
    storage.write(keyOf(wishId), entry);
    tell();
  },
  forget(wishId: string) {
    storage.remove(keyOf(wishId));
    tell();
  },
  /** The card was charged. The client secret is of no more use and is not kept. */
  succeed(wishId: string, { transactionId, price, now = new Date() }: Success) {
    const seller = ledger.findOpen(wishId)?.seller;
    const paidAt = now.toISOString();
    ledger.write(wishId, { state: 'succeeded', transactionId, price, paidAt, ...(seller && { seller }) });
  },
};

interface Success {
  transactionId: string;
  price: number;
  now?: Date;
}

/** Follows the entry, also what another tab writes into it. */
export function useLedgerEntry(wishId: string) {
  return useSyncExternalStore(subscribe, () => ledger.find(wishId));
}

/** What an entry keeps of a seller: only what is known. */
export function keptContact({ name, email, phone }: Contact) {
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tell() {
  listeners.forEach((listener) => listener());
}
