/** Puts the focus on the page's heading, for when that which had it is gone. */
export function focusHeading() {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/** Does so once the page is as it will be, if the focus is nowhere then. */
export function focusHeadingIfLost() {
  queueMicrotask(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}
