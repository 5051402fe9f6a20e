import { useEffect } from 'react';
import { FILTERS_AFTER_MS } from '@/shared/config/storedLimits';
import type { Search } from '../savedSearches/searchSchema';
import { rememberFilters } from './visits';

/** Remembers the filters for the next visit, once they have stayed the same for a second. A list without filters changes nothing. */
export function useRememberFilters(user: string, { brand, query }: Search) {
  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => rememberFilters(user, { brand, query }), FILTERS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [user, brand, query]);
}
