import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isUserStorageClosed, openUserStorage } from '@/lib/browser/userKeys';
import { userStorage } from '@/lib/browser/userStorage';
import { accessToken } from '@/session/state/accessToken';
import { endSession } from '@/session/state/endSession';
import { signOutMarker } from '@/session/state/lastUser';
import { sessionState, type Session } from '@/session/state/sessionState';
import { keepToken } from '@tests/support/keptToken';
import { asIdentity } from '@tests/support/people';

const email = 'ines@example.test';
const ines = asIdentity({ uid: 'ines', email, name: 'Ines' });
const onUserChange = vi.fn();

beforeEach(() => {
  // Clears why an earlier session ended.
  sessionState.beginSignIn();
  openUserStorage(email);
  localStorage.clear();
  userStorage(email).write('new post', 'typed');
  sessionState.setEvents({ beforeSignIn: () => Promise.resolve(), onUserChange, onSignUpComplete: () => undefined });
  onUserChange.mockReset();
});

afterEach(() => {
  sessionState.set({ status: 'loading' });
  sessionState.setEvents(undefined);
});

const signedIn: Session = { status: 'signed-in', user: ines };
const nobody: Session = { status: 'loading' };
const endedBefore: Session = { status: 'signed-out', reason: 'user-disabled' };
const mark = {
  none: () => undefined,
  begun: () => void signOutMarker.begin(),
  done() {
    signOutMarker.begin();
    signOutMarker.end();
  },
};

describe('The end of a session', () => {
  test.each<[Session, keyof typeof mark, isTokenStored: boolean, code: string | undefined, reason?: string]>([
    [signedIn, 'none', false, undefined, 'ended'],
    [signedIn, 'none', true, 'user-disabled', 'user-disabled'],
    [signedIn, 'begun', true, 'user-disabled'],
    [signedIn, 'done', true, undefined],
    [nobody, 'none', true, undefined, 'ended'],
    [nobody, 'none', false, undefined],
    [nobody, 'none', false, 'user-disabled'],
    [nobody, 'begun', true, undefined],
    [endedBefore, 'none', true, undefined, 'user-disabled'],
    [endedBefore, 'begun', true, undefined, 'user-disabled'],
  ])('of %j, signed out: %s, token: %s, code: %s, has the reason %s', (state, marked, hasToken, code, reason) => {
    sessionState.set(state);
    mark[marked]();
    if (hasToken) keepToken(email, 'a token');
    if (code !== undefined) sessionState.explainEnd(code);
    endSession();
    expect(sessionState.get()).toEqual({ status: 'signed-out', reason });
    expect(onUserChange).toHaveBeenCalledTimes(state === signedIn ? 1 : 0);
    expect([accessToken.owner(), accessToken.isStored()]).toEqual([undefined, false]);
  });

  test.each<[Session, keyof typeof mark, isKept: boolean]>([
    [signedIn, 'none', true],
    [signedIn, 'begun', false],
    [signedIn, 'done', false],
    [nobody, 'none', true],
    [nobody, 'begun', false],
    [nobody, 'done', true],
  ])('of %j, signed out: %s, keeps what was typed: %s', (state, marked, isKept) => {
    sessionState.set(state);
    mark[marked]();
    endSession();
    expect(Object.keys(localStorage).some((key) => key.endsWith('new post'))).toBe(isKept);
  });

  test.each<[keyof typeof mark, typed: boolean, other: boolean]>([
    ['none', false, true],
    ['begun', true, true],
  ])('lets nothing be stored for its user after it, or only what was typed: %s', (marked, typed, other) => {
    sessionState.set(signedIn);
    mark[marked]();
    endSession();
    const isClosed = (['new post', 'visit'] as const).map((name) => isUserStorageClosed(email, name));
    expect(isClosed).toEqual([typed, other]);
  });

  test('comes before whatever sign-in is still running, also in a page that is not mounted', () => {
    const isCurrent = sessionState.beginSignIn();
    sessionState.set(signedIn);
    sessionState.setEvents(undefined);
    endSession();
    expect(isCurrent()).toBe(false);
  });
});

test('A sign-out that Firebase has carried out stays one until the next sign-in', () => {
  const seen = () => [signOutMarker.isDeliberate(), signOutMarker.isBegun()];
  signOutMarker.end();
  expect(seen()).toEqual([false, false]);
  signOutMarker.begin();
  expect(seen()).toEqual([true, true]);
  signOutMarker.end();
  expect(seen()).toEqual([true, false]);
  signOutMarker.clear();
  expect(seen()).toEqual([false, false]);
});
