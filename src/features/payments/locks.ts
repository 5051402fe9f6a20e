/** Runs when no other tab of this browser holds the lock, and throws `busy` when one does. */
export async function onlyIfAlone<T>(name: string, busy: () => Error, work: () => Promise<T>) {
  // Browsers lack Web Locks where a page is not served securely.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (!lock) throw busy();
    return work();
  });
}

/** Held while a wish is paid or its payment recorded. */
export const payLock = (wishId: string) => `pay-${wishId}`;
