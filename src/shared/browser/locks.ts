/** Does this work in one tab of this browser at a time, for each name. */
export async function withLock<T>(name: string, work: () => Promise<T>) {
  return hasLocks() ? navigator.locks.request(name, work) : work();
}

/** Does this work if no other tab of this browser holds any of the names, and `otherwise` at once if one does. */
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

/** The name that is held while a wishlist item is paid, settled or taken off. */
export const itemLockName = (wishId: string) => `item-${wishId}`;

/** The name that is held while a car is charged: of its entries on a wishlist, one alone may be. */
export const carLockName = (carId: string) => `car-${carId}`;

/** Holds the name as long as this work goes on; others may hold it as well. */
export async function withSharedLock<T>(name: string, work: () => Promise<T>) {
  return hasLocks() ? navigator.locks.request(name, { mode: 'shared' }, work) : work();
}

/** Whether any tab of this browser holds the name. */
export async function isLockHeld(name: string) {
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

/** The name that is held until Stripe has answered a card of this item: as long as that, the bank's question may be open. */
export const confirmLockName = (wishId: string) => `confirm-${wishId}`;

/** Browsers lack Web Locks where a page is not served securely. */
function hasLocks() {
  return 'locks' in navigator;
}
