import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '@/lib/browser/useAddressQuery';
import { readView, writeView, type PeopleView } from './peopleView';

/** Keeps its identity, so that an unchanged table does not re-render. */
export type ChangeView = (changes: Partial<PeopleView>) => void;

/** Search and sorting are in the URL. Changes replace the history entry, so that Back leaves the list at once. */
export function usePeopleView(): [PeopleView, ChangeView] {
  const [query, changeQuery] = useAddressQuery();
  const view = useMemo(() => readView(new URLSearchParams(query)), [query]);
  const change = useCallback<ChangeView>(
    (changes) => changeQuery((params) => writeView({ ...readView(params), ...changes }, params)),
    [changeQuery],
  );
  return [view, change];
}
