import { useCallback, useMemo, useState } from 'react';
import { advance, initialState, forgetRow, newCountOf, isSame, showAll, type Identified } from './stableRowsState';

/**
 * What a live list shows without moving under the reader: the first data whole, then changes in place; arrivals wait
 * until `showNew`, and what is gone stays dimmed at its place until then. `rows` of another list need another `key`.
 * @param rows the newest data; unchanged rows keep their identity, as a query's data do
 * @param isOwn arrivals that the person added here, which do not wait
 */
export function useStableRows<T extends Identified>(
  rows: readonly T[] | undefined,
  isOwn: (row: T) => boolean = () => false,
) {
  const [kept, setKept] = useState(() => initialState(rows));
  let state = kept;
  if (!isSame(kept.source, rows)) {
    state = advance(kept, rows, isOwn);
    setKept(state);
  }

  const newCount = useMemo(() => newCountOf(state), [state]);

  return {
    /** Those that have not changed are the same objects as before. */
    rows: state.shown,
    newCount,
    showNew: useCallback(() => setKept(showAll), []),
    /** Takes a row out at once: the person removed it here. */
    forget: useCallback((id: string) => setKept((now) => forgetRow(now, id)), []),
  };
}
