import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { createUserStore, useUserStore } from './userStore';

/** Whether character keys such as `/` are shortcuts; each user can turn them off (WCAG 2.1.4). */
export const characterKeys = createUserStore('single keys 1', v.boolean(), true);

interface KeyPress {
  target: EventTarget | null;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  defaultPrevented: boolean;
}

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Whether keys that are pressed now belong to a field. */
export const isInField = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null;

/** False while the user types in a field or holds a modifier other than Shift, and if a component has handled the key. */
function mayBeShortcut({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyPress) {
  return !isInField(target) && !altKey && !ctrlKey && !metaKey && !defaultPrevented;
}

/**
 * Calls `handle` for each character key, unless the user has turned them off or a dialog is open.
 * @param handle returns whether the key has an effect here
 */
export function useCharacterKeys(email: string, handle: (event: KeyboardEvent) => boolean) {
  const isOn = useUserStore(characterKeys, email);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || !mayBeShortcut(event) || document.querySelector('dialog[open]')) return;
    if (handle(event)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
