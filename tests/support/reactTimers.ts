/**
 * React and its scheduler keep the timers that they find when they are imported. Must be the first setup file.
 *
 * - `setTimeout`: React delays what comes after a second Suspense fallback by up to 300 ms. That delay follows the fake clock: in
 *   real time it is too long for tests in which minutes of fake time take less.
 * - `setImmediate`: the scheduler renders in it. These tasks are counted, so that `untilIdle` can wait until React has rendered.
 */
export {};

declare global {
  /** The tasks of React's scheduler that have not run yet. */
  var pendingReactTasks: number | undefined;
}

if (typeof window !== 'undefined') {
  const real = { setTimeout, clearTimeout, setImmediate };
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms?: number) => globalThis.setTimeout(run, ms),
    clearTimeout: (timer?: number) => globalThis.clearTimeout(timer),
    setImmediate: (run: () => void) => {
      globalThis.pendingReactTasks = (globalThis.pendingReactTasks ?? 0) + 1;
      return real.setImmediate(() => {
        try {
          run();
        } finally {
          globalThis.pendingReactTasks = (globalThis.pendingReactTasks ?? 0) - 1;
        }
      });
    },
  });
  await import('react-dom/client');
  Object.assign(globalThis, real);
}
