import type { MutationMeta } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import toast, { useToasterStore } from 'react-hot-toast/headless';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '@/api/acks';
import { CallError, describeError } from '@/api/callError';
import { FAILURE_TOAST_MS, MAX_PARALLEL_WRITES } from '@/api/limits';
import { queryClient } from '@/api/queryClient';
import { createBegunList } from '@/lib/browser/begunStore';
import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { beforeReload, mayReload } from '@/lib/browser/reloadSite';
import { userKeyOf } from '@/lib/browser/userKeys';
import { userStorage } from '@/lib/browser/userStorage';
import { UNDO_MS } from '@/lib/config/limits';
import { commonTexts } from '@/lib/text/texts';
import { delayFields, type DelayedWrite, type DelayedWriteOptions, type Held } from '@/session/delayed/delayedWrite';
import { createDelayedWrites } from '@/session/delayed/delayedWrites';
import { sayNotSent, useSayUnsent } from '@/session/delayed/notSent';
import { readLeft, sendOnLeave } from '@/session/delayed/onLeave';
import { delayedTexts } from '@/session/delayed/texts';
import { createUserWrites } from '@/session/delayed/userWrites';
import { MAX_CALLS_ON_LEAVE } from '@/session/limits';
import { accessToken } from '@/session/state/accessToken';
import { beforeSignOut, sessionState, type Identity } from '@/session/state/sessionState';
import { silenceDatabase, writeBegun } from '@tests/support/begun';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime, startClock } from '@tests/support/clock';
import { holdLock } from '@tests/support/holdLock';
import { keepToken } from '@tests/support/keptToken';
import { goOffline, goOnline, setVisible } from '@tests/support/network';
import { asIdentity } from '@tests/support/people';
import { closeSession } from '@tests/support/signedIn';

interface Write {
  id: string;
}

const DELETE = 'DELETE /seller/:id';
const store = createBegunList('removals 1', v.object({ id: v.string(), ...delayFields }), 50);
const carryOut = vi.fn<(write: Held<Write>, email: string) => Promise<Outcome>>();
/** What is read before anything is sent. */
const readBefore = vi.fn<() => Promise<void>>();
const invalidates = [['some'], ['others']];
const options: DelayedWriteOptions<Write> = {
  lock: 'test',
  idOf: ({ id }) => id,
  store,
  carryOut: async (write, email, markSent) => {
    await readBefore();
    return (await markSent()) ? carryOut(write, email) : undefined;
  },
  isSuperseded: ({ id }, next) => `next to ${id}` === next.id,
  deletesOnLeave: ({ id }) => (id === 'double' ? ['/seller/1', '/seller/2'] : [`/seller/${id}`]),
  toast: 'Removed',
  failed: (count) => `${count} failed`,
  notSent: (count) => `${count} not sent`,
  invalidates,
};
const writes = createDelayedWrites(options);

const { notSent: unsent } = delayedTexts;
/** Without a lock, it is not sent at a sign-out. */
const tasks = [{ store: 'relistings 1' }] as const;

let ines: Identity;
let count = 0;
const signIn = (user: Identity) => {
  accessToken.setOwner(user.email);
  keepToken(user.email, 'a token');
  sessionState.set({ status: 'signed-in', user });
};

beforeEach(() => {
  startClock();
  count += 1;
  const email = `ines${count}@example.test`;
  ines = asIdentity({ uid: email, email, name: 'Ines' });
  carryOut.mockReset().mockResolvedValue('done');
  readBefore.mockReset().mockResolvedValue();
  signIn(ines);
});

afterEach(() => {
  closeSession();
  toast.remove();
  vi.restoreAllMocks();
});

const a = { id: 'a' };
const b = { id: 'b' };
const isLate = new CallError('no-response');
const shown = () => renderHook(() => writes.useAll()).result.current;
const states = () => shown().map(({ id, state }) => [id, state] as const);
const stored = () => store.get(ines.email).map(({ id, isSent }) => [id, isSent]);
const sent = () => carryOut.mock.calls.map(([{ id }]) => id);
const MARKS = 'sent on leaving 1';
const marks = () => userStorage(ines.email).read(MARKS, v.array(v.string()));
const signOut = () => {
  beforeSignOut.forEach((listener) => listener());
  sessionState.set({ status: 'signed-out', reason: undefined });
};
const afterUndo = () => advanceTime(UNDO_MS + 500);
const toasts = () => renderHook(() => useToasterStore()).result.current.toasts;
const said = () => toasts().map(({ message }) => message);

/** From now on an answer arrives when the returned function is called. */
function holdAnswers() {
  const answers = new Map<string, (outcome: Outcome) => void>();
  carryOut.mockImplementation(({ id }) => new Promise((resolve) => void answers.set(id, resolve)));
  return async (id: string, outcome: Outcome = 'done') => {
    answers.get(id)?.(outcome);
    await advanceTime(100);
  };
}

describe('What is due', () => {
  test.each<[string, Outcome[], string]>([
    ['was carried out', ['done'], 'Removed'],
    ['had been carried out before', ['already-done'], commonTexts.alreadyDone],
    ['had partly been carried out before', ['already-done', 'done'], 'Removed'],
  ])('and %s is said once, and read again', async (_what, outcomes, sentence) => {
    const refetch = vi.spyOn(queryClient, 'invalidateQueries');
    const answer = holdAnswers();
    writes.hold(outcomes.map((_, index) => ({ id: String(index) })));
    await afterUndo();
    for (const [index, outcome] of outcomes.entries()) {
      expect(said()).toEqual([]);
      expect(states()).toContainEqual([String(index), 'sending']);
      expect(stored().find(([id]) => id === String(index))).toEqual([String(index), true]);
      await answer(String(index), outcome);
    }
    expect(said()).toEqual([sentence]);
    expect(refetch.mock.calls).toEqual(invalidates.map((queryKey) => [{ queryKey }]));
    expect(new Map(states())).toEqual(new Map(outcomes.map((outcome, index) => [String(index), outcome])));
    expect(shown().every(({ isRefetched }) => isRefetched === true)).toBe(true);
    expect(stored()).toEqual([]);
    expect(carryOut).toHaveBeenCalledWith(expect.objectContaining({ id: '0', isSent: false }), ines.email);
  });

  test.each<[string, Error | undefined, string]>([
    ['sent', undefined, 'done'],
    ['failed to send', new CallError('status', { status: 500 }), 'failed'],
  ])('is sent once more if this page has %s it and another tab has begun it again', async (_what, error, state) => {
    if (error) carryOut.mockRejectedValueOnce(error);
    writes.hold([a]);
    await afterUndo();
    expect(states()).toEqual([['a', state]]);
    await store.update(ines.email, () => [{ ...a, dueAt: Date.now() + UNDO_MS, isSent: false }]);
    expect(states()).toEqual([['a', 'held']]);
    await afterUndo();
    expect([sent(), states(), stored()]).toEqual([['a', 'a'], [['a', 'done']], []]);
  });

  test('is sent a few at a time, the oldest first', async () => {
    const answer = holdAnswers();
    writes.hold(['b', 'c', 'd', 'e'].map((id) => ({ id })));
    await advanceTime(100);
    writes.hold([{ id: 'f' }]);
    writes.change({ id: 'e' }, { dueAt: Date.now() - 1 });
    await afterUndo();
    expect(sent().toSorted()).toEqual(['b', 'c', 'e']);
    for (const id of ['b', 'c', 'e']) await answer(id);
    expect(sent().slice(MAX_PARALLEL_WRITES).toSorted()).toEqual(['d', 'f']);
    expect(said()).toEqual([]);
  });

  test('is not sent before its time, nor for a user who is not confirmed yet', async () => {
    sessionState.set({ status: 'loading' });
    sessionState.resume(ines);
    writes.hold([a]);
    await advanceTime(UNDO_MS - 500);
    expect([states(), sent()]).toEqual([[['a', 'held']], []]);
    await advanceTime(1000);
    expect([states(), sent()]).toEqual([[['a', 'sending']], []]);
    sessionState.set({ status: 'signed-in', user: ines });
    await advanceTime(100);
    expect(sent()).toEqual(['a']);
  });

  test('and that went out before counts as done by that', async () => {
    carryOut.mockResolvedValue('already-done');
    writes.hold([a]);
    writes.change(a, { isSent: true });
    await afterUndo();
    expect([states(), said()]).toEqual([[['a', 'done']], ['Removed']]);
  });

  test.each<[string, (drop: () => Promise<boolean>) => unknown]>([
    [
      'before this one has looked',
      (drop) => vi.spyOn(store, 'read').mockImplementationOnce(() => drop().then(() => [])),
    ],
    ['at the same moment', (drop) => vi.spyOn(store, 'update').mockImplementationOnce(drop)],
  ])('and that another tab has carried out %s is neither sent nor said', async (_when, meanwhile) => {
    writes.hold([a]);
    await advanceTime(UNDO_MS - 500);
    const { update } = store;
    meanwhile(() => update(ines.email, () => []));
    await advanceTime(1000);
    expect([sent(), said()]).toEqual([[], []]);
    expect(shown()).toMatchObject([{ id: 'a', state: 'done', isElsewhere: true }]);
  });

  test('waits for the tab that sends it', async () => {
    const release = holdLock('test-a');
    writes.hold([a]);
    await afterUndo();
    expect([states(), sent()]).toEqual([[['a', 'sending']], []]);
    await store.update(ines.email, () => []);
    release();
    await advanceTime(100);
    expect([states(), sent()]).toEqual([[['a', 'done']], []]);
  });

  test('of a user who has left is not sent, and what was under way is not said', async () => {
    const answer = holdAnswers();
    writes.hold([a]);
    await afterUndo();
    writes.hold([b]);
    writes.hold([{ id: 'c' }]);
    const page = renderHook(() => writes.useAll());
    expect(page.result.current).toHaveLength(3);
    act(() => sessionState.set({ status: 'signed-out', reason: undefined }));
    expect(page.result.current).toEqual([]);
    signIn({ ...ines, uid: 'next', email: 'next@example.test' });
    await answer('a');
    await afterUndo();
    expect([sent(), said(), shown()]).toEqual([['a'], [], []]);
    expect(readBefore).toHaveBeenCalledTimes(1);
  });
});

test('Nothing more is sent for a user who leaves while the lists are read again', async () => {
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementationOnce(() => {
    writes.hold([b]);
    signIn({ ...ines, uid: 'next', email: 'next@example.test' });
    return Promise.resolve();
  });
  writes.hold([a]);
  await afterUndo();
  await afterUndo();
  expect(sent()).toEqual(['a']);
  expect(readBefore).toHaveBeenCalledTimes(1);
});

describe('What could not be sent', () => {
  test.each<[string, Error, isOffline: boolean, DelayedWrite<Write>['state'], isRepeated: boolean]>([
    ['got no answer offline', isLate, true, 'offline', true],
    ['got no answer online', isLate, false, 'failed', true],
    ['lacked its code', new ChunkLoadError('no-response'), true, 'offline', true],
    ['has no code in the new version', new ChunkLoadError('new-version'), true, 'failed', false],
    ['failed at the host', new CallError('status', { status: 500 }), true, 'failed', false],
  ])('because it %s is sent again as soon as that may help', async (_why, error, isOffline, state, isRepeated) => {
    carryOut.mockImplementationOnce(() => {
      if (isOffline) goOffline({ isWrong: true });
      return Promise.reject(error);
    });
    writes.hold([a]);
    await afterUndo();
    expect(shown()).toMatchObject([{ id: 'a', state, isSent: true, error }]);
    expect([sent(), said()]).toEqual([['a'], state === 'failed' ? [`1 failed ${describeError(error)}`] : []]);
    if (isOffline) {
      setVisible(false);
      await advanceTime(100);
      expect(sent()).toEqual(['a']);
      goOnline();
    } else setVisible(false);
    await advanceTime(100);
    expect([sent().length, states()]).toEqual(isRepeated ? [2, [['a', 'done']]] : [1, [['a', state]]]);
  });

  test('is sent again when the user asks, but only that', async () => {
    carryOut.mockRejectedValueOnce(new Error('why')).mockRejectedValueOnce(new Error('why'));
    writes.hold([a, b]);
    await afterUndo();
    writes.retry(a);
    await advanceTime(100);
    expect(states()).toEqual([
      ['b', 'failed'],
      ['a', 'done'],
    ]);
    expect(said()).toContain('2 failed');
    writes.retry(a);
    await advanceTime(100);
    expect(states()).toHaveLength(2);
    expect(sent().toSorted()).toEqual(['a', 'a', 'b']);
    expect(toasts().find(({ type }) => type === 'error')?.duration).toBe(FAILURE_TOAST_MS);
    writes.retry(b);
    await advanceTime(100);
    expect(toasts().map(({ type }) => type)).not.toContain('error');
  });

  test('because the browser is offline waits, with Undo, until it is online', async () => {
    goOffline({ isWrong: true });
    writes.hold([a]);
    await afterUndo();
    expect([states(), sent()]).toEqual([[['a', 'offline']], []]);
    goOnline();
    await advanceTime(100);
    expect(sent()).toEqual(['a']);
  });
});

describe('What is read before a call goes out', () => {
  test('and fails leaves it unsent', async () => {
    readBefore.mockRejectedValueOnce(isLate);
    writes.hold([a]);
    await afterUndo();
    expect([states(), stored(), sent()]).toEqual([[['a', 'failed']], [['a', false]], []]);
  });

  test('leaves time to undo it in another tab', async () => {
    readBefore.mockImplementationOnce(() => new Promise((resolve) => void setTimeout(resolve, 5000)));
    writes.hold([a]);
    await afterUndo();
    await store.update(ines.email, () => []);
    await advanceTime(5000);
    expect([states(), sent(), said()]).toEqual([[['a', 'done']], [], []]);
  });

  test('keeps it from being sent after a sign-out, which is said', async () => {
    readBefore.mockImplementationOnce(() => new Promise((resolve) => void setTimeout(resolve, 5000)));
    writes.hold([a]);
    await afterUndo();
    signOut();
    await advanceTime(5000);
    expect([sent(), callsTo(DELETE), said()]).toEqual([[], [], ['1 not sent']]);
  });
});

test('What has failed is dropped for what supersedes it, but not what waits', async () => {
  carryOut.mockRejectedValueOnce(new Error('why'));
  writes.hold([a]);
  await afterUndo();
  writes.hold([b]);
  writes.hold([{ id: 'next to a' }, { id: 'next to b' }]);
  await advanceTime(100);
  expect(stored().map(([id]) => id)).toEqual(['b', 'next to a', 'next to b']);
});

test('What has failed stays if nothing supersedes it', async () => {
  const { isSuperseded: _, ...plain } = options;
  const ended = new AbortController();
  const removals = createUserWrites(plain, `plain-${ines.email}`, ended.signal, () => undefined);
  removals.start();
  carryOut.mockRejectedValueOnce(new Error('why'));
  removals.hold([a]);
  await afterUndo();
  removals.hold([b]);
  await advanceTime(100);
  ended.abort();
  expect(removals.all()).toMatchObject([{ state: 'failed' }, { state: 'held' }]);
});

describe('Undo', () => {
  test.each<[string, Partial<Held<Write>>, Partial<DelayedWrite<Write>>, isGone: boolean]>([
    ['what waits', {}, { state: 'held' }, true],
    ['what has failed, though calls went out', { isSent: true }, { state: 'failed' }, true],
    ['what waits for the network', {}, { state: 'offline' }, true],
    ['not what another tab has sent since', { isSent: true }, { state: 'held' }, false],
    ['not what is being sent', {}, { state: 'sending' }, false],
  ])('drops %s', async (_what, fields, seen, isGone) => {
    writes.hold([a, b]);
    writes.change(a, fields);
    const [write] = shown();
    writes.undo([{ ...(write ?? expect.fail()), isSent: false, ...seen }]);
    await advanceTime(100);
    expect(stored().map(([id]) => id)).toEqual(isGone ? ['b'] : ['a', 'b']);
  });

  test('of what has failed waits for another tab that is sending it again', async () => {
    carryOut.mockRejectedValueOnce(new Error('why'));
    writes.hold([a]);
    await afterUndo();
    const release = holdLock('test-a');
    writes.undo(shown());
    await advanceTime(1000);
    expect(stored()).toEqual([['a', true]]);
    release();
    await advanceTime(100);
    expect([stored(), sent()]).toEqual([[], ['a']]);
  });

  test('and the same once more begins anew', async () => {
    writes.hold([a]);
    await advanceTime(5000);
    writes.hold([a]);
    await advanceTime(6000);
    expect([states(), sent()]).toEqual([[['a', 'held']], []]);
    carryOut.mockRejectedValueOnce(new Error('why'));
    await advanceTime(5000);
    expect(states()).toEqual([['a', 'failed']]);
    writes.hold([b, a]);
    expect(states()).toEqual([
      ['b', 'held'],
      ['a', 'held'],
    ]);
  });
});

describe('A page that is left', () => {
  const leave = () => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));

  test('sends what waits, and stores that it has', async () => {
    writes.hold([a, b]);
    writes.change(b, { isSent: true });
    leave();
    await advanceTime(100);
    expect(callsTo(DELETE)).toMatchObject([{ path: '/seller/a', isKeptAlive: true, bearer: 'a token' }]);
    expect(stored()).toEqual([
      ['a', true],
      ['b', true],
    ]);
  });

  test('and left again with nothing to send is known to have sent what went out first', async () => {
    writes.hold([a]);
    await advanceTime(100);
    const held = store.get(ines.email);
    leave();
    await advanceTime(100);
    await store.update(ines.email, () => []);
    leave();
    await advanceTime(100);
    sessionState.set({ status: 'loading' });
    await store.update(ines.email, () => held);
    sessionState.set({ status: 'signed-in', user: ines });
    await advanceTime(100);
    expect(stored(), 'the first one is remembered').toEqual([['a', true]]);
  });

  test('is known to have sent what is in two lists', async () => {
    writes.hold([a]);
    await advanceTime(100);
    const held = store.get(ines.email);
    leave();
    await sendOnLeave({ ...options, lock: 'other' }, ines.email, [{ ...b, dueAt: 0, isSent: false }], 1);
    await store.update(ines.email, () => held);
    await readLeft(options, ines.email);
    expect(stored()).toEqual([['a', true]]);
  });

  test('is known to have sent the last ones', async () => {
    for (const round of [1, 2, 3]) {
      const held = Array.from({ length: MAX_CALLS_ON_LEAVE }, (_, index) => ({
        id: `r${round}n${index}`,
        dueAt: 0,
        isSent: false,
      }));
      await sendOnLeave(options, ines.email, held, MAX_CALLS_ON_LEAVE);
    }
    expect(marks()).toHaveLength(2 * MAX_CALLS_ON_LEAVE);
    expect(marks()?.at(-1)).toContain('r3');
  });

  test('sends each whole or not at all, as many as may be under way', async () => {
    const ids = Array.from({ length: 29 }, (_, index) => `n${index}`);
    writes.hold([...ids, 'double', 'last', 'more'].map((id) => ({ id })));
    leave();
    await advanceTime(100);
    expect(callsTo(DELETE).map(({ path }) => path.slice(8))).toEqual([...ids, 'last']);
    expect(stored().filter(([, isSent]) => isSent === false)).toEqual([
      ['double', false],
      ['more', false],
    ]);
  });

  test('sends nothing for a user who is not confirmed yet, nor what it is sending, nor if the site reloads it', async () => {
    sessionState.set({ status: 'loading' });
    sessionState.resume(ines);
    writes.hold([a]);
    leave();
    await advanceTime(100);
    sessionState.set({ status: 'signed-in', user: ines });
    const answer = holdAnswers();
    await afterUndo();
    leave();
    await advanceTime(100);
    await answer('a');
    writes.hold([b]);
    beforeReload.forEach((prepare) => prepare());
    leave();
    await advanceTime(100);
    expect(callsTo(DELETE)).toEqual([]);
  });

  test('is known to other tabs to have sent it', async () => {
    writes.hold([a]);
    await advanceTime(100);
    const value = [JSON.stringify(['test', 'a', store.get(ines.email)[0]?.dueAt])];
    const key = userKeyOf(ines.email, MARKS);
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), value }));
    for (const changed of ['theme', key]) {
      window.dispatchEvent(new StorageEvent('storage', { key: changed }));
      await advanceTime(100);
      expect(stored()).toEqual([['a', changed === key]]);
    }
  });

  test('is known to the next one to have sent it, if the database does not say so', async () => {
    writes.hold([a, b]);
    await advanceTime(100);
    const held = store.get(ines.email);
    leave();
    await advanceTime(100);
    sessionState.set({ status: 'loading' });
    await store.update(ines.email, () => [...held.slice(0, 1), { id: 'c', dueAt: Date.now(), isSent: false }]);
    sessionState.set({ status: 'signed-in', user: ines });
    const answer = holdAnswers();
    await advanceTime(100);
    expect(stored()).toEqual([
      ['a', true],
      ['c', true],
    ]);
    expect(sent()).toEqual(['c']);
    await answer('c');
  });
});

describe('A sign-out', () => {
  test.each<[string, () => void, string[]]>([
    ['arrives', () => void breakCall(DELETE, () => Response.json({ deletedCount: 1 })), []],
    ['fails', () => void breakCall(DELETE), ['2 not sent']],
    ['is not allowed yet', () => sessionState.resume(ines), ['2 not sent']],
  ])('sends all at once, and says how much was not sent: it %s', async (_how, begin, sentences) => {
    begin();
    writes.hold([{ id: 'double' }, a]);
    signOut();
    await advanceTime(500);
    expect(said()).toEqual(sentences);
    expect(toasts().every(({ type, duration }) => type === 'error' && duration === Infinity)).toBe(true);
  });

  test.each<[string, () => Promise<Outcome>, string[]]>([
    ['arrives', () => Promise.resolve('done'), []],
    ['fails', () => Promise.reject(new Error('why')), ['1 not sent']],
    ['gets no answer offline', () => Promise.reject(isLate), ['1 not sent']],
  ])('lets what is being sent end, and says if that fails: it %s', async (how, end, sentences) => {
    const answered = new Promise<void>((resolve) => void setTimeout(resolve, UNDO_MS + 5000));
    carryOut.mockImplementationOnce(() => answered.then(end));
    writes.hold([a]);
    await afterUndo();
    signOut();
    if (how.endsWith('offline')) goOffline({ isWrong: true });
    await advanceTime(5000);
    expect([said(), callsTo(DELETE)]).toEqual([sentences, []]);
  });

  test.each<[string, () => void]>([
    ['waits for the user to be confirmed', () => undefined],
    ['has failed because nobody can confirm the user', () => sessionState.setFailure(new Error('no code'))],
  ])('says that what is due is not sent: it %s', async (_why, fail) => {
    sessionState.set({ status: 'loading' });
    sessionState.resume(ines);
    writes.hold([a]);
    await afterUndo();
    fail();
    await advanceTime(100);
    beforeSignOut.forEach((listener) => listener());
    void store.update(ines.email, () => []);
    sessionState.set({ status: 'signed-out', reason: undefined });
    await advanceTime(500);
    expect(said()).toContain('1 not sent');
    expect(callsTo(DELETE)).toEqual([]);
  });

  test('says also what has failed, and what another page has sent', async () => {
    carryOut.mockRejectedValueOnce(new Error('why'));
    writes.hold([a]);
    await afterUndo();
    writes.hold([b]);
    writes.change(b, { isSent: true });
    signOut();
    await advanceTime(500);
    expect(said()).toContain('2 not sent');
    expect(callsTo(DELETE)).toEqual([]);
  });

  test('says nothing of it to the next user, who was faster than the answer', async () => {
    slowCall(DELETE, 5000);
    breakCall(DELETE);
    writes.hold([a]);
    signOut();
    signIn({ ...ines, uid: 'next', email: 'next@example.test' });
    await advanceTime(10_000);
    expect([said(), callsTo(DELETE).length]).toEqual([[], 1]);
  });

  test.each([
    ['nothing of what it sends itself', 'test', []],
    ['that a page does not send what it does not know of', 'other', [unsent]],
  ])('says %s', async (_what, lock, sentences) => {
    breakCall(DELETE, () => Response.json({ deletedCount: 1 }));
    writes.hold([a]);
    await advanceTime(100);
    renderHook(() => useSayUnsent(ines.email, [{ store: 'removals 1', lock }]));
    signOut();
    await advanceTime(6000);
    expect(said()).toEqual(sentences);
  });

  test.each<[string, unknown[] | undefined, isSilent: boolean, string[]]>([
    ['that it does not send something', [a], false, [unsent]],
    ['nothing if nothing is left', [], false, []],
    ['nothing if nothing was begun', undefined, false, []],
    ['what is so if the browser does not answer', [], true, [unsent]],
  ])('says %s', async (_what, begun, isSilent, sentences) => {
    await writeBegun(ines.email, begun ? 'relistings 1' : 'decisions', begun ?? [a]);
    if (isSilent) silenceDatabase();
    renderHook(() => useSayUnsent(ines.email, tasks));
    signOut();
    await advanceTime(6000);
    expect(said()).toEqual(sentences);
  });

  test('says how much of each kind was not sent, until somebody signs in', () => {
    const say = (lock: string, more: number) => sayNotSent({ lock, notSent: (count) => `${count} of ${lock}` }, more);
    sessionState.set({ status: 'signed-out', reason: 'expired' });
    say('cars', 1);
    expect(said()).toEqual([]);
    sessionState.set({ status: 'signed-out', reason: undefined });
    say('cars', 1);
    say('reports', 1);
    sessionState.set({ status: 'loading' });
    sessionState.set({ status: 'signed-out', reason: undefined });
    say('cars', 2);
    expect(new Set(said())).toEqual(new Set(['3 of cars', '1 of reports']));
    signIn(ines);
    expect(said()).toEqual([]);
    sessionState.set({ status: 'signed-out', reason: undefined });
    say('cars', 1);
    expect(said()).toEqual(['1 of cars']);
  });

  test.each<[string, MutationMeta | undefined, string[]]>([
    ['that a write was under way', { failed: () => 'Not posted.' }, [unsent]],
    ['nothing of one whose failure nobody would read', {}, []],
    ['nothing of one without any words', undefined, []],
  ])('says %s', async (_what, meta, sentences) => {
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => new Promise(() => undefined), ...(meta && { meta }) });
    void mutation.execute(undefined);
    renderHook(() => useSayUnsent(ines.email, []));
    signOut();
    await advanceTime(100);
    expect(said()).toEqual(sentences);
    queryClient.clear();
  });

  test('with nothing to send says nothing', async () => {
    signOut();
    await advanceTime(500);
    expect([said(), callsTo(DELETE), marks()]).toEqual([[], [], undefined]);
  });

  test('sends them all, but no more at a time than when the page is left', async () => {
    slowCall(DELETE, 1000);
    writes.hold(Array.from({ length: MAX_CALLS_ON_LEAVE + 5 }, (_, index) => ({ id: `n${index}` })));
    signOut();
    await advanceTime(500);
    expect(callsTo(DELETE)).toHaveLength(MAX_CALLS_ON_LEAVE);
    await advanceTime(2000);
    expect(callsTo(DELETE)).toHaveLength(MAX_CALLS_ON_LEAVE + 5);
  });

  test('sends what waits for the network, and not what is being sent', async () => {
    breakCall(DELETE, () => Response.json({ deletedCount: 1 }));
    const answer = holdAnswers();
    writes.hold([a]);
    await afterUndo();
    goOffline({ isWrong: true });
    writes.hold([b]);
    await afterUndo();
    signOut();
    await advanceTime(500);
    expect(callsTo(DELETE).map(({ path }) => path)).toEqual(['/seller/b']);
    expect(said()).toEqual([]);
    await answer('a');
  });
});

test('The site does not reload a page that would lose a write', async () => {
  expect(mayReload()).toBe(true);
  carryOut.mockRejectedValueOnce(new Error('why'));
  writes.hold([b]);
  await afterUndo();
  const { update } = store;
  vi.spyOn(store, 'update').mockImplementation(async (email, change) => (await update(email, change), false));
  const answer = holdAnswers();
  writes.hold([a]);
  await advanceTime(100);
  expect(mayReload()).toBe(false);
  await afterUndo();
  expect(states()).toEqual([
    ['b', 'failed'],
    ['a', 'sending'],
  ]);
  expect(mayReload()).toBe(false);
  await answer('a');
  expect(mayReload()).toBe(true);
});

test('A user who comes back has sent what is due, and the rest goes on waiting on the device', async () => {
  sessionState.set({ status: 'loading' });
  const left = { dueAt: Date.now() + 5000, isSent: false };
  await store.update(ines.email, () => [
    { ...a, ...left, dueAt: 0 },
    { ...b, ...left },
  ]);
  sessionState.set({ status: 'signed-in', user: ines });
  expect(mayReload()).toBe(true);
  await advanceTime(100);
  expect([sent(), stored()]).toEqual([['a'], [['b', false]]]);
});

test('Nobody has writes, or anything to lose', () => {
  sessionState.set({ status: 'loading' });
  beforeSignOut.forEach((listener) => listener());
  expect([shown(), said(), mayReload()]).toEqual([[], [], true]);
  writes.hold([a]);
  writes.change(a, { isSent: true });
  writes.undo([]);
  writes.retry(a);
  for (const type of ['pagehide', 'online']) window.dispatchEvent(new Event(type));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()).toEqual([]);
});

test('Only the user who is here listens to what happens to the page', () => {
  const added = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
  const listening = () =>
    added
      .flatMap(({ mock }) => mock.calls)
      .flatMap(([type, , options]) => {
        const signal = typeof options === 'object' ? options.signal : undefined;
        return ['pagehide', 'online', 'visibilitychange', 'storage'].includes(type) && !signal?.aborted ? [type] : [];
      });
  sessionState.set({ status: 'signed-in', user: { ...ines } });
  expect(listening(), 'the same user').toEqual([]);
  signIn(asIdentity({ uid: 'next', email: 'next@example.test', name: 'Next' }));
  expect(listening()).toEqual(['storage', 'pagehide', 'online', 'visibilitychange']);
  signIn(ines);
  expect(listening()).toHaveLength(4);
});

test('A list that nothing has changed is the same object, and a change is shown at once', () => {
  const { result } = renderHook(() => writes.useAll());
  const before = result.current;
  act(() => writes.hold([a]));
  expect(result.current).not.toBe(before);
  expect(result.current).toBe(shown());
});
