import { useCallback, useMemo, useState } from 'react';
import { advance, initialState, forgetRow, newCountOf, isSame, showAll, type Identified } from './stableRowsState';

/**
 * The rows of a live list, kept in place while the user reads. The first data are shown completely, then changed rows are
 * updated in place. New rows are held back until `showNew`; until then, removed rows stay in place with `isGone`. A component
 * that switches to another list must be remounted with another `key`.
 * @param rows the newest data; unchanged rows must keep their object identity, as query data do
 * @param isOwn tells whether this user added the new row, which is then shown at once
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

  const newCount = useMemo(() => newCountOf(state), [state]);

  return {
    /** Unchanged rows are the same objects as before. */
    rows: state.shown,
    newCount,
    showNew: useCallback(() => setStored(showAll), []),
    /** Removes a row at once, after this user has removed it. */
    forget: useCallback((id: string) => setStored((previous) => forgetRow(previous, id)), []),
  };
}
