// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UNDO_MS } from '@/lib/config/limits';
import { createDeadlines } from '@/session/delayed/deadlines';
import { canUndo, type Held, type Progress } from '@/session/delayed/delayedWrite';
import { createRuns, shownWrites } from '@/session/delayed/runs';
import { SENT_ON_LEAVE_MS } from '@/session/limits';

describe('A delayed write', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
    vi.advanceTimersByTime(1);
  });
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['that was just begun is due at the end of Undo', UNDO_MS, false, UNDO_MS],
    ['of an earlier page is due after what is left', 3000, false, 3000],
    ['whose time is just over is due at once', 0, false, undefined],
    ['whose time is over is due at once', -1, false, undefined],
    ['of a clock that was put back is due no later', 3_600_000, false, UNDO_MS],
    ['that went out is due once its calls have ended', UNDO_MS, true, SENT_ON_LEAVE_MS],
  ])('%s', (_which, leftMs, isSent, dueInMs) => {
    const deadlineOf = createDeadlines();
    const write = { dueAt: Date.now() + leftMs, isSent };
    const deadline = deadlineOf('a mark', write);
    expect(deadline).toBe(dueInMs === undefined ? 0 : performance.now() + dueInMs);

    vi.setSystemTime(0);
    expect(deadlineOf('a mark', write)).toBe(deadline);
    // Another one, and the same once it has gone out, has its own time.
    expect(deadlineOf('another mark', { ...write, dueAt: -1 })).toBe(0);
    expect(deadlineOf('a mark', { dueAt: -1, isSent: !isSent })).toBe(0);
  });
});

describe('What is shown of a delayed write', () => {
  const idOf = ({ id }: { id: string }) => id;
  const asked = { idOf, markOf: ({ id, dueAt }: Held<{ id: string }>) => `${id} ${dueAt}`, deadlineOf: () => 7 };
  const held = { id: 'a', dueAt: 1, isSent: false };
  const sent = { ...held, isSent: true };

  test.each<[string, (typeof held)[], Progress | undefined, object[]]>([
    ['that it waits', [held], undefined, [{ id: 'a', state: 'held', isSent: false, dueAt: 7 }]],
    ['that it is being sent, by whatever page', [sent], undefined, [{ state: 'sending', isSent: true }]],
    ['that this page sends it', [sent], { state: 'sending' }, [{ state: 'sending', isSent: false }]],
    ['that it waits for the network', [held], { state: 'offline' }, [{ state: 'offline', dueAt: 7 }]],
    ['that it has failed', [sent], { state: 'failed', error: 'why' }, [{ state: 'failed', error: 'why' }]],
    ['that it is done', [], { state: 'done' }, [{ id: 'a', state: 'done', dueAt: 7 }]],
    ['that it was done already', [], { state: 'already-done' }, [{ state: 'already-done' }]],
    ['nothing if it was undone in another tab', [], { state: 'offline' }, []],
  ])('is %s', (_what, stored, progress, shown) => {
    const runs = createRuns(asked, () => undefined);
    if (progress) runs.put(held, progress);
    expect(shownWrites(stored, runs.all(), asked)).toMatchObject(shown);
  });
  test.each<[Progress['state'], boolean, boolean]>([
    ['held', false, true],
    ['failed', true, true],
    ['offline', false, true],
    ['offline', true, false],
    ['sending', false, false],
    ['done', false, false],
    ['already-done', false, false],
  ])('is that it can be undone: %s, gone out before: %s: %s', (state, isSent, isUndoable) => {
    expect(canUndo({ ...held, state, isSent })).toBe(isUndoable);
  });

  test('is told to all who listen', () => {
    const onChange = vi.fn();
    const runs = createRuns(asked, onChange);
    const states = () => [...runs.all().values()].map(({ id, state, isRefetched }) => ({ id, state, isRefetched }));
    runs.put(held, { state: 'sending' });
    expect(runs.countSending()).toBe(1);
    runs.put({ ...held, id: 'b' }, { state: 'failed' });
    expect(runs.countSending()).toBe(1);

    runs.markRefetched(new Set([...runs.all().values()].filter(({ id }) => id === 'b')));
    const sending = { id: 'a', state: 'sending', isRefetched: undefined };
    expect(states()).toEqual([sending, { id: 'b', state: 'failed', isRefetched: true }]);

    runs.drop(({ id }) => id === 'b');
    expect(states()).toEqual([sending]);
    expect(onChange).toHaveBeenCalledTimes(4);
  });
});
