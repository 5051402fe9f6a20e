import { useSyncExternalStore } from 'react';

const NAMES = ['--ink', '--muted', '--danger'] as const;

/** The theme's current colours as values: Stripe's fields are in an iframe, where this page's CSS variables do not apply. */
export function useThemeColours() {
  const [ink, muted, danger] = useSyncExternalStore(subscribeToTheme, readColours, () => '').split('|');
  return { ink: ink ?? '', muted: muted ?? '', danger: danger ?? '' };
}

function readColours() {
  const style = getComputedStyle(document.documentElement);
  return NAMES.map((name) => style.getPropertyValue(name).trim()).join('|');
}

function subscribeToTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
