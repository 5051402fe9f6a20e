import * as v from 'valibot';
import { storage } from '@/shared/browser/storage';

const themeSchema = v.picklist(['light', 'dark']);
type Theme = v.InferOutput<typeof themeSchema>;

/** Also read by the inline line of index.html, which sets the theme before the first paint. */
const KEY = 'theme';

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** A choice that equals the system's is not kept: the page follows the system again. */
export function switchTheme() {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  if (theme === systemTheme()) storage.remove(KEY);
  else storage.write(KEY, theme);
  show(theme);
}

/** Follows the system and the choice made in other tabs. */
export function watchTheme(onChange: () => void) {
  const system = systemQuery();
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}

function follow() {
  show(storage.read(KEY, themeSchema) ?? systemTheme());
}

function show(theme: Theme) {
  document.documentElement.dataset['theme'] = theme;
}

function systemTheme(): Theme {
  return systemQuery().matches ? 'dark' : 'light';
}

function systemQuery() {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
