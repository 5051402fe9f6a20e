/** An entry of local storage; null also if the browser blocks storage for this site. */
export function stored(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
