import { expect, test } from 'vitest';
import { setTheme } from '@/app/document/setTheme';
import { setDevice } from '@tests/support/shims/screen';

test.each([
  [null, 'light', 'dark'],
  ['light', 'light', 'light'],
  ['dark', 'dark', 'dark'],
  ['blue', 'light', 'dark'],
])('Before the first paint, a stored %j gives %s on a light system and %s on a dark one', (stored, light, dark) => {
  if (stored !== null) localStorage.setItem('theme', stored);
  for (const [isDark, theme] of [
    [false, light],
    [true, dark],
  ] as const) {
    setDevice({ isDark });
    setTheme();
    expect(document.documentElement).toHaveAttribute('data-theme', theme);
  }
});
