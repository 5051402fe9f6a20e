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
