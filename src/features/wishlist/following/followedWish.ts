import type { paidItems, WishlistItem } from '../schema';
import { priceChangeOf, type WishChange } from './wishChanges';

/** What the app passes in about the cars of the wishlist, since this feature does not import the cars. */
export interface WishMarket {
  /** By id, as far as they are known. */
  cars: ReadonlyMap<string, { price?: number | undefined }>;
  /** The ids of cars that are no longer listed. */
  goneCarIds: ReadonlySet<string>;
}

/** A row of My Wishlist, with what is known about its car now. All values are stable, so that unchanged rows are not rendered. */
export interface FollowedWish {
  item: WishlistItem;
  /** The item was removed in another tab or on another device while the table is open. */
  isGone: boolean;
  isListed: boolean;
  /** The id of the paid item of this car: this item or another one. */
  paidId: string | undefined;
  /** The price in the car's post. */
  currentPrice: number | undefined;
}

export function followWishes(
  rows: readonly { row: WishlistItem; isGone: boolean }[],
  { cars, goneCarIds }: WishMarket,
  paid: ReturnType<typeof paidItems>,
): FollowedWish[] {
  return rows.map(({ row: item, isGone }) => {
    const isListed = !goneCarIds.has(item.carId);
    const paidId = item.isPaid ? item.id : paid.get(item.carId);
    const currentPrice = cars.get(item.carId)?.price;
    return { item, isGone, isListed, paidId, currentPrice };
  });
}

/** What has become of the car. A bought car has no changes. */
export function changeOf({ item, isGone, isListed, paidId, currentPrice }: FollowedWish): WishChange {
  if (isGone || paidId !== undefined) return { kind: 'unknown' };
  return isListed ? priceChangeOf(item.price, currentPrice) : { kind: 'gone' };
}

export function changeCounts(wishes: readonly FollowedWish[]) {
  const kinds = wishes.map((wish) => changeOf(wish).kind);
  const count = (kind: (typeof kinds)[number]) => kinds.filter((other) => other === kind).length;
  return {
    cheaper: count('cheaper'),
    dearer: count('dearer'),
    gone: count('gone'),
    isUnchanged: isUnchanged(wishes),
  };
}

function isUnchanged(wishes: readonly FollowedWish[]) {
  const open = wishes.filter(({ isGone, paidId }) => !isGone && paidId === undefined);
  return open.length > 0 && open.every((wish) => changeOf(wish).kind === 'same');
}
