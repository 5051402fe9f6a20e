import { useCallback, useMemo, useState } from 'react';

/**
 * The rows of a live list, kept in place while the user reads. The first data are shown completely, then changed rows are
 * updated in place. New rows are held back until `showNew`; until then, removed rows stay in place with `isGone`. A component
 * that switches to another list must be remounted with another `key`.
 * @param rows the newest data; unchanged rows must keep their object identity, as query data do
 * @param isOwn tells whether this user added the new row, which is then shown at once, in its place
 */
export function useStableRows<T extends Identified>(
  rows: readonly T[] | undefined,
  isOwn: (row: T) => boolean = () => false,
) {
  const [stored, setStored] = useState(() => initialState(rows));
  let state = stored;
  if (!isSame(stored.source, rows)) {
    state = advance(stored, rows, isOwn);
    setStored(state);
  }

  const newRows = useMemo(() => newRowsOf(state), [state]);

  return {
    /** Unchanged rows are the same objects as before. */
    rows: state.shown,
    newCount: newRows.length,
    newRows,
    showNew: useCallback(() => setStored(showAll), []),
    /** Removes a row at once, after this user has removed it. */
    forget: useCallback((id: string) => setStored((previous) => forgetRow(previous, id)), []),
  };
}

export interface Identified {
  id: string;
}

export interface StableRow<T> {
  row: T;
  isGone: boolean;
}

interface StableRowsState<T> {
  source: readonly T[] | undefined;
  shown: readonly StableRow<T>[];
  /** The ids of rows that the user removed here, while the data may still contain them. */
  forgotten: ReadonlySet<string>;
}

function initialState<T extends Identified>(rows: readonly T[] | undefined): StableRowsState<T> {
  return showAll({ source: rows, shown: [], forgotten: new Set() });
}

function isSame<T>(before: readonly T[] | undefined, after: readonly T[] | undefined) {
  if (before === after) return true;
  return before?.length === after?.length && before?.every((row, index) => Object.is(row, after?.[index])) === true;
}

/** Applies newer data: updates the shown rows in place and adds own ones. If no row is shown yet, all rows are shown. */
function advance<T extends Identified>(
  state: StableRowsState<T>,
  rows: readonly T[] | undefined,
  isOwn: (row: T) => boolean,
): StableRowsState<T> {
  if (!rows) return initialState(rows);
  const latest = new Map(rows.map((row) => [row.id, row]));
  const forgotten = new Set([...state.forgotten].filter((id) => latest.has(id)));
  const next = { source: rows, shown: state.shown, forgotten };
  if (state.shown.length === 0) return showAll(next);
  const shown = state.shown.map((before) => {
    const row = latest.get(before.row.id);
    const next = { row: row ?? before.row, isGone: row === undefined };
    return next.row === before.row && next.isGone === before.isGone ? before : next;
  });
  const shownIds = new Set(state.shown.map(({ row }) => row.id));
  for (const [index, row] of rows.entries()) {
    if (shownIds.has(row.id) || forgotten.has(row.id) || !isOwn(row)) continue;
    const follower = rows.slice(index + 1).find(({ id }) => shownIds.has(id));
    const place = follower ? shown.findIndex((other) => other.row.id === follower.id) : shown.length;
    shown.splice(place, 0, { row, isGone: false });
  }
  return { ...next, shown };
}

function showAll<T extends Identified>(state: StableRowsState<T>): StableRowsState<T> {
  const rows = (state.source ?? []).filter(({ id }) => !state.forgotten.has(id));
  return { ...state, shown: rows.map((row) => ({ row, isGone: false })) };
}

function forgetRow<T extends Identified>(state: StableRowsState<T>, id: string): StableRowsState<T> {
  return {
    ...state,
    shown: state.shown.filter(({ row }) => row.id !== id),
    forgotten: new Set([...state.forgotten, id]),
  };
}

function newRowsOf<T extends Identified>({ source, shown, forgotten }: StableRowsState<T>) {
  const shownIds = new Set(shown.map(({ row }) => row.id));
  return (source ?? []).filter(({ id }) => !shownIds.has(id) && !forgotten.has(id));
}
