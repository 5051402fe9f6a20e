type Listener = (message: unknown) => unknown;
type Opened = (frame: Frame) => unknown;

interface Frame {
  restyle: () => Promise<void>;
  ping: (answered: () => void) => Promise<void>;
  register: (name: string, listener: Listener) => void;
  send: (name: string, message: unknown, answered: Listener) => void;
}

const listeners = new Map<string, Listener>();

/** What the page's helper frame reports to Firebase's SDK when a popup has ended. */
export function sendAuthEvent(authEvent: object) {
  listeners.get('authEvent')?.({ authEvent });
}

const frame: Frame = {
  restyle: () => Promise.resolve(),
  ping: async (answered) => {
    answered();
    return Promise.resolve();
  },
  register: (name, listener) => void listeners.set(name, listener),
  // The SDK's own listener throws once it has read the answer; gapi swallows that too.
  send: (_name, _message, answered) => {
    void Promise.resolve()
      .then(() => answered([{ webStorageSupport: true }]))
      .catch(() => undefined);
  },
};

/** The part of Google's `api.js` that Firebase's SDK uses to open its helper frame, as if it were loaded already. */
export const gapi = {
  load: (_name: string, { callback }: { callback: () => void }) => callback(),
  iframes: {
    Iframe: () => undefined,
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    getContext: () => ({ open: (_options: unknown, opened: Opened) => Promise.resolve(opened(frame)) }),
  },
};
