import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { MINUTE_MS } from '@/lib/config/limits';

const realSetImmediate = setImmediate;
const realSetTimeout = setTimeout;
const realNow = performance.now.bind(performance);
const MAX_WAIT_MS = 30_000;
const IDLE_TURNS = 3;

let pendingCount = 0;

/** Stops the fake clock while this work runs, so that a slow machine does not look like a slow host. */
export async function freezeTime<T>(work: () => Promise<T>): Promise<T> {
  pendingCount += 1;
  try {
    return await work();
  } finally {
    pendingCount -= 1;
  }
}

/** Waits in real time until every pending response and module has arrived, and React has rendered what they changed. */
export async function untilIdle() {
  await vi.dynamicImportSettled();
  const start = realNow();
  for (let idle = 0; idle < IDLE_TURNS && realNow() - start < MAX_WAIT_MS; idle = isBusy() ? 0 : idle + 1) {
    // A response takes milliseconds. Waiting for it in a loop without a pause would take the processor's time from it.
    await new Promise<void>(
      (resolve) => void (pendingCount > 0 ? realSetTimeout(resolve, 1) : realSetImmediate(resolve)),
    );
  }
}

const isBusy = () => pendingCount > 0 || (globalThis.pendingReactTasks ?? 0) > 0;

/** Starts fake time. `findBy…` and `waitFor` advance it, so that polls and retries take no real time. */
export function startClock(at?: Date | string) {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'Date',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
  }
  if (at !== undefined) vi.setSystemTime(at);
}

const pendingArrivals = new Map<() => void, number>();

/** Resolves after this time on the fake clock, also if `dropTimers` was called meanwhile: a sent request still reaches its host. */
export function delayArrival(ms: number) {
  return new Promise<void>((resolve) => {
    const arrive = () => {
      pendingArrivals.delete(arrive);
      resolve();
    };
    pendingArrivals.set(arrive, Date.now() + ms);
    setTimeout(arrive, ms);
  });
}

/** Removes the timers of all pages. Requests that are already sent still reach their hosts. */
export function dropTimers() {
  const now = Date.now();
  // `clearAllTimers` also resets the fake clock.
  vi.clearAllTimers();
  vi.setSystemTime(now);
  for (const [arrive, at] of pendingArrivals) setTimeout(arrive, Math.max(0, at - Date.now()));
}

const MANY_STEPS = 20;
/** Shorter than the time limits of the app, which end a call whose response cannot arrive before. */
const MAX_STEP_MS = 5000;

/**
 * Advances time in small steps, so that responses arrive in between. Each step costs what a poll of the lists on screen does, so those of
 * more than ten seconds are longer.
 */
export async function advanceTime(ms: number) {
  const step = ms > 10_000 ? Math.min(ms / MANY_STEPS, MAX_STEP_MS) : ms > 2500 ? 250 : 50;
  await untilIdle();
  for (let left = ms; left > 0; left -= step) await jumpTime(Math.min(step, left));
}

/** Advances time in one step: responses arrive at its end. */
export async function jumpTime(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
  await untilIdle();
}

/**
 * The machine sleeps: its clock goes on, but timers run in the last minute alone. Faster than `jumpTime`, in which each list polls every
 * second, but no time limit of the app ends meanwhile.
 */
export async function sleepTime(ms: number) {
  vi.setSystemTime(Date.now() + ms - MINUTE_MS);
  await jumpTime(MINUTE_MS);
}

const SHORT_STEPS = 10;
const LONG_STEP = 5;
let steps = 0;

/** Call this before `findBy…` and `waitFor`. */
export function startWait() {
  steps = 0;
}

/**
 * For Testing Library's `advanceTimersWrapper`: waits for pending responses before the first advance and after each. What takes more
 * than half a second, such as a retry, is looked for in longer steps.
 */
export async function advanceWait(advance: () => void) {
  if (steps === 0) await untilIdle();
  steps += 1;
  act(() => {
    for (let count = steps > SHORT_STEPS ? LONG_STEP : 1; count > 0; count -= 1) advance();
  });
  await untilIdle();
}
