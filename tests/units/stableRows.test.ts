import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useStableRows } from '@/ui/list/stableRows';

describe('A live list', () => {
  const corolla = { id: 'a', title: 'Corolla' };
  const focus = { id: 'b', title: 'Focus' };
  const wrangler = { id: 'c', title: 'Wrangler' };
  const watch = (rows: readonly (typeof corolla)[] | undefined) =>
    renderHook((props: { rows: typeof rows }) => useStableRows(props.rows), { initialProps: { rows } });
  const titles = (list: ReturnType<typeof watch>) =>
    list.result.current.rows.map(({ row, isGone }) => (isGone ? `(${row.title})` : row.title));

  test('shows all of the first data, and holds back later rows', () => {
    const list = watch(undefined);
    list.rerender({ rows: [corolla, focus] });
    expect(titles(list)).toEqual(['Corolla', 'Focus']);

    list.rerender({ rows: [wrangler, corolla, focus] });
    expect(titles(list)).toEqual(['Corolla', 'Focus']);
    expect(list.result.current.newCount).toBe(1);

    act(() => list.result.current.showNew());
    expect(titles(list)).toEqual(['Wrangler', 'Corolla', 'Focus']);
    expect(list.result.current.newCount).toBe(0);
  });

  test('keeps deleted rows in place until the user updates the list, and shows changes at once', () => {
    const list = watch([corolla, focus]);
    list.rerender({ rows: [{ ...focus, title: 'Focus ST' }] });
    expect(titles(list)).toEqual(['(Corolla)', 'Focus ST']);

    list.rerender({ rows: [focus, corolla] });
    expect(titles(list)).toEqual(['Corolla', 'Focus']);

    list.rerender({ rows: [focus] });
    act(() => list.result.current.showNew());
    expect(titles(list)).toEqual(['Focus']);
  });

  test('drops a row at once that the user removed, even while old data still contain it', () => {
    const list = watch([corolla, focus]);
    act(() => list.result.current.forget('a'));
    expect(titles(list)).toEqual(['Focus']);

    list.rerender({ rows: [corolla, { ...focus }] });
    expect(titles(list)).toEqual(['Focus']);
    expect(list.result.current.newCount).toBe(0);

    list.rerender({ rows: [focus] });
    list.rerender({ rows: [corolla, focus] });
    expect(list.result.current.newCount).toBe(1);
  });

  test('shows a row at once that the user added, in its place among the rows already shown', () => {
    const isOwn = ({ title }: typeof corolla) => title !== 'Focus';
    const [yaris, x5] = [
      { id: 'd', title: 'Yaris' },
      { id: 'e', title: 'X5' },
    ];
    const list = renderHook((props: { rows: (typeof corolla)[] }) => useStableRows(props.rows, isOwn), {
      initialProps: { rows: [corolla, x5] },
    });
    list.rerender({ rows: [wrangler, focus, corolla, x5, yaris] });
    expect(list.result.current.rows.map(({ row }) => row.title)).toEqual(['Wrangler', 'Corolla', 'X5', 'Yaris']);
    expect(list.result.current.newCount).toBe(1);
  });

  test('holds nothing back while it is empty, and starts over with other data', () => {
    const list = watch([]);
    list.rerender({ rows: [corolla] });
    expect(titles(list)).toEqual(['Corolla']);

    list.rerender({ rows: undefined });
    list.rerender({ rows: [focus] });
    expect(titles(list)).toEqual(['Focus']);
  });

  test('accepts a new array of the same rows at every render', () => {
    const list = renderHook(() => useStableRows([corolla, focus].filter(Boolean)));
    expect(list.result.current.rows).toHaveLength(2);
  });
});
