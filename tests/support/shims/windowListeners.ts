type Listener = [type: string, listener: EventListener, options?: AddEventListenerOptions];

let isPageOpen = false;
let added: Listener[] = [];

/**
 * Records what the pages listen to at the window, and what asks before any page is left, also for a unit. jsdom keeps one window for all
 * pages of a worker.
 */
export function shimWindowListeners() {
  const add = window.addEventListener.bind(window);
  const addAndRecord = (...listener: Listener) => {
    if (isPageOpen || listener[0] === 'beforeunload') added.push(listener);
    add(...listener);
  };
  Object.assign(window, { addEventListener: addAndRecord });
}

/** From now on, it is the page that listens. */
export const recordWindowListeners = () => void (isPageOpen = true);

/** Removes these listeners of a page that is left. Otherwise all pages before would live on, and hear of every event. */
export function dropWindowListeners(isOfPage: (type: string) => boolean) {
  isPageOpen = false;
  for (const listener of added.filter(([type]) => isOfPage(type))) window.removeEventListener(...listener);
  added = added.filter(([type]) => !isOfPage(type));
}
