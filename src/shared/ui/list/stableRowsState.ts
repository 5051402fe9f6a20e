export interface Identified {
  id: string;
}

interface StableRow<T> {
  row: T;
  isGone: boolean;
}

interface StableRowsState<T> {
  source: readonly T[] | undefined;
  shown: readonly StableRow<T>[];
  /** Removed by the person, while the data may still have them. */
  forgotten: ReadonlySet<string>;
}

export function initialState<T extends Identified>(rows: readonly T[] | undefined): StableRowsState<T> {
  return showAll({ source: rows, shown: [], forgotten: new Set() });
}

export function isSame<T>(before: readonly T[] | undefined, after: readonly T[] | undefined) {
  if (before === after) return true;
  return before?.length === after?.length && before?.every((row, at) => Object.is(row, after?.[at])) === true;
}

/** Takes over newer data. With nothing shown, nothing can move: then all of it is shown. */
export function advance<T extends Identified>(
  state: StableRowsState<T>,
  rows: readonly T[] | undefined,
  isOwn: (row: T) => boolean,
): StableRowsState<T> {
  if (!rows) return initialState(rows);
  const latest = new Map(rows.map((row) => [row.id, row]));
  const forgotten = new Set([...state.forgotten].filter((id) => latest.has(id)));
  const next = { source: rows, shown: state.shown, forgotten };
  if (state.shown.length === 0) return showAll(next);
  const seen = new Set(state.shown.map(({ row }) => row.id));
  const own = rows.filter((row) => !seen.has(row.id) && !forgotten.has(row.id) && isOwn(row));
  return {
    ...next,
    shown: [
      ...state.shown.map((before) => {
        const now = latest.get(before.row.id);
        const next = { row: now ?? before.row, isGone: now === undefined };
        return next.row === before.row && next.isGone === before.isGone ? before : next;
      }),
      ...own.map((row) => ({ row, isGone: false })),
    ],
  };
}

export function showAll<T extends Identified>(state: StableRowsState<T>): StableRowsState<T> {
  const rows = (state.source ?? []).filter(({ id }) => !state.forgotten.has(id));
  return { ...state, shown: rows.map((row) => ({ row, isGone: false })) };
}

export function forgetRow<T extends Identified>(state: StableRowsState<T>, id: string): StableRowsState<T> {
  return {
    ...state,
    shown: state.shown.filter(({ row }) => row.id !== id),
    forgotten: new Set([...state.forgotten, id]),
  };
}

export function newCountOf<T extends Identified>({ source, shown, forgotten }: StableRowsState<T>) {
  const seen = new Set(shown.map(({ row }) => row.id));
  return (source ?? []).filter(({ id }) => !seen.has(id) && !forgotten.has(id)).length;
}
