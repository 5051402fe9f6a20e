type Listener = (message: unknown) => unknown;
type OnOpen = (frame: Frame) => unknown;

interface Frame {
  restyle: () => Promise<void>;
  ping: (callback: () => void) => Promise<void>;
  register: (name: string, listener: Listener) => void;
  send: (name: string, message: unknown, callback: Listener) => void;
}

const listeners = new Map<string, Listener>();

/** Sends the message that the helper frame sends to Firebase's SDK when a popup has ended. */
export function sendAuthEvent(authEvent: object) {
  listeners.get('authEvent')?.({ authEvent });
}

const frame: Frame = {
  restyle: () => Promise.resolve(),
  ping: async (callback) => {
    callback();
    return Promise.resolve();
  },
  register: (name, listener) => void listeners.set(name, listener),
  // The SDK's listener throws after it has read the message. The real gapi swallows that as well.
  send: (_name, _message, callback) => {
    void Promise.resolve()
      .then(() => callback([{ webStorageSupport: true }]))
      .catch(() => undefined);
  },
};

/** The part of Google's `api.js` that Firebase's SDK uses to open its helper frame. The SDK finds it as already loaded. */
export const gapi = {
  load: (_name: string, { callback }: { callback: () => void }) => callback(),
  iframes: {
    Iframe: () => undefined,
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    getContext: () => ({ open: (_options: unknown, opened: OnOpen) => Promise.resolve(opened(frame)) }),
  },
};
