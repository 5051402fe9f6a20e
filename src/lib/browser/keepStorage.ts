/**
 * Asks the browser not to delete this site's data when the disk is full (https://storage.spec.whatwg.org/#persistence). Not Firefox, which
 * would ask the person, in the middle of a payment; the others decide by themselves.
 */
export async function keepStorage(): Promise<void> {
  if (navigator.userAgent.includes('Firefox/')) return;
  try {
    await navigator.storage.persist();
  } catch {
    // The browser has no such storage, and goes by its own rules.
  }
}
