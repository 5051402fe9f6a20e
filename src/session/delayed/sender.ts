import toast from 'react-hot-toast/headless';
import type { Outcome } from '@/api/acks';
import { CallError, describeError, isCallError } from '@/api/callError';
import { FAILURE_TOAST_MS, MAX_PARALLEL_WRITES } from '@/api/limits';
import { queryClient } from '@/api/queryClient';
import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { withLock } from '@/lib/browser/locks';
import { commonTexts } from '@/lib/text/texts';
import { sessionState } from '@/session/state/sessionState';
import { type DelayedWriteOptions, type Held, lockNameOf, type Progress } from './delayedWrite';
import { sayNotSent } from './notSent';
import { markOf } from './onLeave';
import type { Runs } from './runs';

interface SenderProps<Write extends object> {
  options: DelayedWriteOptions<Write>;
  email: string;
  /** Aborted once the user is not the signed-in one any more. */
  signal: AbortSignal;
  runs: Runs<Write>;
  deadlineOf: (write: Held<Write>) => number;
}

/** Sends what is due, a few at a time, if the browser is online. A toast says what was done and how many failed, once no more are due. */
export function createSender<Write extends object>({ options, email, signal, runs, deadlineOf }: SenderProps<Write>) {
  const { store, idOf, invalidates } = options;
  /** Of which no toast has said so yet. */
  const outcomes: Outcome[] = [];
  const errors: unknown[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts the next one that is due, if there is room for it. That changes the runs, after which it is called again. */
  function sendNext() {
    // Stryker disable next-line CallExpression: it would do the same once more.
    clearTimeout(timer);
    if (signal.aborted) return;
    const waiting = store.get(email).filter((write) => !runs.of(write));
    const [next] = waiting.toSorted((a, b) => deadlineOf(a) - deadlineOf(b));
    if (!next || runs.countSending() >= MAX_PARALLEL_WRITES) return;
    const left = deadlineOf(next) - performance.now();
    // Stryker disable next-line EqualityOperator: a timer without time sends as well.
    if (left > 0) timer = setTimeout(sendNext, left);
    else if (navigator.onLine) void send(next);
    else runs.put(next, { state: 'offline' });
  }

  async function send(write: Held<Write>) {
    runs.put(write, { state: 'sending' });
    const progress = await carryOutOnce(options, idOf(write), email, signal).then(afterSuccess, afterFailure);
    if (signal.aborted) {
      sayIfLost(progress);
      return;
    }
    if (progress.state === 'failed') errors.push(progress.error);
    const isSame = (other: Held<Write>) => markOf(options, other) === markOf(options, write);
    runs.put(store.get(email).find(isSame) ?? write, progress);
    if (runs.countSending() === 0) await finish();
  }

  function afterSuccess(outcome: Outcome | undefined): Progress {
    if (!outcome) return { state: 'done', isElsewhere: true };
    outcomes.push(outcome);
    return { state: outcome };
  }

  /** After a sign-out nothing is stored of it any more. */
  function sayIfLost({ state }: Progress) {
    if (state === 'failed' || state === 'offline') sayNotSent(options, 1);
  }

  async function finish() {
    const ended = new Set(runs.all().values());
    const said = outcomes.splice(0);
    if (said.length > 0) toast.success(said.includes('done') ? options.toast : commonTexts.alreadyDone);
    sayFailed(errors.splice(0));
    await Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    runs.markRefetched(ended);
  }

  function sayFailed(failures: readonly unknown[]) {
    const id = `failed ${options.lock}`;
    const why = failures.length === 1 ? ` ${describeError(failures[0])}` : '';
    if (failures.length > 0) toast.error(options.failed(failures.length) + why, { id, duration: FAILURE_TOAST_MS });
    else if (![...runs.all().values()].some(({ state }) => state === 'failed')) toast.remove(id);
  }

  return { sendNext };
}

/**
 * Carries out one write in one tab, which removes it from the store after that.
 * @returns undefined if it is not stored any more: another tab has carried it out, or undone it
 * @throws CallError 'refused' if the user is not the signed-in one any more when the first call should go out
 */
async function carryOutOnce<Write extends object>(
  { lock, idOf, store, carryOut }: DelayedWriteOptions<Write>,
  id: string,
  email: string,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const isMeant = (write: Write) => idOf(write) === id;
  const find = () => store.get(email).find(isMeant);

  await sessionState.confirmed();
  return withLock(lockNameOf({ lock }, id), async () => {
    await store.read(email);
    const write = find();
    if (!write) return undefined;
    const markSent = async () => {
      await store.update(email, (all) => all.map((other) => (isMeant(other) ? { ...other, isSent: true } : other)));
      // Stryker disable next-line StringLiteral: nobody reads why.
      if (signal.aborted) throw new CallError('refused');
      return find() !== undefined;
    };
    const outcome = await carryOut(write, email, markSent);
    await store.update(email, (all) => all.filter((other) => !isMeant(other)));
    // If calls went out before, it is these that have reached the goal.
    return write.isSent && outcome ? 'done' : outcome;
  });
}

const isLost = (error: unknown) =>
  isCallError(error, 'no-response') || (error instanceof ChunkLoadError && error.reason === 'no-response');

const afterFailure = (error: unknown): Progress => ({
  state: isLost(error) && !navigator.onLine ? 'offline' : 'failed',
  error,
});

/** Whether it is sent again once the browser is online. */
export const needsNetwork = ({ state, error }: Progress) => state === 'offline' || isLost(error);
