import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unknown } from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import { issueToken } from '@sandbox/market/tokens';
import { breakCall, calls, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime, startClock } from '@tests/support/clock';
import { rememberSignIn } from '@tests/support/identity';
import { keepToken, keptTokenOwner } from '@tests/support/keptToken';
import { aBuyer, aSeller, type Person } from '@tests/support/people';
import { aWish, world } from '@tests/support/world';

let noor: Person;

/** The modules of a page on which somebody is signed in, with a token of the earlier visit. */
async function signedIn(token?: string) {
  rememberSignIn(noor.email, localStorage, 'sandbox-api-key');
  if (token !== undefined) keepToken(noor.email, token);
  const { watchIdentity } = await import('@/shared/session/identity');
  const { accessToken } = await import('@/shared/session/accessToken');
  const { apiAs } = await import('@/shared/session/apiAs');
  const onNoRecord = vi.fn();
  await new Promise<void>((resolve) => {
    watchIdentity({ onChange: (person) => person && resolve(), onEnded: () => undefined });
  });
  accessToken.setOwner(noor.email, onNoRecord);
  const wishes = (email = noor.email) => apiAs(noor.email).get('/wishlist', unknown(), { params: { email } });
  return { accessToken, apiAs, wishes, onNoRecord };
}

const expired = () => issueToken(noor.email, -60);

const marketHost = new URL(addressOf('market')).host;
const marketCalls = () =>
  calls.filter(({ host }) => host === marketHost).map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  startClock();
  noor = aBuyer();
});

afterEach(() => vi.restoreAllMocks());

describe('A token that has expired', () => {
  test('is renewed once for all the calls that it was refused, and they are made again', async () => {
    const { wishes } = await signedIn(await expired());

    expect(await Promise.all([wishes(), wishes(), wishes()])).toEqual([[], [], []]);
    expect(callsTo('GET /jwt')).toHaveLength(1);
    expect(callsTo('GET /wishlist')).toHaveLength(6);
  });

  test('is renewed for a write, which is carried out once', async () => {
    const { apiAs } = await signedIn(await expired());
    const { id } = aWish({ email: noor.email });
    expect(await apiAs(noor.email).delete(`/wishlist/${id}`, unknown())).toMatchObject({ deletedCount: 1 });

    expect(callsTo('DELETE /wishlist/:id')).toHaveLength(2);
    expect(callsTo('GET /jwt')).toHaveLength(1);
  });

  test('and cannot be renewed just now is an error of the connection, and another call tries again', async () => {
    const repair = breakCall('GET /jwt');
    const { wishes } = await signedIn(await expired());
    await expect(wishes()).rejects.toMatchObject({ kind: 'no-answer' });
    repair();
    expect(await wishes()).toEqual([]);
  });
});

describe('What the browser keeps', () => {
  test('is one entry with the token and whose it is, written at once', async () => {
    const { wishes } = await signedIn();
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    await wishes();

    const token = callsTo('GET /wishlist')[0]?.bearer;
    expect(setItem.mock.calls).toEqual([['access_token', JSON.stringify({ token, email: noor.email })]]);
  });

  test('of an earlier version, in two entries, is replaced', async () => {
    const { wishes } = await signedIn();
    localStorage.setItem('access_token', await issueToken('mara@example.test'));
    localStorage.setItem('access_token_of', noor.email);
    expect(await wishes()).toEqual([]);

    expect(callsTo('GET /jwt')).toHaveLength(1);
    expect(keptTokenOwner()).toBe(noor.email);
    expect(localStorage.getItem('access_token_of')).toBeNull();
  });

  test('of an earlier version goes when its owner does', async () => {
    const { accessToken } = await signedIn();
    localStorage.setItem('access_token', await issueToken(noor.email));
    localStorage.setItem('access_token_of', noor.email);
    expect(accessToken.isStored()).toBe(true);
    accessToken.clear();

    expect(Object.keys(localStorage).filter((key) => key.startsWith('access_token'))).toEqual([]);
  });
});

describe('A refusal', () => {
  test('of a token that was fetched just now is meant', async () => {
    const { wishes } = await signedIn();
    await expect(wishes('mara@example.test')).rejects.toMatchObject({ kind: 'refused' });
    expect(callsTo('GET /jwt')).toHaveLength(1);
    expect(callsTo('GET /wishlist')).toHaveLength(1);
  });

  test('of an older one is meant when the next is refused as well', async () => {
    const { wishes } = await signedIn();
    await wishes();
    await advanceTime(61_000);
    await expect(wishes('mara@example.test')).rejects.toMatchObject({ kind: 'refused' });
    expect(callsTo('GET /jwt')).toHaveLength(2);
  });

  test('by /jwt means that there is no record', async () => {
    const { wishes, onNoRecord } = await signedIn(await expired());
    await world.users.remove({});
    await expect(wishes()).rejects.toMatchObject({ kind: 'no-record' });
    expect(onNoRecord).toHaveBeenCalledOnce();
  });
});

describe('Somebody who has left', () => {
  test('has no token that is given out or kept', async () => {
    const { accessToken, wishes } = await signedIn(await issueToken(noor.email));
    accessToken.setOwner(undefined);
    accessToken.clear();

    await expect(wishes()).rejects.toMatchObject({ kind: 'refused' });
    expect(marketCalls()).toEqual([]);
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('while the token was being fetched gets none', async () => {
    const { accessToken, wishes } = await signedIn();
    const asked = expect(wishes()).rejects.toMatchObject({ kind: 'refused' });
    accessToken.setOwner(undefined);
    await asked;
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('has no call made or made again as somebody else', async () => {
    const mara = aSeller();
    const { accessToken, wishes } = await signedIn(await expired());
    slowCall('GET /wishlist', 1000);
    const refused = expect(wishes()).rejects.toMatchObject({ kind: 'refused' });
    await advanceTime(500);
    accessToken.setOwner(mara.email);
    keepToken(mara.email, await issueToken(mara.email));
    await advanceTime(1000);
    await refused;
    await expect(wishes()).rejects.toMatchObject({ kind: 'refused' });

    expect(marketCalls()).toEqual(['GET /wishlist']);
  });
});

describe('A visitor', () => {
  test('has calls without a bearer, and none of them is made as whoever has come since', async () => {
    const { accessToken, apiAs } = await signedIn();
    accessToken.setOwner(undefined);
    const posts = () => apiAs(undefined).get('/seller/post', unknown());
    expect(await posts()).toEqual([]);
    accessToken.setOwner(noor.email);
    await expect(posts()).rejects.toMatchObject({ kind: 'refused' });

    expect(callsTo('GET /seller/post')).toMatchObject([{ bearer: undefined }]);
  });
});

describe('A bearer', () => {
  test.each(['https://evil.example/cars', '//evil.example/cars', 'http://evil.example'])(
    'does not go to the host of %s, were it ever taken for a path',
    async (address) => {
      const { apiAs } = await signedIn(await issueToken(noor.email));
      const asked = apiAs(noor.email).get(address, unknown());

      await expect(asked).rejects.toMatchObject({ kind: 'status', status: 404 });
      expect(calls.filter(({ bearer }) => bearer !== undefined)).toMatchObject([{ host: marketHost }]);
    },
  );
});
