import * as v from 'valibot';

/** What a person does in the page, and functions run in it, over the Chrome DevTools Protocol. */
export interface PageProtocol {
  /** Runs a function in the page. It must not use anything from outside its body. */
  evaluate: <Argument>(run: (argument: Argument) => unknown, argument: Argument) => Promise<unknown>;
  /** Presses the key of a lowercase letter, or an arrow key. */
  press: (key: string) => Promise<void>;
  /** Moves the pointer to the middle of the first element with this selector. */
  hover: (selector: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
}

/** A connection to one page. */
export interface PageConnection extends PageProtocol {
  /** @param method a method of the protocol, such as `Page.navigate` */
  send: (method: string, params?: object) => Promise<unknown>;
  /** The page runs this function before its own scripts, in every document from now on. The same name as Playwright's. */
  addInitScript: <Argument>(run: (argument: Argument) => unknown, argument: Argument) => Promise<void>;
  /** Calls the listener with each event of the domains that are enabled. */
  onEvent: (listener: (method: string, params: unknown) => void) => void;
  disconnect: () => void;
}

const point = v.object({ x: v.number(), y: v.number() });
const message = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
  result: v.optional(
    v.object({
      result: v.optional(v.object({ value: v.optional(v.unknown()) })),
      exceptionDetails: v.optional(v.object({ exception: v.optional(v.object({ description: v.string() })) })),
    }),
  ),
});

/** Keys that type nothing. */
const keyEvents: Readonly<Record<string, object>> = {
  ArrowRight: { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 },
};

function letterEvent(letter: string) {
  const capital = letter.toUpperCase();
  return { key: letter, text: letter, code: `Key${capital}`, windowsVirtualKeyCode: capital.charCodeAt(0) };
}

/**
 * Connects to a page. It enables no domain of the protocol, so the browser records nothing for it. Node 20 has `WebSocket`
 * only with `--experimental-websocket`, which `npm run bench` sets.
 * @param address the page's `webSocketDebuggerUrl`
 */
export async function connectToPage(address: string): Promise<PageConnection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });

  let lastId = 0;
  function send(method: string, params: object = {}) {
    const id = (lastId += 1);
    return new Promise<unknown>((resolve, reject) => {
      socket.addEventListener('message', function onMessage({ data }) {
        const { error, result, ...response } = v.parse(message, JSON.parse(String(data)));
        if (response.id !== id) return;
        socket.removeEventListener('message', onMessage);
        const fault = error?.message ?? result?.exceptionDetails?.exception?.description;
        if (fault === undefined) resolve(result?.result?.value);
        else reject(new Error(fault));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  }

  const evaluate: PageProtocol['evaluate'] = (run, argument) => {
    return send('Runtime.evaluate', { expression: callOf(run, argument), awaitPromise: true, returnByValue: true });
  };

  async function movePointer(selector: string) {
    const found = await evaluate((selected) => {
      const box = document.querySelector(selected)?.getBoundingClientRect();
      if (!box) throw new Error(`There is no ${selected}`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, selector);
    const place = v.parse(point, found);
    await send('Input.dispatchMouseEvent', { ...place, type: 'mouseMoved' });
    return place;
  }

  return {
    send,
    evaluate,
    async addInitScript(run, argument) {
      await send('Page.enable');
      await send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(run, argument) });
    },
    onEvent: (listener) =>
      socket.addEventListener('message', ({ data }) => {
        const { method, params } = v.parse(message, JSON.parse(String(data)));
        if (method !== undefined) listener(method, params);
      }),
    async press(key) {
      const event = keyEvents[key] ?? letterEvent(key);
      await send('Input.dispatchKeyEvent', { ...event, type: 'keyDown' });
      await send('Input.dispatchKeyEvent', { ...event, type: 'keyUp', text: undefined });
    },
    hover: async (selector) => void (await movePointer(selector)),
    async click(selector) {
      const button = { ...(await movePointer(selector)), button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
      await send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' });
    },
    disconnect: () => socket.close(),
  };
}

function callOf<Argument>(run: (argument: Argument) => unknown, argument: Argument) {
  // tsx inserts calls of esbuild's `__name` helper into functions.
  return `globalThis.__name ??= (named) => named; (${run.toString()})(${JSON.stringify(argument)})`;
}
