import { useEffect } from 'react';
import type { Search } from './searchSchema';
import { rememberFilters } from './visits';

const SETTLED_MS = 1000;

/** Remembers the filters for the next visit, once they have stayed the same for a second. A list without filters changes nothing. */
export function useRememberFilters(user: string, { brand, query }: Search) {
  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => rememberFilters(user, { brand, query }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [user, brand, query]);
}
