/** A ref callback. An element that replaces another one takes the focus, so screen readers and the keyboard go on from it. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}

/** A ref callback for an element that appears where another one disappears, which may have had the focus. */
export function focusIfLost(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus();
}
