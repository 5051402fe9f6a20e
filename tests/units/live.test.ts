import { QueryObserver } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bufferOf } from '@tests/support/bufferOf';
import { advanceTime, startClock } from '@tests/support/clock';
import { holdLock } from '@tests/support/holdLock';
import { shimLocks } from '@tests/support/shims/locks';

const noor = { uid: 'noor', email: 'noor@example.test' };
const onRead = vi.fn();
const list = v.pipe(
  v.array(v.object({ id: v.number() })),
  v.check((items) => {
    onRead();
    return items.length > 0;
  }),
);
const text = (...ids: number[]) => JSON.stringify(ids.map((id) => ({ id })));

/** What the host says, and who has asked. */
const host = { text: text(1), answer: () => Promise.resolve(bufferOf(host.text)) };
let asked: string[] = [];
let calledAt: number[] = [];
const open: { close: () => void }[] = [];

/** A tab in which somebody looks at the list: modules of its own, and the browser's locks and channels. */
async function openTab(name: string, person = noor) {
  vi.resetModules();
  const { createQueryClient } = await import('@/app/queryClient');
  const { liveQuery, pollableQuery } = await import('@/shared/live/pollableQuery');
  const { CallError } = await import('@/shared/api/callError');
  const { sessionState } = await import('@/shared/session/sessionState');
  sessionState.set({
    status: 'signed-in',
    user: { ...person, name: '', photoUrl: undefined, isEmailVerified: true, createdAt: undefined },
  });

  const fetchRaw = () => {
    asked.push(name);
    calledAt.push(Date.now());
    return host.answer();
  };
  const client = createQueryClient();
  const options = liveQuery({ queryKey: ['list'], ...pollableQuery(fetchRaw, list) });
  const close = new QueryObserver(client, options).subscribe(() => undefined);
  const tab = {
    close,
    client,
    CallError,
    data: () => client.getQueryData<v.InferOutput<typeof list>>(['list']),
    ids: () => tab.data()?.map(({ id }) => id),
    state: () => client.getQueryState(['list']),
  };
  open.push(tab);
  await advanceTime(100);
  return tab;
}

async function asksIn(ms: number) {
  asked = [];
  await advanceTime(ms);
  return asked;
}

/** From now on the host takes that long. */
function answerAfter(ms: number) {
  host.answer = () => new Promise((resolve) => void setTimeout(() => resolve(bufferOf(host.text)), ms));
}

/** What the tabs tell each other from now on. */
function listen(person = noor) {
  const messages: unknown[] = [];
  const channel = new BroadcastChannel(`live ${person.uid} ${JSON.stringify(['list'])}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => void messages.push(data);
  return {
    channel,
    types: () => messages.splice(0).map((message) => v.parse(v.object({ type: v.string() }), message).type),
  };
}

beforeEach(() => {
  startClock();
  calledAt = [];
  Object.assign(host, { text: text(1), answer: () => Promise.resolve(bufferOf(host.text)) });
});
afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
});

describe('A poll', () => {
  test('that brings nothing new reads nothing, tells nobody, and leaves the same objects', async () => {
    const { client, data } = await openTab('only');
    const onEvent = vi.fn();
    const onParse = vi.spyOn(JSON, 'parse');
    const before = data();
    onRead.mockClear();
    client.getQueryCache().subscribe(onEvent);

    expect((await asksIn(5000)).length).toBeGreaterThanOrEqual(4);
    expect([onRead, onParse, onEvent].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(data()).toBe(before);

    host.text = text(1, 2);
    await advanceTime(1100);
    expect(onRead).toHaveBeenCalledOnce();
    expect(data()?.[0]).toBe(before?.[0]);
  });

  test.each([
    [400, [0, 1000, 2000, 3000, 4000, 5000]],
    [900, [0, 1000, 2000, 3000, 4000, 5000]],
    [1500, [0, 2000, 4000]],
    [2100, [0, 3000]],
  ])('begins each second, or once a slow call has ended: after answers of %i ms at %j', async (ms, begins) => {
    answerAfter(ms);
    await openTab('only');
    await advanceTime(5450);
    expect(calledAt.map((time) => time - (calledAt[0] ?? 0))).toEqual(begins);
  });

  test('never overlaps with a read after a write, and counts the second from it', async () => {
    const { client } = await openTab('only');
    await advanceTime(2400);
    answerAfter(1200);
    calledAt = [];
    void client.invalidateQueries({ queryKey: ['list'] });
    await advanceTime(3900);
    expect(calledAt.map((time) => time - (calledAt[0] ?? 0))).toEqual([0, 2000]);
  });

  test('brings back what the host says where something else was put in its place', async () => {
    const { client, ids } = await openTab('only');
    client.setQueryData(['list'], [{ id: 9 }]);
    await advanceTime(1100);
    expect(ids()).toEqual([1]);
  });

  test('that misses says since when the list is no longer known to be true', async () => {
    const { state, CallError } = await openTab('only');
    await advanceTime(30_000);
    const lastSeen = Date.now();
    host.answer = () => Promise.reject(new CallError('no-answer'));
    await advanceTime(2000);
    expect(state()?.fetchFailureCount).toBeGreaterThan(0);
    expect(Math.abs((state()?.dataUpdatedAt ?? 0) - lastSeen)).toBeLessThan(1100);
  });
});

describe('Two tabs of one person', () => {
  test('share one poll, and both see what changes', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    expect((await asksIn(5000)).length).toBeGreaterThanOrEqual(4);
    expect(new Set(asked)).toEqual(new Set(['first']));

    const before = second.data();
    host.text = text(1, 2);
    await advanceTime(1200);
    expect(first.ids()).toEqual([1, 2]);
    expect(second.ids()).toEqual([1, 2]);
    expect(second.data()?.[0]).toBe(before?.[0]);
  });

  test('tell each other what changes and what fails, and nothing while all stays as it is', async () => {
    const { channel, types } = listen();
    const first = await openTab('first');
    await advanceTime(3000);
    types();
    await advanceTime(10_000);
    expect(types(), 'of one tab, all staying as it is').toEqual([]);
    host.text = text(1, 2);
    await advanceTime(2000);
    expect(types()).toEqual(['response']);

    const second = await openTab('second');
    await advanceTime(2000);
    expect(types().slice(-2), 'of the tab that was opened, and to it').toEqual(['request', 'response']);
    await advanceTime(10_000);
    expect(new Set(types()), 'only whether somebody leads').toEqual(new Set(['request', 'unchanged']));

    host.answer = () => Promise.reject(new first.CallError('status', { status: 500 }));
    await advanceTime(1500);
    expect(types()).toContain('failure');
    host.answer = () => Promise.resolve(bufferOf(host.text));
    await advanceTime(5000);
    expect(types()).toContain('response');
    expect(second.state()).toMatchObject({ status: 'success', error: null });
    channel.close();
  });

  test('agree again once one that was ahead has lost its change', async () => {
    await openTab('first');
    const second = await openTab('second');
    await advanceTime(3000);
    second.client.setQueryData(['list'], [{ id: 1 }, { id: 7 }]);
    await advanceTime(2500);
    expect(second.ids()).toEqual([1]);
  });

  test('agree when one goes on for another that was not as far', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    const third = await openTab('third');
    await advanceTime(2000);
    host.text = text(1, 2);
    await second.client.refetchQueries({ queryKey: ['list'] });
    first.close();
    await advanceTime(2500);
    expect([second.ids(), third.ids()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('go on within two seconds when the one that asked is closed, also in the middle of a call', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    host.answer = () => new Promise(() => undefined);
    await advanceTime(1500);
    first.close();
    host.answer = () => Promise.resolve(bufferOf(host.text));
    host.text = text(3);
    expect(await asksIn(2000)).toContain('second');
    expect(second.ids()).toEqual([3]);
    expect(first.ids()).toEqual([1]);
  });

  test('both say that the poll misses, while one of them tries again, and recover', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    host.answer = () => Promise.reject(new first.CallError('status', { status: 500 }));
    expect(new Set(await asksIn(6000))).toEqual(new Set(['first']));
    expect(first.state()?.fetchFailureReason).toMatchObject({ kind: 'status', status: 500 });
    expect(second.state()?.error).toMatchObject({ kind: 'status', status: 500 });
    expect(second.ids()).toEqual([1]);

    host.answer = () => Promise.resolve(bufferOf(host.text));
    host.text = text(1, 2);
    expect(new Set(await asksIn(20_000))).toEqual(new Set(['first']));
    expect(first.state()).toMatchObject({ status: 'success', fetchFailureReason: null });
    expect(second.state()).toMatchObject({ status: 'success', error: null });
    expect(second.ids()).toEqual([1, 2]);
  });

  test('both stop when the host refuses', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    host.answer = () => Promise.reject(new first.CallError('refused'));
    await advanceTime(2000);
    expect(await asksIn(60_000)).toEqual([]);
    expect(second.state()?.error).toMatchObject({ kind: 'refused' });
    first.close();
    expect(await asksIn(20_000)).toEqual([]);
  });

  test('keep what was written here from an answer that is older', async () => {
    await openTab('first');
    const second = await openTab('second');
    let answer: (old: ArrayBuffer) => void = () => undefined;
    host.answer = () => new Promise((resolve) => (answer = resolve));
    await advanceTime(1500);
    second.client.setQueryData(['list'], [{ id: 1 }, { id: 7 }]);
    host.answer = () => Promise.resolve(bufferOf(text(1, 7, 8)));
    answer(bufferOf(text(1, 9)));
    await advanceTime(200);
    expect(second.ids()).toEqual([1, 7]);
    await advanceTime(1500);
    expect(second.ids()).toEqual([1, 7, 8]);
  });
});

describe('A tab', () => {
  test('neither hears nor tells anything of another person, nor takes what is no message', async () => {
    const mine = await openTab('mine');
    const other = await openTab('other', { uid: 'mara', email: 'mara@example.test' });
    host.text = text(5);
    expect(new Set(await asksIn(3000))).toEqual(new Set(['mine', 'other']));

    const hash = mine.client.getQueryCache().getAll()[0]?.queryHash;
    const strange = new BroadcastChannel(`live mara ${hash ?? ''}`);
    strange.postMessage({ type: 'response', requestedAt: Date.now() + 500, bytes: 13 });
    strange.postMessage('response');
    await advanceTime(300);
    expect(other.ids()).toEqual([5]);
    strange.postMessage({ type: 'response', requestedAt: Date.now() + 500, bytes: bufferOf(text(13)) });
    await advanceTime(300);
    expect(other.ids()).toEqual([13]);
    expect(mine.ids()).toEqual([5]);
  });

  test('counts the second from its own first call, also when it begins to lead meanwhile', async () => {
    const hash = JSON.stringify(['list']);
    const release = holdLock(`live noor ${hash}`);
    answerAfter(800);
    await openTab('only');
    await advanceTime(250);
    release();
    await advanceTime(2000);
    expect(calledAt.map((time) => time - (calledAt[0] ?? 0))).toEqual([0, 1000, 2000]);
  });

  test('asks itself after three seconds in which the one that leads is not heard', async () => {
    const hash = JSON.stringify(['list']);
    const release = holdLock(`live noor ${hash}`);
    await openTab('second');
    expect(await asksIn(2000)).toEqual([]);
    expect((await asksIn(6000)).length).toBeGreaterThanOrEqual(4);
    release();
  });

  test('asks for itself where the browser has no locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    await openTab('first');
    await openTab('second');
    expect(new Set(await asksIn(3000))).toEqual(new Set(['first', 'second']));
    shimLocks();
  });
});
