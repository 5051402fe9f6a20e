/** Focuses the page's heading, for use after the focused element has been removed. */
export function focusHeading() {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/** Focuses the heading if no element has the focus once pending DOM changes are done. */
export function focusHeadingIfLost() {
  queueMicrotask(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}

/** A ref callback. An element that replaces another one takes the focus, so screen readers and the keyboard go on from it. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}

/** A ref callback for an element that appears where another one disappears, which may have had the focus. */
export function focusIfLost(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus();
}
