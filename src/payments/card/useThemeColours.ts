import { useSyncExternalStore } from 'react';
import { watchTheme } from '@/ui/theme';

const NAMES = ['--ink', '--muted', '--danger'] as const;

/** The theme's current colours as values: Stripe's fields are in an iframe, where this page's CSS variables do not apply. */
export function useThemeColours() {
  const [ink, muted, danger] = useSyncExternalStore(watchTheme, readColours, () => '').split('|');
  return { ink: ink ?? '', muted: muted ?? '', danger: danger ?? '' };
}

function readColours() {
  const style = getComputedStyle(document.documentElement);
  return NAMES.map((name) => style.getPropertyValue(name).trim()).join('|');
}
