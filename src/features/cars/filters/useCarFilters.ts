import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type CarFilters } from './carFilters';

/**
 * @param change computes the next filters from the current ones, which may be newer than the rendered ones
 * @param how 'typing' replaces the history entry, so that Back does not go letter by letter; 'choice' adds a new one
 */
export type ChangeFilters = (change: (current: CarFilters) => CarFilters, how?: 'typing' | 'choice') => void;

/** The filters are kept in the query string, so Back, a reload and a shared link restore them. */
export function useCarFilters(): [CarFilters, ChangeFilters] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);

  const changeFilters: ChangeFilters = (change, how = 'choice') => {
    // `params` may be older than the URL: two clicks can happen before the next render.
    const current = new URLSearchParams(window.location.search);
    const isTyping = how === 'typing';
    setParams(writeFilters(change(readFilters(current)), current), {
      replace: isTyping,
      flushSync: isTyping,
      preventScrollReset: true,
    });
  };
  return [filters, changeFilters];
}
