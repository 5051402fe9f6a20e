import * as v from 'valibot';
import { storage } from '@/lib/browser/storage';
import { storageKeys } from '@/lib/config/deviceStores';

const themeSchema = v.picklist(['light', 'dark']);
type Theme = v.InferOutput<typeof themeSchema>;

const KEY = storageKeys.theme;

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Stores the choice, unless it equals the system's theme: then the page follows the system again. */
export function switchTheme() {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  if (theme === systemTheme()) storage.remove(KEY);
  else storage.write(KEY, theme);
  apply(theme);
}

export function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Applies the system's theme and choices made in other tabs, now and when they change. @returns the function that stops it */
export function followTheme() {
  const system = systemQuery();
  applyStoredOrSystem();
  system.addEventListener('change', applyStoredOrSystem);
  window.addEventListener('storage', applyStoredOrSystem);
  return () => {
    system.removeEventListener('change', applyStoredOrSystem);
    window.removeEventListener('storage', applyStoredOrSystem);
  };
}

function applyStoredOrSystem() {
  apply(storage.read(KEY, themeSchema) ?? systemTheme());
}

function apply(theme: Theme) {
  document.documentElement.dataset['theme'] = theme;
}

function systemTheme(): Theme {
  return systemQuery().matches ? 'dark' : 'light';
}

function systemQuery() {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
