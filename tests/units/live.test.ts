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

/** The response of the host, and the tabs that have sent a request. */
const host = { text: text(1), respond: () => Promise.resolve(bufferOf(host.text)) };
let requesters: string[] = [];
let calledAt: number[] = [];
const openTabs: { close: () => void }[] = [];

/** Opens a tab that shows the list: it has its own modules and shares the browser's locks and channels. */
async function openTab(name: string, person = noor) {
  vi.resetModules();
  const { createQueryClient } = await import('@/app/queryClient');
  const { liveQuery } = await import('@/shared/live/liveQuery');
  const { pollableQuery } = await import('@/shared/live/pollableQuery');
  const { CallError } = await import('@/shared/api/callError');
  const { sessionState } = await import('@/shared/session/sessionState');
  sessionState.set({
    status: 'signed-in',
    user: { ...person, name: '', photoUrl: undefined, isEmailVerified: true, createdAt: undefined },
  });

  const fetchRaw = () => {
    requesters.push(name);
    calledAt.push(Date.now());
    return host.respond();
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
  openTabs.push(tab);
  await advanceTime(100);
  return tab;
}

async function requestsIn(ms: number) {
  requesters = [];
  await advanceTime(ms);
  return requesters;
}

/** From now on the host responds after `ms`. */
function respondAfter(ms: number) {
  host.respond = () => new Promise((resolve) => void setTimeout(() => resolve(bufferOf(host.text)), ms));
}

/** Records the messages between the tabs from now on. */
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
  Object.assign(host, { text: text(1), respond: () => Promise.resolve(bufferOf(host.text)) });
});
afterEach(() => {
  for (const tab of openTabs.splice(0)) tab.close();
});

describe('A poll', () => {
  test('that returns no changes parses nothing, notifies no one and keeps the same objects', async () => {
    const { client, data } = await openTab('only');
    const onEvent = vi.fn();
    const onJsonParse = vi.spyOn(JSON, 'parse');
    const before = data();
    onRead.mockClear();
    client.getQueryCache().subscribe(onEvent);

    expect((await requestsIn(5000)).length).toBeGreaterThanOrEqual(4);
    expect([onRead, onJsonParse, onEvent].flatMap(({ mock }) => mock.calls)).toEqual([]);
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
  ])('starts every second, or when a slow request has ended: with responses after %i ms, at %j', async (ms, begins) => {
    respondAfter(ms);
    await openTab('only');
    await advanceTime(5450);
    expect(calledAt.map((time) => time - (calledAt[0] ?? 0))).toEqual(begins);
  });

  test('never overlaps with a refetch after a write, and counts the second from it', async () => {
    const { client } = await openTab('only');
    await advanceTime(2400);
    respondAfter(1200);
    calledAt = [];
    void client.invalidateQueries({ queryKey: ['list'] });
    await advanceTime(3900);
    expect(calledAt.map((time) => time - (calledAt[0] ?? 0))).toEqual([0, 2000]);
  });

  test('replaces data that was set in the cache with the response of the host', async () => {
    const { client, ids } = await openTab('only');
    client.setQueryData(['list'], [{ id: 9 }]);
    await advanceTime(1100);
    expect(ids()).toEqual([1]);
  });

  test('that fails keeps the time since when the list may be out of date', async () => {
    const { state, CallError } = await openTab('only');
    await advanceTime(30_000);
    const lastSeen = Date.now();
    host.respond = () => Promise.reject(new CallError('no-response'));
    await advanceTime(2000);
    expect(state()?.fetchFailureCount).toBeGreaterThan(0);
    expect(Math.abs((state()?.dataUpdatedAt ?? 0) - lastSeen)).toBeLessThan(1100);
  });
});

describe('Two tabs of one user', () => {
  test('share one poll, and both see the changes', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    expect((await requestsIn(5000)).length).toBeGreaterThanOrEqual(4);
    expect(new Set(requesters)).toEqual(new Set(['first']));

    const before = second.data();
    host.text = text(1, 2);
    await advanceTime(1200);
    expect(first.ids()).toEqual([1, 2]);
    expect(second.ids()).toEqual([1, 2]);
    expect(second.data()?.[0]).toBe(before?.[0]);
  });

  test('send each other changes and failures, and no data while nothing changes', async () => {
    const { channel, types } = listen();
    const first = await openTab('first');
    await advanceTime(3000);
    types();
    await advanceTime(10_000);
    expect(types(), 'of a single tab, without changes').toEqual([]);
    host.text = text(1, 2);
    await advanceTime(2000);
    expect(types()).toEqual(['response']);

    const second = await openTab('second');
    await advanceTime(2000);
    expect(types().slice(-2), 'from the new tab, and to it').toEqual(['request', 'response']);
    await advanceTime(10_000);
    expect(new Set(types()), 'only heartbeats of the leader').toEqual(new Set(['request', 'unchanged']));

    host.respond = () => Promise.reject(new first.CallError('status', { status: 500 }));
    await advanceTime(1500);
    expect(types()).toContain('failure');
    host.respond = () => Promise.resolve(bufferOf(host.text));
    await advanceTime(5000);
    expect(types()).toContain('response');
    expect(second.state()).toMatchObject({ status: 'success', error: null });
    channel.close();
  });

  test('agree again after a change in one tab’s cache was overwritten', async () => {
    await openTab('first');
    const second = await openTab('second');
    await advanceTime(3000);
    second.client.setQueryData(['list'], [{ id: 1 }, { id: 7 }]);
    await advanceTime(2500);
    expect(second.ids()).toEqual([1]);
  });

  test('agree when a tab with newer data takes over from another', async () => {
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

  test('continue within two seconds when the polling tab is closed, even in the middle of a request', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    host.respond = () => new Promise(() => undefined);
    await advanceTime(1500);
    first.close();
    host.respond = () => Promise.resolve(bufferOf(host.text));
    host.text = text(3);
    expect(await requestsIn(2000)).toContain('second');
    expect(second.ids()).toEqual([3]);
    expect(first.ids()).toEqual([1]);
  });

  test('both report that the poll fails while one of them retries, and recover', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    host.respond = () => Promise.reject(new first.CallError('status', { status: 500 }));
    expect(new Set(await requestsIn(6000))).toEqual(new Set(['first']));
    expect(first.state()?.fetchFailureReason).toMatchObject({ kind: 'status', status: 500 });
    expect(second.state()?.error).toMatchObject({ kind: 'status', status: 500 });
    expect(second.ids()).toEqual([1]);

    host.respond = () => Promise.resolve(bufferOf(host.text));
    host.text = text(1, 2);
    expect(new Set(await requestsIn(20_000))).toEqual(new Set(['first']));
    expect(first.state()).toMatchObject({ status: 'success', fetchFailureReason: null });
    expect(second.state()).toMatchObject({ status: 'success', error: null });
    expect(second.ids()).toEqual([1, 2]);
  });

  test('both stop when the host refuses access', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    host.respond = () => Promise.reject(new first.CallError('refused'));
    await advanceTime(2000);
    expect(await requestsIn(60_000)).toEqual([]);
    expect(second.state()?.error).toMatchObject({ kind: 'refused' });
    first.close();
    expect(await requestsIn(20_000)).toEqual([]);
  });

  test('keep a local change when an older response arrives', async () => {
    await openTab('first');
    const second = await openTab('second');
    let respond: (old: ArrayBuffer) => void = () => undefined;
    host.respond = () => new Promise((resolve) => (respond = resolve));
    await advanceTime(1500);
    second.client.setQueryData(['list'], [{ id: 1 }, { id: 7 }]);
    host.respond = () => Promise.resolve(bufferOf(text(1, 7, 8)));
    respond(bufferOf(text(1, 9)));
    await advanceTime(200);
    expect(second.ids()).toEqual([1, 7]);
    await advanceTime(1500);
    expect(second.ids()).toEqual([1, 7, 8]);
  });
});

describe('A tab', () => {
  test('exchanges nothing with tabs of another user, and ignores invalid messages', async () => {
    const current = await openTab('current');
    const other = await openTab('other', { uid: 'mara', email: 'mara@example.test' });
    host.text = text(5);
    expect(new Set(await requestsIn(3000))).toEqual(new Set(['current', 'other']));

    const hash = current.client.getQueryCache().getAll()[0]?.queryHash;
    const channel = new BroadcastChannel(`live mara ${hash ?? ''}`);
    channel.postMessage({ type: 'response', requestedAt: Date.now() + 500, bytes: 13 });
    channel.postMessage('response');
    await advanceTime(300);
    expect(other.ids()).toEqual([5]);
    channel.postMessage({ type: 'response', requestedAt: Date.now() + 500, bytes: bufferOf(text(13)) });
    await advanceTime(300);
    expect(other.ids()).toEqual([13]);
    expect(current.ids()).toEqual([5]);
  });

  test('counts the second from its own first request, even if it becomes the leader meanwhile', async () => {
    const hash = JSON.stringify(['list']);
    const release = holdLock(`live noor ${hash}`);
    respondAfter(800);
    await openTab('only');
    await advanceTime(250);
    release();
    await advanceTime(2000);
    expect(calledAt.map((time) => time - (calledAt[0] ?? 0))).toEqual([0, 1000, 2000]);
  });

  test('polls itself after three seconds without a message from the leader', async () => {
    const hash = JSON.stringify(['list']);
    const release = holdLock(`live noor ${hash}`);
    await openTab('second');
    expect(await requestsIn(2000)).toEqual([]);
    expect((await requestsIn(6000)).length).toBeGreaterThanOrEqual(4);
    release();
  });

  test('polls itself if the browser has no Web Locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    await openTab('first');
    await openTab('second');
    expect(new Set(await requestsIn(3000))).toEqual(new Set(['first', 'second']));
    shimLocks();
  });
});
