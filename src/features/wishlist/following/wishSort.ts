import * as v from 'valibot';
import { changeOf, type FollowedWish } from './followedWish';
import { presentPriceOf } from './wishChanges';

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
  const change = changeOf(wish);
  if (sort === 'change') return 'by' in change ? change.by : 0;
  const price = presentPriceOf(wish.item, change) ?? -Infinity;
  return sort === 'price-high' || price === -Infinity ? price : -price;
}
