/** An entry of local storage; null also if the browser blocks storage for this site. */
export function stored(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** An entry that is JSON; undefined if there is none, or if it is damaged. */
export function parsed(key: string): unknown {
  try {
    return JSON.parse(stored(key) ?? '');
  } catch {
    return undefined;
  }
}
