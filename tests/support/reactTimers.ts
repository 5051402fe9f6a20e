/**
 * React keeps the `setTimeout` that it finds when it is imported, and delays what comes after a second Suspense fallback by
 * up to 300 ms. This lets that delay follow the fake clock: in real time it is too long for tests in which minutes of fake
 * time take less. Must be the first setup file.
 */
export {};

if (typeof window !== 'undefined') {
  const real = { setTimeout, clearTimeout };
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms?: number) => globalThis.setTimeout(run, ms),
    clearTimeout: (timer?: number) => globalThis.clearTimeout(timer),
  });
  await import('react-dom/client');
  Object.assign(globalThis, real);
}
