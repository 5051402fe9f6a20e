import { useSyncExternalStore } from 'react';

const NAMES = ['--ink', '--muted', '--danger'] as const;

/** The theme's colours as they stand now: Stripe's fields live in a frame, which no variable reaches. */
export function useThemeColours() {
  const [ink, muted, danger] = useSyncExternalStore(followTheme, readColours).split('|');
  return { ink: ink ?? '', muted: muted ?? '', danger: danger ?? '' };
}

function readColours() {
  const style = getComputedStyle(document.documentElement);
  return NAMES.map((name) => style.getPropertyValue(name).trim()).join('|');
}

function followTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
