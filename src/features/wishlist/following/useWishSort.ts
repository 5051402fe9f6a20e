import { useCallback } from 'react';
import { useQueryString } from '@/shared/browser/useQueryString';
import { readWishSort, type WishSort } from './wishSort';

/** The order of My Wishlist is part of the address. A change replaces the history entry, so that Back leaves the list at once. */
export function useWishSort(): [WishSort, (sort: WishSort) => void] {
  const [search, changeQuery] = useQueryString();
  const setSort = useCallback(
    (sort: WishSort) =>
      changeQuery((params) => {
        params.delete('sort');
        if (sort !== 'newest') params.set('sort', sort);
        return params;
      }),
    [changeQuery],
  );
  return [readWishSort(new URLSearchParams(search)), setSort];
}
