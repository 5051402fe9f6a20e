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

const targets = v.array(v.object({ type: v.string(), webSocketDebuggerUrl: v.string() }));
const point = v.object({ x: v.number(), y: v.number() });
const message = v.object({
  id: v.optional(v.number()),
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
 * Connects to the browser's only page. It enables no domain of the protocol, so the browser records nothing for it. Node 20 has `WebSocket`
 * only with `--experimental-websocket`, which `npm run bench` sets.
 */
export async function connectToPage(browserUrl: string): Promise<PageProtocol & { disconnect: () => void }> {
  const list = v.parse(targets, await (await fetch(`${browserUrl}/json/list`)).json());
  const page = list.find(({ type }) => type === 'page');
  if (!page) throw new Error('The browser has no page.');
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });

  let lastId = 0;
  function send(method: string, params: object) {
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
    // tsx inserts calls of esbuild's `__name` helper into functions.
    const expression = `globalThis.__name ??= (named) => named; (${run.toString()})(${JSON.stringify(argument)})`;
    return send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
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
    evaluate,
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
