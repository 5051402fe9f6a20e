/** A ref callback. An element that replaces another one takes the focus, so screen readers and the keyboard go on from it. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
