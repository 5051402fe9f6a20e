import { afterEach, expect, test, vi } from 'vitest';
import type { Identity } from '@/session/state/sessionState';
import { sessionState } from '@/session/state/sessionState';

const ines: Identity = {
  uid: 'ines',
  email: 'ines@people.test',
  name: 'Ines Duarte',
  photoUrl: undefined,
  isEmailVerified: false,
  createdAt: new Date('2026-11-01T09:00:00Z'),
};
const copyOf = (user: Identity): Identity => ({ ...user, createdAt: new Date('2026-11-01T09:00:00Z') });

afterEach(() => sessionState.set({ status: 'loading' }));

test('The user of the last visit keeps their object when they are confirmed, so that nothing is rendered again', async () => {
  expect(sessionState.isDecided()).toBe(false);
  expect(sessionState.user()).toBeUndefined();
  sessionState.resume(ines);
  expect(sessionState.user()).toBe(ines);
  const shown = sessionState.get();
  const confirmed = vi.fn();
  void sessionState.confirmed().then(confirmed);
  await Promise.resolve();
  expect(confirmed).not.toHaveBeenCalled();
  expect([sessionState.isDecided(), sessionState.isResumed()]).toEqual([false, true]);

  sessionState.set({ status: 'signed-in', user: copyOf(ines) });
  await Promise.resolve();
  expect(sessionState.get()).toBe(shown);
  expect(confirmed).toHaveBeenCalledOnce();
  expect([sessionState.isDecided(), sessionState.isResumed()]).toEqual([true, false]);
  // The code for it is loaded again for whatever comes next.
  sessionState.setFailure(new Error('not loaded'));
  expect(sessionState.isDecided()).toBe(true);
});

test('A write that waits for the confirmation fails if the code for it does not load, until it is loaded after all', async () => {
  sessionState.resume(ines);
  const waiting = sessionState.confirmed();
  const failure = new Error('not loaded');
  sessionState.setFailure(failure);
  await expect(waiting).rejects.toBe(failure);
  await expect(sessionState.confirmed()).rejects.toBe(failure);

  sessionState.setFailure(undefined);
  const next = sessionState.confirmed();
  sessionState.set({ status: 'signed-in', user: ines });
  await expect(next).resolves.toBeUndefined();
});

test.each([
  ['uid', 'other'],
  ['email', 'ines@other.test'],
  ['name', 'Ines'],
  ['photoUrl', 'https://images.test/ines.webp'],
  ['isEmailVerified', true],
  ['createdAt', new Date('2026-11-02T09:00:00Z')],
] as const)('A user whose %s has changed is shown anew', (field, value) => {
  sessionState.resume(ines);
  const changed = { ...copyOf(ines), [field]: value };
  sessionState.set({ status: 'signed-in', user: changed });
  expect(sessionState.get()).toEqual({ status: 'signed-in', user: changed });
});

test('Why a session ended is known before or after its end, unless the user has ended it, until the next sign-in', () => {
  const ended = { status: 'signed-out', reason: 'ended' } as const;
  const byUser = { status: 'signed-out', reason: undefined } as const;
  for (const state of [{ status: 'signed-in', user: ines } as const, byUser]) {
    sessionState.set(state);
    sessionState.explainEnd('user-disabled');
    expect(sessionState.get()).toEqual(state);
    expect(sessionState.endReason()).toBe('user-disabled');
  }
  sessionState.set(ended);
  sessionState.explainEnd('user-token-expired');
  expect(sessionState.get()).toEqual({ ...ended, reason: 'user-token-expired' });

  sessionState.beginSignIn();
  expect(sessionState.endReason()).toBeUndefined();
});

test('Only the sign-in or sign-out that began last may change the session', () => {
  const isLast = [sessionState.beginTurn(), sessionState.beginSignIn(), sessionState.beginTurn()];
  expect(isLast.map((check) => check())).toEqual([false, false, true]);
});

test('Whoever listens hears of every change until they stop', () => {
  const listener = vi.fn();
  const stop = sessionState.subscribe(listener);
  sessionState.resume(ines);
  sessionState.setFailure(undefined);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  sessionState.set({ status: 'loading' });
  expect(listener).toHaveBeenCalledTimes(2);
});
