import type { FollowedWish } from '../following/followedWish';
import type { Repost } from '../following/repost';
import { sortWishes, type WishSort } from '../following/wishSort';
import type { WishlistItem } from '../schema';

/** A row of the table: a wish, or below it the new post of its car. */
export type WishRow =
  | { kind: 'wish'; key: string; number: number; wish: FollowedWish }
  | { kind: 'repost'; key: string; item: WishlistItem; repost: Repost };

const HEIGHTS = { table: { wish: 117, repost: 80 }, cards: { wish: 232, repost: 196 } } as const;

export function wishRows(wishes: readonly FollowedWish[], sort: WishSort): WishRow[] {
  return sortWishes(wishes, sort).flatMap((wish, index): WishRow[] => {
    const { item, repost } = wish;
    const own: WishRow = { kind: 'wish', key: item.id, number: index + 1, wish };
    return repost ? [own, { kind: 'repost', key: `${item.id} again`, item, repost }] : [own];
  });
}

/** The usual height of a row in pixels, until it is measured. */
export function heightOfRow(row: WishRow | undefined, layout: 'table' | 'cards') {
  return HEIGHTS[layout][row?.kind ?? 'wish'];
}
