import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Identity, SessionEvents } from '@/session/state/sessionState';
import { issueToken } from '@sandbox/market/tokens';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime, startClock } from '@tests/support/clock';
import { aRecord, database } from '@tests/support/database';
import { anAccount, rememberSignIn } from '@tests/support/identity';
import { keepToken, keptTokenOwner } from '@tests/support/keptToken';

const email = 'ines@example.test';
const typed = 'Ines@Example.test';
const form = { name: 'Ines', photoUrl: undefined, role: 'buyer', isAccountAsked: true } as const;
let events: SessionEvents;

/** Loads the modules of a page in which Firebase has a user. */
async function open() {
  rememberSignIn(email);
  const identity = await import('@/session/identity/identity');
  const flow = await import('@/session/identity/signInFlow');
  const { pendingSignUp } = await import('@/session/identity/pendingSignUp');
  const { renewToken } = await import('@/session/identity/fetchToken');
  const { accessToken } = await import('@/session/state/accessToken');
  const { signOutMarker } = await import('@/session/state/lastUser');
  const { sessionState } = await import('@/session/state/sessionState');
  const { userStorage } = await import('@/lib/browser/userStorage');
  const { closeUserStorage } = await import('@/lib/browser/userKeys');
  await identity.identityReady();
  events = { beforeSignIn: () => Promise.resolve(), onUserChange: vi.fn(), onSignUpComplete: vi.fn() };
  sessionState.setEvents(events);
  const user = identity.currentIdentity() ?? expect.fail();
  return {
    ...flow,
    user,
    pendingSignUp,
    renewToken,
    accessToken,
    signOutMarker,
    sessionState,
    userStorage,
    closeUserStorage,
  };
}

beforeEach(() => {
  startClock();
  anAccount({ email, name: 'Ines', password: 'second-gear' });
});

const spellings = () => callsTo('GET /jwt').map(({ query }) => query['email']);
const lastUser = () => localStorage.getItem('signed_in_user');
const unconfirmed = () => Response.json({ message: 'email not verified' }, { status: 403 });

describe('A sign-in', () => {
  test.each<[string, typedAs: string, records: string[], () => unknown, status: string, as: string, calls: string[]]>([
    ['is done', email, [email], () => undefined, 'signed-in', email, [email]],
    [
      'needs no new token',
      email,
      [email],
      async () => keepToken(email, await issueToken(email)),
      'signed-in',
      email,
      [],
    ],
    ['is done if the host fails', typed, [], () => breakCall('GET /jwt', 500), 'signed-in', email, [email]],
    ['finds no record', email, [typed], () => undefined, 'no-record', email, [email]],
    ['finds the record as it was typed', typed, [typed], () => undefined, 'signed-in', typed, [email, typed]],
    ['finds none as it was typed', typed, [], () => undefined, 'no-record', email, [email, typed]],
    ['does not try another address', 'ada@example.test', [], () => undefined, 'no-record', email, [email]],
    ['has to be confirmed', typed, [typed], () => breakCall('GET /jwt', unconfirmed), 'unconfirmed', email, [email]],
    [
      'has to be confirmed as it was typed',
      typed,
      [],
      () => breakCall(`GET /jwt?email=${typed}`, unconfirmed),
      'unconfirmed',
      typed,
      [email, typed],
    ],
  ])('%s: as %s, with records of %j', async (_what, typedAs, records, begin, status, as, calls) => {
    for (const known of records) aRecord({ email: known });
    await begin();
    const { completeSignIn, user, accessToken, sessionState } = await open();
    await completeSignIn(user, typedAs);
    expect(sessionState.get()).toEqual({ status, user: { ...user, email: as } });
    expect([accessToken.owner(), spellings()]).toEqual([as, calls]);
    if (status === 'signed-in') expect(lastUser()).toContain(`"email":"${as}"`);
    else expect(lastUser()).toBeNull();
    expect(events.onUserChange).not.toHaveBeenCalled();
  });

  test('ends an earlier sign-out, and removes what others have left on the device', async () => {
    aRecord({ email });
    const { completeSignIn, user, signOutMarker, userStorage } = await open();
    userStorage('mara@example.test').write('new post', 'hers');
    userStorage(email).write('new post', 'mine');
    signOutMarker.begin();
    await completeSignIn(user);
    expect(signOutMarker.isDeliberate()).toBe(false);
    expect(JSON.stringify(localStorage)).not.toContain('hers');
    expect(JSON.stringify(localStorage)).toContain('mine');
  });

  test('of the next user ends the session of the one before at once', async () => {
    aRecord({ email });
    const { completeSignIn, user, sessionState, userStorage } = await open();
    const mara: Identity = { ...user, uid: 'mara', email: 'mara@example.test' };
    sessionState.set({ status: 'signed-in', user: mara });
    keepToken(mara.email, 'hers');
    localStorage.setItem('signed_in_user', JSON.stringify(mara));
    slowCall('GET /jwt', 1000);
    const signingIn = completeSignIn(user);
    expect(sessionState.get()).toEqual({ status: 'loading' });
    expect([keptTokenOwner(), lastUser()]).toEqual([undefined, null]);
    expect(events.onUserChange).toHaveBeenCalledOnce();
    expect(userStorage(mara.email).write('new post', 'hers')).toBe(false);
    await advanceTime(1500);
    await signingIn;
    expect(sessionState.get()).toEqual({ status: 'signed-in', user });
    expect(userStorage(user.email).write('new post', 'mine')).toBe(true);
  });

  test('of the user who is here already ends nothing, and lets the page store again', async () => {
    aRecord({ email });
    const { completeSignIn, user, sessionState, userStorage, closeUserStorage } = await open();
    sessionState.set({ status: 'signed-in', user });
    closeUserStorage(email, 'signed-out');
    expect(userStorage(email).write('new post', 'mine')).toBe(false);
    const statuses: string[] = [];
    sessionState.subscribe(() => void statuses.push(sessionState.get().status));
    await completeSignIn(user);
    expect(statuses).toEqual(['signed-in']);
    expect(events.onUserChange).not.toHaveBeenCalled();
    expect(userStorage(email).write('new post', 'mine')).toBe(true);
  });

  test.each<[string, (page: Awaited<ReturnType<typeof open>>) => unknown]>([
    ['in a page that is not mounted', ({ sessionState }) => sessionState.setEvents(undefined)],
    ['after which another one has begun', ({ sessionState }) => setTimeout(() => sessionState.beginTurn(), 500)],
  ])('%s changes nothing', async (_which, begin) => {
    slowCall('GET /jwt', 1000);
    const page = await open();
    begin(page);
    const signingIn = page.completeSignIn(page.user, typed);
    await advanceTime(2500);
    await signingIn;
    expect(page.sessionState.get()).toEqual({ status: 'loading' });
    expect(spellings().filter((spelling) => spelling === typed)).toEqual([]);
  });

  test.each<[string, string, string[], (() => Response) | undefined, status: string, as: string, calls: string[]]>([
    ['without a record says so', email, [], undefined, 'no-record', email, []],
    ['without a record tries the spelling that was typed', typed, [typed], undefined, 'signed-in', typed, [typed]],
    ['without a confirmation says so', typed, [typed], unconfirmed, 'unconfirmed', email, []],
  ])('that is refused later %s', async (_what, typedAs, records, answer, status, as, calls) => {
    for (const known of records) aRecord({ email: known });
    const repair = breakCall('GET /jwt', 500);
    const { completeSignIn, user, renewToken, sessionState } = await open();
    await completeSignIn(user, typedAs);
    expect(sessionState.get().status).toBe('signed-in');
    repair();
    if (answer) breakCall('GET /jwt', answer);
    await expect(renewToken()).rejects.toThrow();
    await advanceTime(100);
    expect(sessionState.get()).toEqual({ status, user: { ...user, email: as } });
    expect(spellings()).toEqual([email, email, ...calls]);
  });
});

describe('A sign-in that completes a sign-up', () => {
  test('says so when it is done, with the record that was there before', async () => {
    aRecord({ email, name: 'Older' });
    const { completeSignIn, user, pendingSignUp, sessionState } = await open();
    pendingSignUp.begin(email, { ...form, uid: user.uid });
    const signingIn = completeSignIn(user);
    expect(sessionState.get()).toEqual({ status: 'completing-sign-up', user, error: undefined });
    await signingIn;
    expect(sessionState.get()).toEqual({ status: 'signed-in', user });
    expect(events.onSignUpComplete).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Older' }));
    expect(lastUser()).not.toBeNull();
  });

  test.each<[string, string, string | undefined]>([
    ['other capitals', typed, typed],
    ['the same', email, undefined],
    ['another address', 'ada@example.test', undefined],
  ])('remembers a spelling only with other capitals: %s', async (_what, typedAs, kept) => {
    breakCall('GET /users/:email');
    const { completeSignIn, user, pendingSignUp, sessionState } = await open();
    pendingSignUp.begin(email, form);
    await completeSignIn(user, typedAs);
    expect(pendingSignUp.find(email)?.typedEmail).toBe(kept);
    expect(sessionState.get()).toMatchObject({ status: 'completing-sign-up', user, error: { kind: 'no-response' } });
    expect(lastUser()).toBeNull();
  });

  test('goes on under the spelling of an older record', async () => {
    aRecord({ email: typed });
    const { completeSignIn, user, pendingSignUp, sessionState, accessToken } = await open();
    pendingSignUp.begin(email, form);
    await completeSignIn(user, typed);
    expect(sessionState.get()).toEqual({ status: 'signed-in', user: { ...user, email: typed } });
    expect([accessToken.owner(), await database.users.find({})]).toMatchObject([typed, [{ email: typed }]]);
    expect([spellings(), callsTo('POST /users')]).toEqual([[typed], []]);
    expect(events.onSignUpComplete).not.toHaveBeenCalled();
  });

  test('waits until the email is confirmed', async () => {
    breakCall('GET /jwt', unconfirmed);
    const { completeSignIn, user, pendingSignUp, sessionState } = await open();
    pendingSignUp.begin(email, form);
    await completeSignIn(user);
    expect(sessionState.get()).toEqual({ status: 'unconfirmed', user });
  });

  test.each([
    ['is read', 'GET /users/:email', true, 0],
    ['is created', 'POST /users', true, 1],
    ['fails', 'GET /users/:email', false, 0],
  ])('changes nothing if another one begins while the record %s', async (_when, call, isAnswered, posts) => {
    slowCall(call, 1000);
    const repair = isAnswered
      ? () => undefined
      : breakCall(call, () => new Promise((resolve) => setTimeout(() => resolve(Response.error()), 1000)));
    const { completeSignIn, user, pendingSignUp, sessionState } = await open();
    pendingSignUp.begin(email, { ...form, typedEmail: typed });
    const signingIn = completeSignIn(user);
    await advanceTime(500);
    sessionState.beginTurn();
    sessionState.set({ status: 'signed-out', reason: undefined });
    await advanceTime(5000);
    await signingIn;
    repair();
    expect(sessionState.get()).toEqual({ status: 'signed-out', reason: undefined });
    expect(events.onSignUpComplete).not.toHaveBeenCalled();
    expect(callsTo('POST /users')).toHaveLength(posts);
  });
});

test('The user of the last visit is signed in like any other once Firebase names them', async () => {
  aRecord({ email });
  const { user, sessionState } = await open();
  const { followIdentity } = await import('@/session/identity/followIdentity');
  sessionState.resume(user);
  const stop = followIdentity();
  await advanceTime(100);
  stop();
  expect([sessionState.get(), spellings()]).toEqual([{ status: 'signed-in', user }, [email]]);
});

describe('Another spelling of the email', () => {
  test('is signed in with if it has a record', async () => {
    aRecord({ email: typed });
    const { signInAs, user, sessionState, accessToken, renewToken } = await open();
    await signInAs(user, typed);
    const found = { ...user, email: typed };
    expect(sessionState.get()).toEqual({ status: 'signed-in', user: found });
    expect([accessToken.owner(), spellings()]).toEqual([typed, [typed]]);
    await database.users.remove({});
    await expect(renewToken()).rejects.toThrow();
    expect(sessionState.get()).toEqual({ status: 'no-record', user: found });
  });

  test('that has none changes nothing', async () => {
    const { signInAs, user, sessionState, accessToken, renewToken } = await open();
    sessionState.set({ status: 'unconfirmed', user });
    await expect(signInAs(user, typed)).rejects.toMatchObject({ kind: 'no-record' });
    expect([sessionState.get(), accessToken.owner()]).toEqual([{ status: 'unconfirmed', user }, email]);
    await expect(renewToken()).rejects.toThrow();
    expect(sessionState.get()).toEqual({ status: 'no-record', user });
  });

  test.each([[[typed]], [[]]])(
    'changes nothing after another sign-in has begun, with records of %j',
    async (records) => {
      for (const known of records) aRecord({ email: known });
      slowCall('GET /jwt', 1000);
      const { signInAs, user, sessionState, accessToken } = await open();
      const trying = signInAs(user, typed).catch(() => undefined);
      await advanceTime(500);
      sessionState.beginTurn();
      await advanceTime(1000);
      await trying;
      expect([sessionState.get(), accessToken.owner(), lastUser()]).toEqual([{ status: 'loading' }, typed, null]);
    },
  );
});
