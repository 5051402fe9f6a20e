import * as v from 'valibot';
import { changeOf, shownPrice, type FollowedWish } from './followedWish';

export const wishSorts = ['newest', 'change', 'price-low', 'price-high'] as const;
export type WishSort = (typeof wishSorts)[number];

const sortSchema = v.fallback(v.picklist(wishSorts), 'newest');

export function readWishSort(params: URLSearchParams): WishSort {
  return v.parse(sortSchema, params.get('sort'));
}

/** `newest` is the order of the list itself. Rows without the value come last; equal rows keep their order. */
export function sortWishes(wishes: readonly FollowedWish[], sort: WishSort): readonly FollowedWish[] {
  if (sort === 'newest') return wishes;
  const ranked = wishes.map((wish) => ({ wish, rank: rankOf(wish, sort) }));
  return ranked.sort((a, b) => b.rank - a.rank).map(({ wish }) => wish);
}

function rankOf(wish: FollowedWish, sort: Exclude<WishSort, 'newest'>) {
  if (sort === 'change') {
    const change = changeOf(wish);
    return 'by' in change ? change.by : 0;
  }
  const price = shownPrice(wish) ?? -Infinity;
  return sort === 'price-high' || price === -Infinity ? price : -price;
}
