type Add = (type: string, listener: EventListener, options?: AddEventListenerOptions) => void;

const holds = new Set<EventListener>();

/** jsdom keeps one window for all pages of a worker. What prevented the reload of a page must not prevent that of the next one. */
export function shimReloadHolds() {
  const add: Add = window.addEventListener.bind(window);
  const addAndRemember: Add = (type, listener, options) => {
    if (type === 'before-reload') holds.add(listener);
    add(type, listener, options);
  };
  Object.assign(window, { addEventListener: addAndRemember });
}

export function dropReloadHolds() {
  for (const listener of holds) window.removeEventListener('before-reload', listener);
  holds.clear();
}
