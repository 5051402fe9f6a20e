import * as v from 'valibot';
import { describeError } from '@/shared/api/describeError';
import { email, id, picture, text } from '@/shared/api/fields';
import { storedPostSchema } from '@/shared/api/storedPost';
import { boundedList, finiteNumber } from '@/shared/api/storedValues';
import { createUserStore } from '@/shared/browser/userStore';
import { JOURNAL_MS, MAX_JOURNAL_ENTRIES } from '@/shared/config/storedLimits';

/** A car as it was when it was removed, with its seller. */
const recordSchema = v.object({
  ...storedPostSchema.entries,
  seller: v.object({ name: v.optional(text), photoUrl: v.optional(picture), email: v.optional(email) }),
});

/** A person as they were when they were removed. */
const personSchema = v.object({
  id,
  name: v.optional(text),
  email: v.optional(email),
  photoUrl: v.optional(picture),
  role: v.optional(text),
  isVerified: v.boolean(),
});

export const acts = ['car removed', 'reports dropped', 'made admin', 'verified', 'person removed'] as const;
const results = ['done', 'already-done', 'failed', 'undone'] as const;

const entrySchema = v.object({
  /** Told apart by it in the list. */
  _id: id,
  at: finiteNumber,
  who: v.pipe(v.string(), v.maxLength(300)),
  act: v.picklist(acts),
  /** The title of the car, or the name of the person. */
  what: v.optional(text),
  detail: v.optional(text),
  result: v.picklist(results),
  /** Why it failed. */
  error: v.optional(text),
  record: v.fallback(v.optional(recordSchema), undefined),
  person: v.fallback(v.optional(personSchema), undefined),
  isPostedAnew: v.optional(v.boolean(), false),
});

export type JournalEntry = v.InferOutput<typeof entrySchema>;
export type RemovedPersonRecord = v.InferOutput<typeof personSchema>;
export type JournalRecord = v.InferOutput<typeof recordSchema>;
export type Act = (typeof acts)[number];

/** What an admin has done in this browser, the newest first. Like all that is stored for a user, it is removed at sign-out. */
export const journal = createUserStore<readonly JournalEntry[]>(
  'journal 1',
  boundedList(entrySchema, MAX_JOURNAL_ENTRIES),
  [],
);

export function recentEntries(entries: readonly JournalEntry[], now: number) {
  return entries.filter(({ at }) => at > now - JOURNAL_MS);
}

interface NewAct {
  act: Act;
  what: string | undefined;
  detail?: string | undefined;
  result: JournalEntry['result'];
  error?: unknown;
  /** The removed car. Ignored if it does not match the schema. */
  record?: unknown;
  /** The removed person, likewise. */
  person?: unknown;
}

/** @param who the e-mail of the admin; without one, another user has signed in meanwhile and nothing is stored */
export function recordAct(who: string | undefined, { error, record, person, ...act }: NewAct) {
  if (who === undefined) return;
  const now = Date.now();
  const car = v.safeParse(recordSchema, record);
  const removed = v.safeParse(personSchema, person);
  const entry: JournalEntry = {
    ...act,
    _id: newId(),
    at: now,
    who,
    error: error === undefined ? undefined : describeError(error),
    record: car.success ? car.output : undefined,
    person: removed.success ? removed.output : undefined,
    isPostedAnew: false,
  };
  journal.update(who, (entries) => [entry, ...recentEntries(entries, now)].slice(0, MAX_JOURNAL_ENTRIES));
}

export function markPostedAnew(who: string, entryId: string) {
  journal.update(who, (entries) =>
    entries.map((entry) => (entry._id === entryId ? { ...entry, isPostedAnew: true } : entry)),
  );
}

/** Forgets all that this admin has done in this browser. */
export function clearJournal(who: string) {
  journal.update(who, () => []);
}

function newId() {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 24);
}
