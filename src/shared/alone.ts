/** Does this work in one tab of this browser at a time, for each name. */
export async function alone<T>(name: string, work: () => Promise<T>) {
  // Browsers lack Web Locks where a page is not served securely.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
