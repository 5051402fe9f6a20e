/** Replaces the part of Google's script that `api.js` loads. */
export const googlePart = 'gapi.loaded_0();';

/**
 * Replaces https://apis.google.com/js/api.js in the app and in the identity emulator's frame: the part of
 * `gapi.iframes` that Firebase's Google popup uses, as two windows that communicate through postMessage.
 */
export const googleApi = `(() => {
  const script = document.currentScript;

  function peerOf(other, frame) {
    const handlers = {};
    const waiting = new Map();
    let isReady;
    const ready = new Promise((resolve) => (isReady = resolve));
    window.addEventListener('message', async ({ source, data }) => {
      if (source !== other() || !data || !data.gapi) return;
      if (data.gapi === 'ready') isReady();
      if (data.gapi === 'answer') waiting.get(data.id)?.(data.answer);
      if (data.gapi !== 'call') return;
      const answer = await handlers[data.name]?.(data.data);
      other().postMessage({ gapi: 'answer', id: data.id, answer: [answer] }, '*');
    });
    return {
      restyle: async (style) => void (frame && Object.assign(frame.style, style)),
      ping: (done) => ready.then(() => done([])),
      register: (name, handler) => void (handlers[name] = handler),
      send(name, data, done) {
        const id = crypto.randomUUID();
        waiting.set(id, async (answer) => {
          try {
            done?.(answer);
          } catch {
            // The real library swallows what its callers throw, and Firebase relies on that.
          }
        });
        other().postMessage({ gapi: 'call', id, name, data }, '*');
      },
    };
  }

  const context = {
    async open({ where, url, attributes }, opened) {
      const frame = document.createElement('iframe');
      const { style, ...rest } = attributes;
      Object.assign(frame.style, style);
      for (const [name, value] of Object.entries(rest)) frame.setAttribute(name, value);
      const peer = peerOf(() => frame.contentWindow, frame);
      frame.src = url;
      where.append(frame);
      return opened(peer);
    },
    getParentIframe() {
      const peer = peerOf(() => window.parent);
      window.parent.postMessage({ gapi: 'ready' }, '*');
      return peer;
    },
  };

  /** As Google's: each part has a Trusted Types policy of its own, which lets everything through. */
  const asIs = (text) => text;
  const policyOf = (name) =>
    window.trustedTypes?.createPolicy(name, { createHTML: asIs, createScript: asIs, createScriptURL: asIs });
  const policy = policyOf('gapi#gapi');
  window.gapi = {
    load(_, { callback }) {
      window.gapi.loaded_0 = () => {
        for (const name of ['gapi#html', 'goog#html']) policyOf(name);
        callback();
      };
      const part = document.createElement('script');
      const url = new URL('/_/scs/abc-static/_/js/k=gapi.lb.en.O/m=gapi_iframes/cb=gapi.loaded_0', script.src).href;
      part.src = policy?.createScriptURL(url) ?? url;
      document.head.append(part);
    },
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: () => true, Iframe: function () {}, getContext: () => context },
  };
  const onload = new URL(script.src).searchParams.get('onload') ?? 'gapi_onload';
  window[onload]?.();
})();`;
