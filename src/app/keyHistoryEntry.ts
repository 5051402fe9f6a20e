/**
 * Gives the history entry of an opened page a random key, as the router does for all that follow. The scroll positions of a tab are
 * stored under these keys: under an address, they would say after the sign-out which pages were visited.
 */
export function keyHistoryEntry() {
  const state: unknown = window.history.state;
  const fields = typeof state === 'object' ? state : {};
  window.history.replaceState({ key: Math.random().toString(36).slice(2, 10), ...fields }, '');
}
