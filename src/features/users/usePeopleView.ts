import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readView, writeView, type PeopleView } from './peopleView';

/** Keeps its identity, so that an unchanged table does not re-render. */
export type ChangeView = (changes: Partial<PeopleView>) => void;

/** Search and sorting are in the URL. Changes replace the history entry, so that Back leaves the list at once. */
export function usePeopleView(): [PeopleView, ChangeView] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);

  const change = useCallback<ChangeView>(
    (changes) => {
      const params = new URLSearchParams(window.location.search);
      const next = writeView({ ...readView(params), ...changes }, params);
      void navigate({ search: next.toString() }, { replace: true, flushSync: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [view, change];
}
