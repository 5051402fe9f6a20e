import { vi } from 'vitest';

let remove: () => void = () => undefined;

/** Remembers the listeners that are added to the window from now on, for code that keeps them as long as a page lives. */
export function rememberListeners() {
  const add = vi.spyOn(window, 'addEventListener');
  remove = () => {
    for (const [type, listener, options] of add.mock.calls) window.removeEventListener(type, listener, options);
    add.mockRestore();
  };
}

/** Removes the remembered listeners, as leaving the page does in a browser. */
export function removeListeners() {
  remove();
}
