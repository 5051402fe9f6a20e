import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchOrTakeFirstRead } from '@/shared/api/firstReads';
import { beginFirstReads } from '@/app/document/beginFirstReads';

const API = 'https://api.example.com';
const CARS = `${API}/cars`;
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  // The test runner's worker is older than a document that begins reads.
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  network.mockReset().mockImplementation(() => Promise.resolve(new Response('network')));
  window.firstReads = { [CARS]: Promise.resolve(new Response('document')) };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.firstReads;
});

const textOf = async (url: string, init?: RequestInit) => (await fetchOrTakeFirstRead(new Request(url, init))).text();

describe('A read that the document has begun', () => {
  test('is taken once, and sent the next time', async () => {
    expect(await textOf(CARS)).toBe('document');
    expect(network).not.toHaveBeenCalled();
    expect(await textOf(CARS)).toBe('network');
  });

  test.each([
    ['another address', `${API}/carCategories`, {}],
    ['a call with a token', CARS, { headers: { authorization: 'Bearer x' } }],
    ['a read of what is so now', CARS, { cache: 'no-store' }],
    ['a write', CARS, { method: 'POST', body: '{}' }],
  ] as const)('is not taken for %s', async (_, url, init) => {
    expect(await textOf(url, init)).toBe('network');
  });

  test('is not taken once the document is half a minute old', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(30_001);
    expect(await textOf(CARS)).toBe('network');
  });

  test('ends with its call: a host that does not answer keeps nobody waiting', async () => {
    window.firstReads = { [CARS]: new Promise<Response>(() => undefined) };
    const call = new AbortController();
    const response = fetchOrTakeFirstRead(new Request(CARS, { signal: call.signal }));
    call.abort();
    await expect(response).rejects.toThrow('aborted');
  });
});

describe('The document of', () => {
  const begunAt = (address: string) => {
    vi.stubGlobal('API_URL', API);
    vi.stubGlobal('FIRST_READS', [
      { page: '^/carsCategories/?$', calls: ['/cars', '/carCategories'] },
      { page: '^/carsCategories/carDetails/([\\w-]+)/?$', calls: ['/cars/:'] },
    ]);
    window.firstReads = {};
    window.history.replaceState(null, '', address);
    beginFirstReads();
    return Object.keys(window.firstReads);
  };

  test.each([
    ['/carsCategories', [CARS, `${API}/carCategories`]],
    ['/carsCategories/?sort=price', [CARS, `${API}/carCategories`]],
    ['/carsCategories/carDetails/65f0c0ffee65f0c0ffee65f0', [`${API}/cars/65f0c0ffee65f0c0ffee65f0`]],
    ['/carsCategories/carDetails/..%2Fjwt', []],
    ['/carsCategories/carDetails/a/b', []],
    ['/dashboard', []],
  ])('%s begins %j', (address, urls) => {
    expect(begunAt(address)).toEqual(urls);
  });
});
