import { useCallback, useMemo } from 'react';
import { useQueryString } from '@/shared/browser/useQueryString';
import { caseSorts, type Case, type CaseSort } from './cases';

export interface QueueView {
  search: string;
  sort: CaseSort;
  /** The key of the case that was opened; undefined for the first one, or, on narrow screens, for the queue. */
  openKey: string | undefined;
}

const names = { search: 'q', sort: 'sort', openKey: 'case' } as const;

/**
 * The view is in the URL, so that Back returns to the same case. Changes replace the history entry, unless `isPushed`.
 * @returns the function keeps its identity; `address` is the query string of the page but for the open case, so that it is the
 * same for every case
 */
export function useQueueView() {
  const [search, changeQuery] = useQueryString();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);

  const change = useCallback(
    (changes: Partial<QueueView>, { isPushed = false } = {}) => {
      changeQuery((params) => writeView({ ...readView(params), ...changes }, params), isPushed);
    },
    [changeQuery],
  );
  return { view, change, address: withoutCase(search) };
}

function readView(params: URLSearchParams): QueueView {
  const sort = caseSorts.find((name) => name === params.get(names.sort)) ?? 'most';
  return { search: params.get(names.search) ?? '', sort, openKey: params.get(names.openKey) ?? undefined };
}

function writeView(view: QueueView, params: URLSearchParams) {
  for (const key of ['search', 'sort', 'openKey'] as const) {
    const value = view[key];
    if (value === undefined || value === '' || value === 'most') params.delete(names[key]);
    else params.set(names[key], value);
  }
  return params;
}

function withoutCase(search: string) {
  const params = new URLSearchParams(search);
  params.delete(names.openKey);
  return params.toString();
}

/** The query string with which this case is open. */
export function addressOf({ key }: Case, address: string) {
  const params = new URLSearchParams(address);
  params.set(names.openKey, key);
  return params.toString();
}
