import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchOrTakeFirstRead } from '@/shared/api/firstReads';
import { beginFirstReads } from '@/app/document/beginFirstReads';
import { documentReads } from '@tools/documentReads';

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
  localStorage.clear();
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

  test('with a token is taken by a call with the same token alone', async () => {
    window.firstReads = { [`Bearer mine${CARS}`]: Promise.resolve(new Response('document')) };
    expect(await textOf(CARS, { headers: { authorization: 'Bearer other' } })).toBe('network');
    expect(await textOf(CARS)).toBe('network');
    expect(await textOf(CARS, { headers: { authorization: 'Bearer mine' } })).toBe('document');
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

  test('ends with its call also if the host stops in the middle of the response', async () => {
    const begun = new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('[')) });
    window.firstReads = { [CARS]: Promise.resolve(new Response(begun)) };
    const call = new AbortController();
    const response = fetchOrTakeFirstRead(new Request(CARS, { signal: call.signal }));
    setTimeout(() => call.abort());
    await expect(response.then((begun) => begun.text())).rejects.toThrow('aborted');
  });

  test('keeps its status and headers, also without a body', async () => {
    const headers = { 'retry-after': '7' };
    window.firstReads = { [CARS]: Promise.resolve(new Response(null, { status: 204, headers })) };
    const response = await fetchOrTakeFirstRead(new Request(CARS));
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([204, '7', '']);
  });
});

describe('The document of', () => {
  const begunAt = (address: string) => {
    vi.stubGlobal('API_URL', API);
    vi.stubGlobal('FIRST_READS', documentReads);
    Object.assign(window, { firstReads: undefined });
    window.history.replaceState(null, '', address);
    beginFirstReads();
    return Object.keys(window.firstReads ?? {});
  };
  const keep = (email: string, owner = email) => {
    localStorage.setItem('access_token', JSON.stringify({ token: 'mine', email: owner }));
    localStorage.setItem('signed_in_user', JSON.stringify({ email }));
  };

  test.each([
    ['/carsCategories', [CARS, `${API}/carCategories`]],
    ['/carsCategories/?sort=price', [CARS, `${API}/carCategories`]],
    ['/carsCategories/carDetails/65f0c0ffee65f0c0ffee65f0', [`${API}/cars/65f0c0ffee65f0c0ffee65f0`]],
    ['/carsCategories/add-to-cart/65F0C0FFEE65F0C0FFEE65F0', [`${API}/cars/65F0C0FFEE65F0C0FFEE65F0`]],
    ['/carsCategories/category/land-rover', [`${API}/category/land-rover`, `${API}/carCategories`, CARS]],
    ['/carsCategories/category/..%2Fjwt', []],
    ['/carsCategories/carDetails/abc', []],
    ['/carsCategories/carDetails/a/b', []],
    ['/dashboard', []],
  ])('%s begins %j', (address, urls) => {
    expect(begunAt(address)).toEqual(urls);
  });

  test('the dashboard begins the wishlist of the last user with their token', () => {
    keep('ines+1@people.test');
    expect(begunAt('/dashboard')).toEqual([`Bearer mine${API}/wishlist?email=ines%2B1%40people.test`]);
    expect(network).toHaveBeenCalledExactlyOnceWith(`${API}/wishlist?email=ines%2B1%40people.test`, {
      headers: { accept: 'application/json, text/plain, */*', authorization: 'Bearer mine' },
    });
  });

  test.each([
    ['the token is of another user', () => keep('ines@people.test', 'noor@people.test')],
    ['axios would encode the e-mail in another way', () => keep('ines$@people.test')],
    [
      'a sign-out has begun',
      () => {
        keep('ines@people.test');
        localStorage.setItem('signed-out', 'begun');
      },
    ],
    ['the entry is damaged', () => localStorage.setItem('access_token', '{"token"')],
  ])('the dashboard begins nothing if %s', (_, arrange) => {
    arrange();
    expect(begunAt('/dashboard')).toEqual([]);
    expect(network).not.toHaveBeenCalled();
  });
});
