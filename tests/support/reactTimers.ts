/**
 * React's scheduler renders in `setImmediate`, and keeps the one that it finds when it is imported. These tasks are counted, so that
 * `untilIdle` can wait until React has rendered. Must be the first setup file.
 */
export {};

declare global {
  /** The tasks of React's scheduler that have not run yet. */
  var pendingReactTasks: number | undefined;
}

if (typeof window !== 'undefined') {
  const real = { setImmediate };
  Object.assign(globalThis, {
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
