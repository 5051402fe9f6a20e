// @vitest-environment node
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, isCallError } from '@/api/callError';
import { createClient, errorBodyOf, retryAfterOf, type BearerSource } from '@/api/client';
import { lastResponses } from '@/api/lastResponses';
import { retryDelay } from '@/api/queryClient';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';

beforeEach(
  () =>
    void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const HOST = 'http://localhost:4101';

/** Responds to one request after the other, unless it is cancelled first, and returns the requests. */
function respond(...responses: (Response | Promise<Response>)[]) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const cancelled = new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    return Promise.race([responses[requests.push(request) - 1], cancelled]);
  });
  return requests;
}

const json = (body: unknown, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number) => json({ message: 'unauthorized access' }, status);
const errorOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

/** The bearer of a user whose token is refused once, and renewed. */
const bearer = (next: string | undefined = 'new'): BearerSource => ({
  current: () => Promise.resolve('old'),
  beforeWrite: () => Promise.resolve(),
  renewed: vi.fn(() => Promise.resolve(next)),
});

type Client = ReturnType<typeof createClient>;
const body = { price: 9500 };
test.each<[string, (client: Client) => Promise<unknown>, object]>([
  ['A read', (client) => client.get('/cars', v.unknown()), { method: 'GET', cache: 'default' }],
  [
    'An uncached read',
    (client) => client.get('/cars', v.unknown(), { isUncached: true }),
    { method: 'GET', cache: 'no-store' },
  ],
  [
    'A write',
    (client) => client.post('/cars', body, v.unknown()),
    { method: 'POST', sent: body, type: 'application/json' },
  ],
  [
    'A write of which nobody reads the response',
    (client) => client.postIgnoringResponse('/cars', body),
    { method: 'POST', sent: body },
  ],
  ['A change', (client) => client.put('/cars', v.unknown()), { method: 'PUT', type: null, sent: undefined }],
  ['A removal', (client) => client.delete('/cars', v.unknown()), { method: 'DELETE', keepalive: false }],
  [
    'A removal by a page that is left',
    (client) => client.deleteOnLeave()('/cars'),
    { method: 'DELETE', keepalive: true, type: null },
  ],
])('%s is sent with its method, its body and the token', async (_what, call, expected) => {
  const requests = respond(json([]));
  await call(createClient(HOST, bearer()));
  const [request] = requests;
  const text = await request?.text();
  expect({
    url: request?.url,
    method: request?.method,
    cache: request?.cache,
    keepalive: request?.keepalive,
    token: request?.headers.get('authorization'),
    type: request?.headers.get('content-type'),
    sent: text ? v.parse(v.pipe(v.string(), v.parseJson()), text) : undefined,
  }).toMatchObject({ url: `${HOST}/cars`, token: 'Bearer old', ...expected });
});

test.each([
  ['A write', (client: Client) => client.post('/cars', body, v.unknown()), 1],
  ['A read', (client: Client) => client.get('/cars', v.unknown()), 0],
])('%s is sent at once, or once it is certain that the user may write', async (_what, call, waits) => {
  respond(json([]));
  const beforeWrite = vi.fn(() => Promise.resolve());
  await call(createClient(HOST, { ...bearer(), beforeWrite }));
  expect(beforeWrite).toHaveBeenCalledTimes(waits);
});

const ok = () => json([]);
const fault = () => json({}, 500);
const refused = { kind: 'refused', cause: { kind: 'status' } };
test.each([
  ['is renewed once, and the call repeated', 'new', [() => refusal(401), ok], ['old', 'new'], []],
  ['with 403 is renewed too', 'new', [() => refusal(403), ok], ['old', 'new'], []],
  ['is the end if it cannot be renewed', '', [() => refusal(401)], ['old'], refused],
  ['is the end if the next one is, too', 'new', [() => refusal(401), () => refusal(403)], ['old', 'new'], refused],
  ['is renewed before the host fails', 'new', [() => refusal(401), fault], ['old', 'new'], { kind: 'status' }],
  ['is not what a fault of the host means', 'new', [fault], ['old'], { kind: 'status' }],
])('A token that is refused %s', async (_what, next, responses, tokens, outcome) => {
  const requests = respond(...responses.map((response) => response()));
  const result = await errorOf(createClient(HOST, bearer(next)).get('/cars', v.unknown()));
  expect(result).toMatchObject(outcome);
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(tokens.map((token) => `Bearer ${token}`));
});

test('A visitor has no token, and none is fetched when the host refuses', async () => {
  const source = { ...bearer(), current: () => Promise.resolve(undefined) };
  const requests = respond(refusal(401));
  expect(await errorOf(createClient(HOST, source).get('/cars', v.unknown()))).toMatchObject({
    kind: 'status',
    status: 401,
  });
  expect(source.renewed).not.toHaveBeenCalled();
  expect(requests[0]?.headers.has('authorization')).toBe(false);
});

test.each([
  [400, 'status'],
  [401, 'blocked'],
  [403, 'blocked'],
  [404, 'status'],
  [407, 'blocked'],
  [413, 'status'],
  [429, 'status'],
  [451, 'blocked'],
  [499, 'blocked'],
  [500, 'status'],
  [503, 'status'],
  [511, 'blocked'],
])('The status %i, with a page of no host, is an error of kind %s', async (status, kind) => {
  respond(new Response('<!doctype html>', { status, headers: { 'retry-after': '5' } }));
  const error = await errorOf(createClient(HOST).get('/cars', v.unknown()));
  expect(error).toMatchObject({ kind, status, retryAfterMs: 5000, cause: { response: { status } } });
});

test.each([
  ['nothing', '', null],
  ['white space', ' \n', null],
  ['a document', '{"a":1}', { a: 1 }],
])('A response with %s is read', async (_what, text, value) => {
  respond(new Response(text));
  expect(await createClient(HOST).get('/cars', v.unknown())).toEqual(value);
});

test.each([
  ['is not JSON', '<!doctype html>', v.unknown(), { kind: 'unreadable', cause: { name: 'SyntaxError' } }],
  ['does not match', '[]', v.string(), { kind: 'unreadable', cause: { name: 'ValiError' } }],
  [
    'has no document',
    '',
    v.pipe(
      v.unknown(),
      v.transform(() => {
        throw new CallError('not-found');
      }),
    ),
    { kind: 'not-found' },
  ],
])('A response that %s says so', async (_what, text, schema, error) => {
  respond(new Response(text));
  expect(await errorOf(createClient(HOST).get('/cars', schema))).toMatchObject(error);
});

test('The body of an error is read if it is as expected', async () => {
  respond(json({ code: 'a' }, 400), json({}, 400), Promise.reject(new TypeError('Failed to fetch')));
  const bodies: unknown[] = [];
  for (let count = 0; count < 3; count += 1) {
    const error = await errorOf(createClient(HOST).get('/cars', v.unknown()));
    bodies.push(isCallError(error) && errorBodyOf(error, v.object({ code: v.string() })));
  }
  expect(bodies).toEqual([{ code: 'a' }, undefined, undefined]);
  expect(errorBodyOf(new CallError('refused'), v.unknown())).toBeNull();
});

test('A call without a network gets no response, without a number of seconds to wait', async () => {
  respond(Promise.reject(new TypeError('Failed to fetch')));
  const error = await errorOf(createClient(HOST).get('/cars', v.unknown()));
  expect(error).toMatchObject({ kind: 'no-response', retryAfterMs: undefined, cause: { code: 'ERR_NETWORK' } });
});

describe('A call', () => {
  const read = (signal?: AbortSignal) => errorOf(createClient(HOST).get('/cars', v.unknown(), { signal }));
  const silence = () => new Promise<Response>(() => undefined);

  test.each(['before', 'while'])('ends if its caller cancels it %s it is sent', async (when) => {
    const caller = new AbortController();
    const requests = respond(silence());
    if (when === 'before') caller.abort();
    const ended = read(caller.signal);
    if (when === 'while') {
      await vi.waitUntil(() => requests.length > 0);
      caller.abort();
    }
    expect(await ended).toMatchObject({ code: 'ERR_CANCELED' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends if its host is silent', async () => {
    respond(silence());
    const ended = read();
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(await ended).toMatchObject({ kind: 'no-response', cause: { code: 'ERR_CANCELED' } });
  });

  test('leaves no timer and no listener when it has ended', async () => {
    const { signal } = new AbortController();
    const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    respond(json([]));
    await read(signal);
    expect(vi.getTimerCount()).toBe(0);
    expect(remove.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      add.mock.calls.map(([type, listener]) => [type, listener]),
    );
  });
});

test.each([
  ['seconds', '5', 5000],
  ['many seconds', '10', 10_000],
  ['no seconds', '0', 0],
  ['a date of another format', '2026-03-01T12:00:10+00:00', 10_000],
  ['a date in ten seconds', 'Sun, 01 Mar 2026 12:00:10 GMT', 10_000],
  ['a date that has passed', 'Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['words', 'soon', undefined],
  ['nothing', '', undefined],
  ['no header', undefined, undefined],
])('Retry-After with %s is read as milliseconds', (_what, header, ms) => {
  expect(retryAfterOf(header)).toBe(ms);
});

test.each([
  ['0', [1000, 2000, 4000]],
  ['-5', [1000, 2000, 4000]],
  ['Sun, 01 Mar 2026 11:00:00 GMT', [1000, 2000, 4000]],
  ['3', [3000, 3000, 4000]],
])('A read is not tried again sooner than usual, whatever Retry-After says: %s', (header, waits) => {
  const error = new CallError('status', { status: 429, retryAfterMs: retryAfterOf(header) ?? NaN });
  expect([0, 1, 2].map((failures) => retryDelay(failures, error))).toEqual(waits);
});

test.each([204, 205])(
  'Status %i is a success of a write whose response nobody reads, and unreadable for a read',
  async (status) => {
    // Some browsers give such a response an empty body.
    const bodiless = () =>
      Object.defineProperty(new Response(null, { status }), 'body', { value: new Response('').body });
    vi.stubGlobal('fetch', () => Promise.resolve(bodiless()));
    // Loaded anew, because a browser's `fetch` is taken over when the module is loaded.
    vi.resetModules();
    const client = (await import('@/api/client')).createClient(HOST);
    await expect(client.postIgnoringResponse('/reportedpost', {})).resolves.toBeUndefined();
    await expect(client.get('/cars', v.unknown())).rejects.toMatchObject({ kind: 'unreadable' });
  },
);

describe('A read', () => {
  const schema = v.object({ price: v.number() });
  const read = () => createClient(HOST).get('/cars', schema);

  test('whose response has not changed returns the same object, until that is forgotten', async () => {
    respond(...[9500, 9500, 9600, 9500, 9500].map((price) => json({ price })));
    const first = await read();
    expect(await read()).toBe(first);
    expect(await read()).toEqual({ price: 9600 });
    const again = await read();
    expect(again).toEqual(first);
    lastResponses.clear();
    const anew = await read();
    expect(anew).toEqual(again);
    expect(anew).not.toBe(again);
  });

  test('whose response cannot be parsed fails each time', async () => {
    respond(json({ price: 9500 }), json({}), json({}), json({ price: 9500 }));
    const first = await read();
    expect(await errorOf(read())).toMatchObject({ kind: 'unreadable' });
    expect(await errorOf(read())).toMatchObject({ kind: 'unreadable' });
    expect(await read()).toBe(first);
  });
});
