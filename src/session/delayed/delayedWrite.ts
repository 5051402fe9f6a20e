import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Outcome } from '@/api/acks';
import { finiteNumber } from '@/api/fields';
import type { BegunList } from '@/lib/browser/begunStore';

/** What is stored of each beside what it is about. */
export const delayFields = {
  /** When it is sent, in milliseconds since 1970. A clock may be put back, so no tab waits longer than `UNDO_MS`. */
  dueAt: finiteNumber,
  /** Its calls may have gone out, so that its goal is looked up before they are sent again. */
  isSent: v.boolean(),
};

export type Delay = v.InferOutput<v.ObjectSchema<typeof delayFields, undefined>>;
/** As it is stored. */
export type Held<Write> = Write & Delay;

export interface Progress {
  /**
   * Only what is `held`, `offline` or has `failed` can be undone, and nothing that `isSent` while offline. `already-done` means that its
   * goal was reached before anything was sent.
   */
  state: 'held' | 'offline' | 'sending' | 'failed' | Outcome;
  error?: unknown;
  /** Another tab has done it, or undone it: which, and with what outcome, only what it invalidates can tell. */
  isElsewhere?: boolean;
  /** What it invalidates was read again since it was done. */
  isRefetched?: boolean;
}

/** As it is shown. `dueAt` is in milliseconds of `performance.now()`; 0 once it is due. */
export type DelayedWrite<Write> = Held<Write> & Progress;

export interface DelayedWriteOptions<Write> {
  /** See `lockNameOf`. */
  lock: string;
  idOf: (write: Write) => string;
  store: BegunList<Held<Write>>;
  /**
   * Must be repeatable. If it `isSent`, calls have gone out that may have arrived: it reads the goal before it sends any.
   * @param markSent awaited before the first call goes out; false if the write was undone meanwhile, and nothing must be sent
   */
  carryOut: (write: Held<Write>, email: string, markSent: () => Promise<boolean>) => Promise<Outcome | undefined>;
  /** Whether a failed write is dropped when `next` is begun. The same write always is. */
  isSuperseded?: (failed: Write, next: Write) => boolean;
  /** The addresses of the deletes that carry it out when the page is left; none if there is nothing to do any more. */
  deletesOnLeave: (write: Write) => readonly string[];
  toast: string;
  /** Said, wherever the user is, once no more are due and this many have failed; of a single one also why. */
  failed: (count: number) => string;
  /** Said after a sign-out that came before this many could be sent. */
  notSent: (count: number) => string;
  invalidates: readonly QueryKey[];
}

/** The lock under which one tab at a time carries out or drops a write. */
export const lockNameOf = ({ lock }: { lock: string }, id: string) => `${lock}-${id}`;

/** Whether nothing of it was sent, or it has failed. */
export const canUndo = ({ state, isSent }: DelayedWrite<object>) =>
  state === 'held' || state === 'failed' || (state === 'offline' && !isSent);

export const isDone = ({ state }: Progress) => state === 'done' || state === 'already-done';
