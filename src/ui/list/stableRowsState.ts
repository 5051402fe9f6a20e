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

export function initialState<T extends Identified>(rows: readonly T[] | undefined): StableRowsState<T> {
  return showAll({ source: rows, shown: [], forgotten: new Set() });
}

export function isSame<T>(before: readonly T[] | undefined, after: readonly T[] | undefined) {
  if (before === after) return true;
  return before?.length === after?.length && before?.every((row, index) => Object.is(row, after?.[index])) === true;
}

/** Applies newer data: updates the shown rows in place and adds own ones. If no row is shown yet, all rows are shown. */
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
  const shownIds = new Set(state.shown.map(({ row }) => row.id));
  const own = rows.filter((row) => !shownIds.has(row.id) && !forgotten.has(row.id) && isOwn(row));
  return {
    ...next,
    shown: [
      ...state.shown.map((before) => {
        const row = latest.get(before.row.id);
        const next = { row: row ?? before.row, isGone: row === undefined };
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
  const shownIds = new Set(shown.map(({ row }) => row.id));
  return (source ?? []).filter(({ id }) => !shownIds.has(id) && !forgotten.has(id)).length;
}
