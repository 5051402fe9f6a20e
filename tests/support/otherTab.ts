import { act } from '@testing-library/react';
import { advanceTime } from './clock';
import { rememberSignIn } from './identity';

const apiKey = 'sandbox-api-key';

/** Where the identity service's SDK keeps who is signed in. */
export const identityKey = `firebase:authUser:${apiKey}:[DEFAULT]`;

/** What this tab hears when another tab of the browser has changed the storage. */
export async function elsewhere(change: () => void) {
  await act(async () => {
    const before = new Map(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));
    change();
    for (const key of new Set([...before.keys(), ...Object.keys(localStorage)])) {
      const oldValue = before.get(key) ?? null;
      const newValue = localStorage.getItem(key);
      if (newValue === oldValue) continue;
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }));
    }
    await advanceTime(1500);
  });
}

export const signInElsewhere = ({ email }: { email: string }) =>
  elsewhere(() => rememberSignIn(email, localStorage, apiKey));
