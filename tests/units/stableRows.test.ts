import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useStableRows } from '@/shared/ui/list/stableRows';

describe('A live list', () => {
  const corolla = { id: 'a', title: 'Corolla' };
  const focus = { id: 'b', title: 'Focus' };
  const wrangler = { id: 'c', title: 'Wrangler' };
  const watch = (rows: readonly (typeof corolla)[] | undefined) =>
    renderHook((props: { rows: typeof rows }) => useStableRows(props.rows), { initialProps: { rows } });
  const seen = (list: ReturnType<typeof watch>) =>
    list.result.current.rows.map(({ row, isGone }) => (isGone ? `(${row.title})` : row.title));

  test('shows the first data whole, and keeps later arrivals waiting', () => {
    const list = watch(undefined);
    list.rerender({ rows: [corolla, focus] });
    expect(seen(list)).toEqual(['Corolla', 'Focus']);

    list.rerender({ rows: [wrangler, corolla, focus] });
    expect(seen(list)).toEqual(['Corolla', 'Focus']);
    expect(list.result.current.newCount).toBe(1);

    act(() => list.result.current.showNew());
    expect(seen(list)).toEqual(['Wrangler', 'Corolla', 'Focus']);
    expect(list.result.current.newCount).toBe(0);
  });

  test('keeps what is gone at its place until asked, and updates what changed', () => {
    const list = watch([corolla, focus]);
    list.rerender({ rows: [{ ...focus, title: 'Focus ST' }] });
    expect(seen(list)).toEqual(['(Corolla)', 'Focus ST']);

    list.rerender({ rows: [focus, corolla] });
    expect(seen(list)).toEqual(['Corolla', 'Focus']);

    list.rerender({ rows: [focus] });
    act(() => list.result.current.showNew());
    expect(seen(list)).toEqual(['Focus']);
  });

  test('forgets at once what the person removed, also while old data still have it', () => {
    const list = watch([corolla, focus]);
    act(() => list.result.current.forget('a'));
    expect(seen(list)).toEqual(['Focus']);

    list.rerender({ rows: [corolla, { ...focus }] });
    expect(seen(list)).toEqual(['Focus']);
    expect(list.result.current.newCount).toBe(0);

    list.rerender({ rows: [focus] });
    list.rerender({ rows: [corolla, focus] });
    expect(list.result.current.newCount).toBe(1);
  });

  test('shows at once what the person added here, after what is shown already', () => {
    const isOwn = ({ title }: typeof corolla) => title === 'Wrangler';
    const list = renderHook((props: { rows: (typeof corolla)[] }) => useStableRows(props.rows, isOwn), {
      initialProps: { rows: [corolla] },
    });
    list.rerender({ rows: [wrangler, focus, corolla] });
    expect(list.result.current.rows.map(({ row }) => row.title)).toEqual(['Corolla', 'Wrangler']);
    expect(list.result.current.newCount).toBe(1);
  });

  test('hides nothing behind a button while it is empty, and starts anew with other data', () => {
    const list = watch([]);
    list.rerender({ rows: [corolla] });
    expect(seen(list)).toEqual(['Corolla']);

    list.rerender({ rows: undefined });
    list.rerender({ rows: [focus] });
    expect(seen(list)).toEqual(['Focus']);
  });

  test('takes a new array of the same rows at every drawing', () => {
    const list = renderHook(() => useStableRows([corolla, focus].filter(Boolean)));
    expect(list.result.current.rows).toHaveLength(2);
  });
});
