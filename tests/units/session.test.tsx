import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { unknown } from 'valibot';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Session, SessionEvents } from '@/session/state/sessionState';
import { callsTo, slowCall } from '@tests/support/calls';
import { advanceTime, startClock } from '@tests/support/clock';
import { identityKey } from '@tests/support/firebaseKeys';
import { rememberSignIn } from '@tests/support/identity';
import { keepToken, keptTokenOwner } from '@tests/support/keptToken';
import { setVisible } from '@tests/support/network';
import { aBuyer, aSeller, asIdentity, type Person } from '@tests/support/people';

let noor: Person;
let events: SessionEvents;

/** Loads the modules of a page. */
async function open() {
  const page = await import('@/session/session');
  const { accessToken } = await import('@/session/state/accessToken');
  const { lastUser, signOutMarker } = await import('@/session/state/lastUser');
  const state = await import('@/session/state/sessionState');
  const start = () => {
    const stop = page.session.start(events);
    onTestFinished(stop);
    return stop;
  };
  return { ...page, ...state, accessToken, lastUser, signOutMarker, start };
}

const signInFirebase = () => rememberSignIn(noor.email);
const isFirebaseUserStored = () => localStorage.getItem(identityKey) !== null;

beforeEach(() => {
  startClock();
  noor = aBuyer();
  events = { beforeSignIn: vi.fn(() => Promise.resolve()), onUserChange: vi.fn(), onSignUpComplete: vi.fn() };
});

describe('The start of a page', () => {
  test.each<[string, () => void, status: string, isPrepared: boolean]>([
    ['finds nobody, without Firebase', () => undefined, 'signed-out', false],
    ['finds the user of Firebase', signInFirebase, 'signed-in', true],
  ])('%s', async (_what, begin, status, isPrepared) => {
    begin();
    const { start, sessionState, accessToken } = await open();
    const stop = start();
    await advanceTime(500);
    expect(sessionState.get().status).toBe(status);
    expect(events.beforeSignIn).toHaveBeenCalledTimes(isPrepared ? 1 : 0);
    stop();
    expect([sessionState.get(), sessionState.events(), accessToken.owner()]).toEqual([
      { status: 'loading' },
      undefined,
      undefined,
    ]);
  });

  test('waits for what has to come before a sign-in', async () => {
    signInFirebase();
    const { start, sessionState } = await open();
    events.beforeSignIn = () => new Promise((resolve) => setTimeout(resolve, 1000));
    start();
    await advanceTime(500);
    expect(sessionState.get().status).toBe('loading');
    await advanceTime(1000);
    expect(sessionState.get().status).toBe('signed-in');
  });

  test.each([
    ['begun', 'done'],
    ['done', 'done'],
  ])('finds nobody after a sign-out that was %s, and carries it out', async (stored, left) => {
    signInFirebase();
    localStorage.setItem('signed-out', stored);
    const { start, sessionState } = await open();
    start();
    await advanceTime(500);
    expect(sessionState.get()).toEqual({ status: 'signed-out', reason: undefined });
    expect(localStorage.getItem('signed-out')).toBe(left);
    expect(isFirebaseUserStored()).toBe(stored === 'done');
  });

  test.each<[string, () => void]>([
    ['storage', () => void window.dispatchEvent(new StorageEvent('storage'))],
    ['the network', () => void window.dispatchEvent(new Event('online'))],
    [
      'visibility',
      () => {
        setVisible(false);
        setVisible(true);
      },
    ],
  ])('is repeated at a change of %s, until the page is closed', async (_what, change) => {
    const { start, sessionState, signOutMarker } = await open();
    const stop = start();
    await advanceTime(500);
    signInFirebase();
    change();
    await advanceTime(500);
    expect(sessionState.get().status).toBe('signed-in');
    change();
    await advanceTime(500);
    expect(sessionState.get().status).toBe('signed-in');
    stop();
    signOutMarker.begin();
    change();
    await advanceTime(500);
    expect(sessionState.get().status).toBe('loading');
  });

  test('signs out with another tab', async () => {
    signInFirebase();
    const { start, sessionState, signOutMarker } = await open();
    start();
    await advanceTime(500);
    signOutMarker.begin();
    window.dispatchEvent(new StorageEvent('storage'));
    expect(sessionState.get()).toEqual({ status: 'signed-out', reason: undefined });
    await advanceTime(500);
    expect(isFirebaseUserStored()).toBe(false);
  });

  test.each<[string, () => void, number]>([
    ['Firebase is loaded', signInFirebase, 0],
    ['nobody is found', () => undefined, 0],
    ['the token is fetched', signInFirebase, 500],
  ])('changes nothing any more if the page is closed while %s', async (_when, begin, ms) => {
    begin();
    slowCall('GET /jwt', 1000);
    const { start, sessionState } = await open();
    const stop = start();
    if (ms > 0) await advanceTime(ms);
    stop();
    await advanceTime(2000);
    expect(sessionState.get()).toEqual({ status: 'loading' });
  });

  test.each([
    ['is tried again after a failure', false],
    ['is not tried again once the page is closed', true],
  ])('%s', async (_what, isClosed) => {
    signInFirebase();
    localStorage.setItem('signed-out', 'begun');
    const { start, sessionState, signOutMarker } = await open();
    const { auth } = await import('@/session/identity/identity');
    vi.spyOn(auth(), 'signOut').mockRejectedValueOnce(new Error('full'));
    const stop = start();
    await advanceTime(5000);
    expect([signOutMarker.isBegun(), sessionState.get().status]).toEqual([true, 'signed-out']);
    if (isClosed) stop();
    await advanceTime(6000);
    expect(signOutMarker.isBegun()).toBe(isClosed);
  });
});

describe('A sign-in that is under way', () => {
  test('does not end when another tab stores something', async () => {
    signInFirebase();
    slowCall('GET /jwt', 1000);
    const { start, sessionState } = await open();
    start();
    await advanceTime(500);
    window.dispatchEvent(new StorageEvent('storage'));
    await advanceTime(1000);
    expect(sessionState.get().status).toBe('signed-in');
  });

  test.each<['new-version' | 'unknown' | 'no-response' | undefined, string]>([
    ['new-version', 'failed'],
    ['unknown', 'failed'],
    ['no-response', 'waits'],
    [undefined, 'waits'],
  ])('and whose code did not load for the reason %s lets writes know that it %s', async (reason, outcome) => {
    signInFirebase();
    const { start, sessionState } = await open();
    const { ChunkLoadError } = await import('@/lib/browser/loadChunk');
    const error = reason ? new ChunkLoadError(reason) : new Error('why');
    events.beforeSignIn = () => new Promise((_resolve, reject) => setTimeout(() => reject(error), 300));
    sessionState.resume(asIdentity(noor));
    const outcomes: string[] = [];
    const write = (name: string) =>
      void sessionState.confirmed().then(
        () => outcomes.push(`${name} is confirmed`),
        () => outcomes.push(`${name} failed`),
      );
    write('first');
    start();
    await advanceTime(1000);
    expect(outcomes).toEqual(outcome === 'failed' ? ['first failed'] : []);

    events.beforeSignIn = () => Promise.resolve();
    slowCall('GET /jwt', 5000);
    await advanceTime(11_000);
    write('second');
    await advanceTime(5000);
    expect(outcomes).toContain('second is confirmed');
  });
});

test('The actions that sign in can be loaded before the page follows who is signed in', async () => {
  const { session, sessionState } = await open();
  expect((await session.actions()).signIn).toBeTypeOf('function');
  expect(sessionState.get()).toEqual({ status: 'loading' });
});

describe('The last user', () => {
  test.each<[string, isTokenKept: boolean, marker: string | undefined, before: Session, isShown: boolean]>([
    ['is shown at once', true, undefined, { status: 'loading' }, true],
    ['without a token is not shown', false, undefined, { status: 'loading' }, false],
    ['who has signed out is not shown', true, 'done', { status: 'loading' }, false],
    ['is not shown once it is known who is here', true, undefined, { status: 'signed-out', reason: undefined }, false],
  ])('%s', async (_what, isTokenKept, marker, before, isShown) => {
    const { session, sessionState, lastUser, accessToken } = await open();
    lastUser.write(asIdentity(noor));
    if (isTokenKept) keepToken(noor.email, 'a token');
    if (marker !== undefined) localStorage.setItem('signed-out', marker);
    sessionState.set(before);
    session.resumeLastUser();
    const user = isShown ? asIdentity(noor) : undefined;
    expect([sessionState.user(), sessionState.isResumed()]).toEqual([user, isShown]);
    expect(accessToken.owner()).toBe(user?.email);
    if (!isShown) expect(sessionState.get()).toEqual(before);
  });

  test.each(['no-record', 'unconfirmed'] as const)('to whom no token is issued is told why: %s', async (refusal) => {
    const { session, sessionState, lastUser, accessToken } = await open();
    const { CallError } = await import('@/api/callError');
    lastUser.write(asIdentity(noor));
    keepToken(noor.email, 'a token');
    session.resumeLastUser();
    await expect(accessToken.renew(() => Promise.reject(new CallError(refusal)))).rejects.toThrow();
    expect(sessionState.get()).toEqual({ status: refusal, user: asIdentity(noor) });
  });

  test('gives way to the user of Firebase, and what they were about to write is not sent', async () => {
    const mara = aSeller();
    const { session, start, sessionState, lastUser } = await open();
    const { apiAs } = await import('@/session/apiAs');
    lastUser.write(asIdentity(noor));
    keepToken(noor.email, 'a token');
    session.resumeLastUser();
    const writing = expect(apiAs(noor.email).post('/wishlist', {}, unknown())).rejects.toMatchObject({
      kind: 'refused',
    });
    rememberSignIn(mara.email);
    start();
    await advanceTime(1000);
    await writing;
    expect([sessionState.get().status, sessionState.user()?.email]).toEqual(['signed-in', mara.email]);
    expect([callsTo('POST /wishlist'), keptTokenOwner()]).toEqual([[], mara.email]);
    expect(localStorage.getItem('signed_in_user')).toContain(mara.email);
    expect(events.onUserChange).toHaveBeenCalledOnce();
  });

  test('is confirmed by Firebase, or ends', async () => {
    const { session, start, sessionState, lastUser } = await open();
    lastUser.write(asIdentity(noor));
    keepToken(noor.email, 'a token');
    session.resumeLastUser();
    start();
    await advanceTime(500);
    expect(sessionState.get()).toEqual({ status: 'signed-out', reason: 'ended' });
  });
});

describe('A sign-out', () => {
  test('is at once, after what has to be sent, and carried out by Firebase', async () => {
    signInFirebase();
    const { session, start, sessionState, beforeSignOut } = await open();
    start();
    await advanceTime(500);
    const seen: string[] = [];
    beforeSignOut.add(() => void seen.push(sessionState.get().status));
    session.signOut();
    expect([seen, sessionState.get()]).toEqual([['signed-in'], { status: 'signed-out', reason: undefined }]);
    await advanceTime(500);
    expect([isFirebaseUserStored(), localStorage.getItem('signed-out')]).toEqual([false, 'done']);
  });

  test.each([
    ['takes the user of Firebase along', Infinity, false],
    ['has room after it', 1, true],
  ])('that cannot be stored %s', async (_what, refusals, isLeft) => {
    signInFirebase();
    const { session, sessionState } = await open();
    let left = refusals;
    const setItem = Storage.prototype.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key === 'signed-out' && left-- > 0) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    });
    session.signOut();
    expect([isFirebaseUserStored(), sessionState.get().status]).toEqual([isLeft, 'signed-out']);
    vi.restoreAllMocks();
  });
});

describe('A component', () => {
  const hooksOf = ({ useSession, useHasSignedOut, sessionState }: Awaited<ReturnType<typeof open>>) => {
    const { result } = renderHook(() => ({ session: useSession(), hasSignedOut: useHasSignedOut() }));
    return { seen: () => result.current, set: (next: Session) => act(() => sessionState.set(next)) };
  };

  test.each<[string, Session, boolean]>([
    ['has signed out', { status: 'signed-out', reason: undefined }, true],
    ['was signed out', { status: 'signed-out', reason: 'ended' }, false],
    ['is here', { status: 'loading' }, false],
  ])('knows whether the user %s', async (_what, next, hasSignedOut) => {
    const page = await open();
    const { seen, set } = hooksOf(page);
    set({ status: 'signed-out', reason: undefined });
    expect(seen().hasSignedOut).toBe(false);
    set({ status: 'no-record', user: asIdentity(noor) });
    expect(seen().hasSignedOut).toBe(false);
    set(next);
    expect(seen()).toEqual({ session: next, hasSignedOut });
  });

  test('has the user behind a guard alone', async () => {
    const { useUser, sessionState } = await open();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sessionState.set({ status: 'no-record', user: asIdentity(noor) });
    expect(() => renderHook(() => useUser())).toThrow('guard');
    sessionState.set({ status: 'signed-in', user: asIdentity(noor) });
    expect(renderHook(() => useUser()).result.current).toEqual(asIdentity(noor));
    vi.restoreAllMocks();
  });

  test('runs the session while it is there, from after the first paint on', async () => {
    const { SessionProvider, sessionState } = await open();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SessionProvider events={events}>{children}</SessionProvider>
    );
    const { unmount } = renderHook(() => undefined, { wrapper });
    expect(sessionState.events()).toBeUndefined();
    await advanceTime(500);
    expect([sessionState.events(), sessionState.get().status]).toEqual([events, 'signed-out']);
    unmount();
    expect(sessionState.events()).toBeUndefined();
    renderHook(() => undefined, { wrapper }).unmount();
    await advanceTime(500);
    expect(sessionState.events()).toBeUndefined();
  });
});
