import { subscribeToBegun } from '@/lib/browser/begunStore';
import { withLock } from '@/lib/browser/locks';
import { UNDO_MS } from '@/lib/config/limits';
import { sessionState } from '@/session/state/sessionState';
import { createDeadlines } from './deadlines';
import { canUndo, type DelayedWrite, type DelayedWriteOptions, type Held, lockNameOf } from './delayedWrite';
import { markKnown } from './notSent';
import { markOf, readLeft, saysWhatWasSent, sendOnLeave } from './onLeave';
import { createRuns, shownWrites } from './runs';
import { createSender, needsNetwork } from './sender';

/**
 * The writes of one user, in this page.
 * @param signal aborted once the user is not the signed-in one any more
 */
export function createUserWrites<Write extends object>(
  options: DelayedWriteOptions<Write>,
  email: string,
  signal: AbortSignal,
  onChange: () => void,
) {
  const { store, idOf, isSuperseded } = options;
  const deadlines = createDeadlines();
  const asked = {
    idOf,
    markOf: (write: Held<Write>) => markOf(options, write),
    deadlineOf: (write: Held<Write>) => deadlines(markOf(options, write), write),
  };
  const runs = createRuns(asked, update);
  const { sendNext } = createSender({ options, email, signal, runs, ...asked });
  let isStored = true;
  let last: { stored: readonly Held<Write>[]; runs: unknown; shown: readonly DelayedWrite<Write>[] } | undefined;

  /** Whatever has changed, here or in another tab. */
  function update() {
    sendNext();
    onChange();
  }

  /** The same object as long as nothing has changed. */
  function all() {
    const now = { stored: store.get(email), runs: runs.all() };
    if (last?.stored !== now.stored || last.runs !== now.runs)
      last = { ...now, shown: shownWrites(now.stored, now.runs, asked) };
    return last.shown;
  }

  const idsOf = (writes: readonly Write[]) => new Set(writes.map(idOf));

  async function change(next: (all: readonly Held<Write>[]) => readonly Held<Write>[]) {
    isStored = await store.update(email, next);
  }

  return {
    /** Takes over what waits since an earlier visit or in another tab. */
    start() {
      signal.addEventListener('abort', subscribeToBegun(update));
      const read = () =>
        void readLeft(options, email).then(
          () => markKnown(options.lock, signal),
          () => undefined,
        );
      // What another tab has sent when it was closed cannot be undone here any more.
      window.addEventListener('storage', (event) => saysWhatWasSent(event, email) && read(), { signal });
      read();
      update();
    },

    all,

    hold(writes: readonly Write[]) {
      const ids = idsOf(writes);
      const delay = { dueAt: Date.now() + UNDO_MS, isSent: false };
      const held = writes.map((write) => ({ ...write, ...delay }));
      const isReplaced = (other: Held<Write>) =>
        ids.has(idOf(other)) ||
        (runs.of(other)?.state === 'failed' && writes.some((next) => isSuperseded?.(other, next)));
      void change((all) => [...all.filter((other) => !isReplaced(other)), ...held]);
    },

    undo(writes: readonly DelayedWrite<Write>[]) {
      const undone = writes.filter(canUndo);
      const ids = idsOf(undone);
      // Another tab may have sent one since.
      void change((all) => all.filter((other) => !ids.has(idOf(other)) || other.isSent));
      for (const id of idsOf(undone.filter(({ state }) => state === 'failed'))) {
        // Another tab may be sending it again: then it is dropped only if that fails.
        void withLock(lockNameOf(options, id), () => change((all) => all.filter((other) => idOf(other) !== id)));
      }
    },

    change(write: Write, fields: Partial<Held<Write>>) {
      void change((all) => all.map((other) => (idOf(other) === idOf(write) ? { ...other, ...fields } : other)));
    },

    retry: (write: Write) => runs.drop((run) => idOf(run) === idOf(write) && run.state === 'failed'),
    retryLost: () => runs.drop((run) => navigator.onLine && needsNetwork(run)),

    /**
     * Sends what waits as far as it needs no more than `most` calls.
     * @returns what could not be sent, so far as that is known
     */
    async leave(most: number) {
      const isDecided = sessionState.isDecided();
      // A sign-out drops what would be tried again at the next visit, and what another page has sent with an outcome unknown here.
      const dropped = store.get(email).filter((write) => {
        const run = runs.of(write);
        return run ? run.state === 'failed' : write.isSent;
      });
      const left = store.get(email).filter((write) => {
        const run = runs.of(write);
        // Until the user is confirmed, what is due waits for that, unsent.
        if (run) return run.state === 'offline' || (run.state === 'sending' && !isDecided);
        return !write.isSent;
      });
      const notSent = isDecided ? await sendOnLeave(options, email, left, most) : left;
      return [...notSent, ...dropped];
    },

    /** Whether the end of this page would lose some. */
    hasUnstored: () => !isStored && all().some(({ state }) => state === 'held' || state === 'sending'),
  };
}
