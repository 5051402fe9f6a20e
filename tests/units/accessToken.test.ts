import { HttpResponse } from 'msw';
import { unknown } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearEndedSessions } from '@/lib/browser/userStorage';
import { issueToken } from '@sandbox/market/tokens';
import { addressOf } from '@sandbox/run/ports';
import { breakCall, calls, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime, startClock } from '@tests/support/clock';
import { aWish, database } from '@tests/support/database';
import { rememberSignIn } from '@tests/support/identity';
import { keepToken, keptTokenOwner } from '@tests/support/keptToken';
import { signInInOtherTab } from '@tests/support/otherTab';
import { aBuyer, aSeller, type Person } from '@tests/support/people';

let noor: Person;

/** Loads the modules of a page with a signed-in user and, optionally, a stored access token. */
async function openSignedIn(token?: string) {
  rememberSignIn(noor.email);
  if (token !== undefined) keepToken(noor.email, token);
  const { watchIdentity } = await import('@/session/identity/identity');
  const { accessToken } = await import('@/session/state/accessToken');
  const { renewToken } = await import('@/session/identity/fetchToken');
  const { apiAs } = await import('@/session/apiAs');
  const onNoRecord = vi.fn();
  await new Promise<void>((resolve) => {
    watchIdentity((person) => person && resolve());
  });
  accessToken.setOwner(noor.email, onNoRecord);
  const wishes = (email = noor.email) => apiAs(noor.email).get('/wishlist', unknown(), { params: { email } });
  return { accessToken, renewToken, apiAs, wishes, onNoRecord };
}

const expired = () => issueToken(noor.email, -60);

const apiHost = new URL(addressOf('market')).host;
const apiCalls = () => calls.filter(({ host }) => host === apiHost).map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  startClock();
  noor = aBuyer();
});

afterEach(() => vi.restoreAllMocks());

describe('An expired access token', () => {
  test('is renewed once for all the requests that failed with it, and they are sent again', async () => {
    const { wishes } = await openSignedIn(await expired());

    expect(await Promise.all([wishes(), wishes(), wishes()])).toEqual([[], [], []]);
    expect(callsTo('GET /jwt')).toHaveLength(1);
    expect(callsTo('GET /wishlist')).toHaveLength(6);
  });

  test('is renewed for a write, which is executed only once', async () => {
    const { apiAs } = await openSignedIn(await expired());
    const { id } = aWish({ email: noor.email });
    expect(await apiAs(noor.email).delete(`/wishlist/${id}`, unknown())).toMatchObject({ deletedCount: 1 });

    expect(callsTo('DELETE /wishlist/:id')).toHaveLength(2);
    expect(callsTo('GET /jwt')).toHaveLength(1);
  });

  test.each([
    ['another tab has renewed it', (token: string) => keepToken(noor.email, token), 0],
    ['it was removed', () => localStorage.removeItem('access_token'), 1],
  ])('for which %s meanwhile is replaced with as few calls', async (_what, change, count) => {
    const { wishes } = await openSignedIn(await expired());
    slowCall('GET /wishlist', 1000);
    const reading = wishes();
    await advanceTime(500);
    change(await issueToken(noor.email));
    await advanceTime(2000);
    expect(await reading).toEqual([]);
    expect(callsTo('GET /jwt')).toHaveLength(count);
  });

  test('that cannot be renewed is reported as a connection error, and the next request tries to renew it again', async () => {
    const repair = breakCall('GET /jwt');
    const { wishes } = await openSignedIn(await expired());
    await expect(wishes()).rejects.toMatchObject({ kind: 'no-response' });
    repair();
    expect(await wishes()).toEqual([]);
  });
});

describe('The stored access token', () => {
  test('is one entry with the token and the email of its owner', async () => {
    const { wishes } = await openSignedIn();
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    await wishes();

    const token = callsTo('GET /wishlist')[0]?.bearer;
    expect(setItem.mock.calls).toEqual([['access_token', JSON.stringify({ token, email: noor.email })]]);
  });

  test.each([
    ['without its owner', (token: string) => token],
    ['of another user', (token: string) => JSON.stringify({ token, email: 'mara@example.test' })],
  ])('%s is replaced, and not sent', async (_, entryOf) => {
    const { wishes } = await openSignedIn();
    localStorage.setItem('access_token', entryOf(await issueToken('mara@example.test')));
    expect(await wishes()).toEqual([]);

    expect(callsTo('GET /jwt')).toHaveLength(1);
    expect(callsTo('GET /wishlist')).toHaveLength(1);
    expect(keptTokenOwner()).toBe(noor.email);
  });

  test('without its owner is removed when the user signs out', async () => {
    const { accessToken } = await openSignedIn();
    localStorage.setItem('access_token', await issueToken(noor.email));
    expect(accessToken.isStored()).toBe(true);
    clearEndedSessions();

    expect(Object.keys(localStorage).filter((key) => key.startsWith('access_token'))).toEqual([]);
  });
});

describe('A response of something on the way, such as a network filter,', () => {
  const html = '<!doctype html><title>Blocked</title>';
  const foreign = '{"message":"Blocked by your administrator"}';
  test.each([
    ['401 with an HTML page', 401, html],
    ['403 with an HTML page', 403, html],
    ['403 with JSON of another shape', 403, foreign],
    ['403 without a body', 403, ''],
    ['407', 407, html],
    ['451', 451, html],
    ['511', 511, html],
  ])(
    '%s does not refuse the user: no token is renewed for it, nor a profile missed, and a write may have arrived',
    async (_, status, body) => {
      const respond = () => new HttpResponse(body, { status });
      const { wishes, renewToken, onNoRecord } = await openSignedIn(await issueToken(noor.email));
      const repair = breakCall('GET /wishlist', respond);
      const { isOutcomeUnknown, isRefusal } = await import('@/api/callError');
      const { shouldRetry } = await import('@/api/queryClient');
      const error: unknown = await wishes().catch((cause: unknown) => cause);
      expect(error).toMatchObject({ kind: 'blocked', status });
      expect([isRefusal(error), isOutcomeUnknown(error), shouldRetry(0, error)]).toEqual([false, true, true]);
      expect(callsTo('GET /jwt')).toEqual([]);
      repair();

      breakCall('GET /jwt', respond);
      await expect(renewToken()).rejects.toMatchObject({ kind: 'blocked' });
      expect(onNoRecord).not.toHaveBeenCalled();
      expect(await wishes()).toEqual([]);
    },
  );
});

describe('A 403 response', () => {
  test('to a token that has just been fetched is final', async () => {
    const { wishes } = await openSignedIn();
    await expect(wishes('mara@example.test')).rejects.toMatchObject({ kind: 'refused' });
    expect(callsTo('GET /jwt')).toHaveLength(1);
    expect(callsTo('GET /wishlist')).toHaveLength(1);
  });

  test.each([
    ['an older token', () => advanceTime(61_000)],
    ['a token from before the clock was put back', () => void vi.setSystemTime(Date.now() - 3_600_000)],
  ])('to %s is final if the renewed token is refused too', async (_, wait) => {
    const { wishes } = await openSignedIn();
    await wishes();
    await wait();
    await expect(wishes('mara@example.test')).rejects.toMatchObject({ kind: 'refused' });
    expect(callsTo('GET /jwt')).toHaveLength(2);
  });

  test.each([
    ['is final within its first minute', 59_999, 1],
    ['asks for another token after that', 60_000, 2],
  ])('to a new token %s', async (_what, age, requests) => {
    const { accessToken, bearerOf } = await import('@/session/state/accessToken');
    accessToken.setOwner(noor.email);
    const fetchToken = vi.fn(() => Promise.resolve('the token'));
    const bearer = bearerOf(noor.email, fetchToken);
    const token = await bearer.current();
    vi.setSystemTime(Date.now() + age);
    await bearer.renewed(token ?? expect.fail());
    expect(fetchToken).toHaveBeenCalledTimes(requests);
  });

  test('to a visitor is final', async () => {
    const { accessToken, bearerOf } = await import('@/session/state/accessToken');
    accessToken.setOwner(undefined);
    expect(await bearerOf(undefined, vi.fn()).renewed('a token')).toBeUndefined();
  });

  test('of /jwt means that the user has no profile', async () => {
    const { wishes, onNoRecord } = await openSignedIn(await expired());
    await database.users.remove({});
    await expect(wishes()).rejects.toMatchObject({ kind: 'no-record' });
    expect(onNoRecord).toHaveBeenCalledOnce();
  });
});

describe('A user who has signed out', () => {
  const signOut = async () => (await import('@/session/state/endSession')).endSession();

  test('has no token, neither in use nor stored', async () => {
    const { wishes } = await openSignedIn(await issueToken(noor.email));
    await signOut();

    await expect(wishes()).rejects.toMatchObject({ kind: 'refused' });
    expect(apiCalls()).toEqual([]);
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('has no token in a page that is opened afterwards', async () => {
    const { accessToken } = await import('@/session/state/accessToken');
    accessToken.setOwner(undefined);
    expect(accessToken.has()).toBe(false);
  });

  test('while the token was being fetched gets no token', async () => {
    const { wishes } = await openSignedIn();
    const request = expect(wishes()).rejects.toMatchObject({ kind: 'refused' });
    await signOut();
    await request;
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('has no requests sent or repeated as another user', async () => {
    const mara = aSeller();
    const { accessToken, wishes } = await openSignedIn(await expired());
    slowCall('GET /wishlist', 1000);
    const refused = expect(wishes()).rejects.toMatchObject({ kind: 'refused' });
    await advanceTime(500);
    accessToken.setOwner(mara.email);
    keepToken(mara.email, await issueToken(mara.email));
    await advanceTime(1000);
    await refused;
    await expect(wishes()).rejects.toMatchObject({ kind: 'refused' });

    expect(apiCalls()).toEqual(['GET /wishlist']);
  });
});

describe('A renewal that is under way while the user changes', () => {
  test('is not shared by the next user, whose own is still shared when the first one ends', async () => {
    const mara = aSeller();
    const { accessToken, apiAs, wishes } = await openSignedIn();
    slowCall('GET /jwt', 4000);
    const refused = expect(wishes()).rejects.toMatchObject({ kind: 'refused' });
    await advanceTime(500);
    await signInInOtherTab(mara);
    accessToken.setOwner(mara.email);
    const hers = () => apiAs(mara.email).get('/wishlist', unknown(), { params: { email: mara.email } });
    const first = hers();
    await advanceTime(3000);
    await refused;
    const second = hers();
    await advanceTime(6000);

    expect(await Promise.all([first, second])).toEqual([[], []]);
    expect(callsTo('GET /jwt').map(({ query }) => query['email'])).toEqual([noor.email, mara.email]);
    expect(callsTo('GET /wishlist').map(({ query }) => query['email'])).toEqual([mara.email, mara.email]);
    expect(keptTokenOwner()).toBe(mara.email);
  });

  test('says nothing about the next user if the first one has no profile', async () => {
    const { accessToken, wishes, onNoRecord } = await openSignedIn();
    await database.users.remove({});
    slowCall('GET /jwt', 1000);
    const refused = expect(wishes()).rejects.toMatchObject({ kind: 'no-record' });
    const ofNext = vi.fn();
    accessToken.setOwner('mara@example.test', ofNext);
    await advanceTime(2000);
    await refused;
    expect([...onNoRecord.mock.calls, ...ofNext.mock.calls]).toEqual([]);
  });
});

describe('The next user, whom another tab has signed in,', () => {
  test.each([
    ['before a token is fetched for the former one', 0, []],
    ['while a token is fetched for the former one', 500, ['GET /jwt']],
  ])('%s, keeps theirs', async (_when, ms, sent) => {
    const mara = aSeller();
    const token = await issueToken(mara.email);
    const { wishes, accessToken } = await openSignedIn();
    const read = () => expect(wishes()).rejects.toMatchObject({ kind: 'refused' });
    slowCall('GET /jwt', 1000);
    const before = ms > 0 ? read() : undefined;
    await advanceTime(ms);
    expect(accessToken.isReplaced()).toBe(false);
    keepToken(mara.email, token);
    localStorage.setItem('signed_in_user', JSON.stringify(mara));
    expect(accessToken.isReplaced()).toBe(true);
    const after = read();
    await advanceTime(1500);
    await Promise.all([before, after]);
    expect([keptTokenOwner(), apiCalls()]).toEqual([mara.email, sent]);
  });
});

describe('A visitor', () => {
  test('sends no access token, and no request as a user who has signed in since', async () => {
    const { accessToken, apiAs, renewToken } = await openSignedIn();
    accessToken.setOwner(undefined);
    await expect(renewToken()).rejects.toMatchObject({ kind: 'refused' });
    const fetchToken = vi.fn();
    await expect(accessToken.renew(fetchToken)).rejects.toMatchObject({ kind: 'refused' });
    expect(fetchToken).not.toHaveBeenCalled();
    const posts = () => apiAs(undefined).get('/seller/post', unknown());
    expect(await posts()).toEqual([]);
    accessToken.setOwner(noor.email);
    await expect(posts()).rejects.toMatchObject({ kind: 'refused' });

    expect(callsTo('GET /seller/post')).toMatchObject([{ bearer: undefined }]);
  });
});

describe('The access token', () => {
  test('of the next user, whom another tab has signed in, replaces that of a user, and nothing of a visitor', async () => {
    const { accessToken } = await openSignedIn();
    keepToken('mara@example.test', 'a token');
    expect(accessToken.isReplaced()).toBe(false);
    localStorage.setItem('signed_in_user', JSON.stringify({ email: 'mara@example.test' }));
    expect(accessToken.isReplaced()).toBe(true);
    accessToken.setOwner(undefined);
    expect(accessToken.isReplaced()).toBe(false);
  });

  test('is in use by its owner alone, and known to be stored by everybody', async () => {
    const { accessToken } = await openSignedIn();
    const isThere = () => [accessToken.has(), accessToken.isStored(), accessToken.isStored(noor.email)];
    expect(isThere()).toEqual([false, false, false]);
    keepToken(noor.email, 'a token');
    expect(isThere()).toEqual([true, true, true]);
    keepToken('mara@example.test', 'a token');
    expect(isThere()).toEqual([false, true, false]);
  });

  test.each(['https://evil.example/cars', '//evil.example/cars', 'http://evil.example'])(
    'is not sent to the host of %s if that is ever used as a path',
    async (address) => {
      const { apiAs } = await openSignedIn(await issueToken(noor.email));
      const request = apiAs(noor.email).get(address, unknown());

      await expect(request).rejects.toMatchObject({ kind: 'status', status: 404 });
      expect(calls.filter(({ bearer }) => bearer !== undefined)).toMatchObject([{ host: apiHost }]);
    },
  );
});
