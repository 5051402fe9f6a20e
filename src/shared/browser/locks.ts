/** Runs the work while holding the name's Web Lock: for each name, one tab of this browser at a time. */
export async function withLock<T>(name: string, work: () => Promise<T>) {
  return hasLocks() ? navigator.locks.request(name, work) : work();
}

/** Runs the work while holding the locks of all names, or calls `otherwise` at once if any of them is held already. */
export async function withLockIfFree<T>(
  names: readonly string[],
  work: () => Promise<T>,
  otherwise: () => T,
): Promise<T> {
  const [name, ...others] = names;
  if (name === undefined || !hasLocks()) return work();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? withLockIfFree(others, work, otherwise) : otherwise(),
  );
}

/** The lock that is held while a wishlist item is paid, recovered or removed. */
export const itemLockName = (wishId: string) => `item-${wishId}`;

/** The lock that is held while a wishlist item is removed. */
export const removalLockName = (wishId: string) => `remove-${wishId}`;

/** The lock that is held while a car is charged: of several wishlist items for the same car, only one may be charged. */
export const carLockName = (carId: string) => `car-${carId}`;

/** Runs the work while holding the name's lock in shared mode, so that several tabs may hold it at once. */
export async function withSharedLock<T>(name: string, work: () => Promise<T>) {
  return hasLocks() ? navigator.locks.request(name, { mode: 'shared' }, work) : work();
}

/** Whether any tab of this browser holds the lock. */
export async function isLockHeld(name: string) {
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

/** The lock that is held until Stripe has responded to a card for this item; until then a 3-D Secure challenge may be open. */
export const confirmLockName = (wishId: string) => `confirm-${wishId}`;

/** Browsers have no Web Locks on pages that are not served securely. */
function hasLocks() {
  return 'locks' in navigator;
}
