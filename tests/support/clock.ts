import { act } from '@testing-library/react';
import { vi } from 'vitest';

const realSetImmediate = setImmediate;
const realSetTimeout = setTimeout;
const realNow = performance.now.bind(performance);
const MAX_WAIT_MS = 30_000;
const IDLE_TURNS = 3;

let underWay = 0;

/** Time stands still while this work is under way, so that a slow machine never looks like a slow host. */
export async function freezeTime<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
}

/** Waits in real time until every answer and module under way has arrived and the page has taken it in. */
export async function untilIdle() {
  await Promise.race([vi.dynamicImportSettled(), new Promise((resolve) => void realSetTimeout(resolve, MAX_WAIT_MS))]);
  const start = realNow();
  for (let idle = 0; idle < IDLE_TURNS && realNow() - start < MAX_WAIT_MS; idle = underWay > 0 ? 0 : idle + 1) {
    await new Promise<void>((resolve) => void realSetImmediate(resolve));
  }
}

/** Puts the story on fake time: `findBy…` and `waitFor` wind it on, so that polls and retries cost no waiting. */
export function startClock(at?: Date | string) {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'Date',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
  }
  if (at !== undefined) vi.setSystemTime(at);
}

const underWayTo = new Map<() => void, number>();

/** Resolves when a call that takes so long has arrived, also when nobody is there any more to hear the answer. */
export function arriveAfter(ms: number) {
  return new Promise<void>((resolve) => {
    const arrive = () => {
      underWayTo.delete(arrive);
      resolve();
    };
    underWayTo.set(arrive, Date.now() + ms);
    setTimeout(arrive, ms);
  });
}

/** The timers of every page are gone; what is under way to a host goes on. */
export function dropTimers() {
  const now = Date.now();
  // It would also begin the day anew.
  vi.clearAllTimers();
  vi.setSystemTime(now);
  for (const [arrive, at] of underWayTo) setTimeout(arrive, Math.max(0, at - Date.now()));
}

/** Lets that much time go by, with every answer that comes meanwhile. */
export async function advanceTime(ms: number) {
  const step = Math.max(50, ms / 200);
  for (let left = ms; left > 0; left -= step) await wind(Math.min(step, left));
}

async function wind(ms: number) {
  await advanceWhenIdle(() => void vi.advanceTimersByTime(ms));
}

/** Lets that much time go by at once: answers arrive at its end. */
export async function jumpTime(ms: number) {
  await act(async () => {
    vi.advanceTimersByTime(ms);
    await Promise.resolve();
  });
  await untilIdle();
}

/** For Testing Library's `advanceTimersWrapper`: time moves only between answers, never past one under way. */
export async function advanceWhenIdle(advance: () => void) {
  await untilIdle();
  await act(async () => {
    advance();
    await Promise.resolve();
  });
  await untilIdle();
}

/** Acts that overlap, as in a wait within a wait, would leave React asking for acts that nobody makes. */
export function disableActEnvironment() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
}
