import * as v from 'valibot';
import { createUserStore } from './userStore';

/** Whether single keys such as `/` have an effect; each user can turn them off (WCAG 2.1.4). */
export const singleKeys = createUserStore('single keys 1', v.boolean(), true);

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

/** False while the user types in a field, while a modifier other than Shift is held, and if a component has handled the key. */
export function isSingleKey({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyPress) {
  return !isInField(target) && !altKey && !ctrlKey && !metaKey && !defaultPrevented;
}
