/** Does this work in one tab of this browser at a time, for each name. */
export async function alone<T>(name: string, work: () => Promise<T>) {
  return hasLocks() ? navigator.locks.request(name, work) : work();
}

/** Does this work if no other tab of this browser holds the name, and throws `busy` if one does. */
export async function onlyIfAlone<T>(name: string, busy: () => Error, work: () => Promise<T>) {
  if (!hasLocks()) return work();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (!lock) throw busy();
    return work();
  });
}

/** Browsers lack Web Locks where a page is not served securely. */
function hasLocks() {
  return 'locks' in navigator;
}
