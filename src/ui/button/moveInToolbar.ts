import type { KeyboardEvent } from 'react';

/** The arrow keys of a toolbar: they move the focus among its buttons and links, from the last to the first too. */
export function moveInToolbar({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('button, a')];
  const index = controls.findIndex((control) => control === target);
  controls.at((index + (key === 'ArrowRight' ? 1 : -1)) % controls.length)?.focus();
}
