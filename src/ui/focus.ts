import { useCallback, type Ref } from 'react';

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

/** Focuses what is not reached by Tab, such as the heading of a section or a row of a list. */
export function focusText(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * The ref of a button that may be removed while it has the focus, mostly because it was pressed. If nothing else takes the focus then, it goes
 * to the heading before the button, in its dialog or in the page.
 * @param ref the button's other ref, if it has one
 */
export function useKeptFocus(ref?: Ref<HTMLButtonElement>) {
  return useCallback(
    (button: HTMLButtonElement | null) => {
      const detach = attach(ref, button);
      return () => {
        if (button && document.activeElement === button) passToHeading(button);
        detach();
      };
    },
    [ref],
  );
}

function passToHeading(removed: HTMLElement) {
  const headings = removed.closest('dialog, main')?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [];
  const before = [...headings].filter(
    (heading) => heading.compareDocumentPosition(removed) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  queueMicrotask(() => {
    const isLost = () => document.activeElement === document.body;
    for (const heading of before.reverse()) {
      if (isLost()) focusText(heading);
    }
    if (isLost()) focusHeading();
  });
}

function attach<T>(ref: Ref<T> | undefined, element: T | null) {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element;
    return () => ref && (ref.current = null);
  }
  const cleanup = ref(element);
  return typeof cleanup === 'function' ? cleanup : () => void ref(null);
}
