import { storageKeys } from '@/lib/config/deviceStores';
import { stored } from './stored';

/** Sets the theme before the first paint: the stored one, else that of the system. `src/ui/theme.ts` stores it. */
export function setTheme() {
  const choice = stored(storageKeys.theme);
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = choice === 'dark' || choice === 'light' ? choice : system;
}
