import { advanceTime } from './clock';
import { rememberSignIn } from './identity';

/** Changes local storage as another tab would: this tab gets the `storage` events. */
export async function inOtherTab(change: () => void) {
  const before = new Map(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));
  change();
  for (const key of new Set([...before.keys(), ...Object.keys(localStorage)])) {
    const oldValue = before.get(key) ?? null;
    const newValue = localStorage.getItem(key);
    if (newValue === oldValue) continue;
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }));
  }
  await advanceTime(1500);
}

export const signInInOtherTab = ({ email }: { email: string }) => inOtherTab(() => rememberSignIn(email));
