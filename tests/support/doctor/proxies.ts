export type Handle = (request: Request) => Promise<Response>;
/** Stands between the doctor and a host. */
export type Proxy = (request: Request, host: Handle) => Promise<Response>;

/** The time that the doctor measures with. Only `takes` advances it. */
export const clock = { milliseconds: 0 };

/** Applies the proxy to one call only, such as `GET /cars`; the query does not matter. */
export const on =
  (line: string, proxy: Proxy): Proxy =>
  (request, host) =>
    line === `${request.method} ${new URL(request.url).pathname}` ? proxy(request, host) : host(request);

/** Applies the proxy to all calls with this method. */
export const onEvery =
  (method: string, proxy: Proxy): Proxy =>
  (request, host) =>
    request.method === method ? proxy(request, host) : host(request);

/** Responds in place of the host, with its headers unless others are given. */
export const responds =
  (status: number, body = '', headers: Readonly<Record<string, string>> = {}): Proxy =>
  async (request, host) => {
    const all = new Headers((await host(request)).headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return new Response(status === 204 || status === 304 ? null : body, { status, headers: all });
  };

export const html = (status: number) =>
  responds(status, '<!doctype html><h1>Bad Gateway</h1>', { 'content-type': 'text/html' });

export const respondsJson = (status: number, value: unknown) =>
  responds(status, JSON.stringify(value), { 'content-type': 'application/json' });

/** Sends other headers; undefined removes one. */
export const withHeaders =
  (headers: Readonly<Record<string, string | undefined>>): Proxy =>
  async (request, host) => {
    const response = await host(request);
    const changed = new Response(response.body, response);
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined) changed.headers.delete(name);
      else changed.headers.set(name, value);
    }
    return changed;
  };

/** Changes the text of a response. */
export const changed =
  (change: (text: string) => string): Proxy =>
  async (request, host) => {
    const response = await host(request);
    return new Response(change(await response.text()), response);
  };

/** Fails as Node's `fetch` does when there is no response, for the reason of this code. */
export const fails =
  (code: string): Proxy =>
  () =>
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }));

/** Node's `Request` follows the signal of its caller only as long as something holds it. */
const hanging: Request[] = [];

export const hangs: Proxy = (request) =>
  new Promise((_, reject) => {
    hanging.push(request);
    const { signal } = request;
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    // On a busy machine the time may be over before the request is here.
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });

export const takes =
  (milliseconds: number): Proxy =>
  (request, host) => {
    clock.milliseconds += milliseconds;
    return host(request);
  };
