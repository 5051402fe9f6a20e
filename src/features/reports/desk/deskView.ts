import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { caseSorts, type Case, type CaseSort } from './cases';

export interface DeskView {
  search: string;
  sort: CaseSort;
  /** The key of the case that was opened; undefined for the first one, or, on narrow screens, for the queue. */
  openKey: string | undefined;
}

const names = { search: 'q', sort: 'sort', openKey: 'case' } as const;

/**
 * The view is in the URL, so that Back returns to the same case. Changes replace the history entry, unless `isPushed`.
 * @returns the function keeps its identity
 */
export function useDeskView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);

  const change = useCallback(
    (changes: Partial<DeskView>, { isPushed = false } = {}) => {
      const params = new URLSearchParams(window.location.search);
      const next = { ...readView(params), ...changes };
      for (const [key, name] of [
        ['search', names.search],
        ['sort', names.sort],
        ['openKey', names.openKey],
      ] as const) {
        const value = next[key];
        if (value === undefined || value === '' || value === 'most') params.delete(name);
        else params.set(name, value);
      }
      void navigate({ search: params.toString() }, { replace: !isPushed, flushSync: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [view, change] as const;
}

function readView(params: URLSearchParams): DeskView {
  const sort = caseSorts.find((name) => name === params.get(names.sort)) ?? 'most';
  return { search: params.get(names.search) ?? '', sort, openKey: params.get(names.openKey) ?? undefined };
}

/** The query string of the page but for the open case, so that it is the same for every case. */
export function useAddressWithoutCase() {
  const params = new URLSearchParams(useLocation().search);
  params.delete(names.openKey);
  return params.toString();
}

/** The query string with which this case is open. */
export function addressOf({ key }: Case, withoutCase: string) {
  const params = new URLSearchParams(withoutCase);
  params.set(names.openKey, key);
  return params.toString();
}
