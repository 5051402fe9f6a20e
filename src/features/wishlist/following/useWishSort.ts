import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readWishSort, type WishSort } from './wishSort';

/** The order of My Wishlist is part of the address. A change replaces the history entry, so that Back leaves the list at once. */
export function useWishSort(): [WishSort, (sort: WishSort) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const setSort = useCallback(
    (sort: WishSort) => {
      const params = new URLSearchParams(window.location.search);
      params.delete('sort');
      if (sort !== 'newest') params.set('sort', sort);
      void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [readWishSort(new URLSearchParams(search)), setSort];
}
