import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readView, writeView, type PeopleView } from './peopleView';

/** Stays the same function, so that a table that has not changed is not drawn again. */
export type ChangeView = (part: Partial<PeopleView>) => void;

/** Search and order live in the address, which is replaced: Back leaves the list and does not go letter by letter. */
export function usePeopleView(): [PeopleView, ChangeView] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);

  const change = useCallback<ChangeView>(
    (part) => {
      const now = new URLSearchParams(window.location.search);
      const next = writeView({ ...readView(now), ...part }, now);
      void navigate({ search: next.toString() }, { replace: true, flushSync: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [view, change];
}
