import { priceProblemOf } from '@/shared/payable';
import type { paidItems, WishlistItem } from '../schema';
import type { Repost } from './repost';
import { presentPriceOf, priceChangeOf, type WishChange } from './wishChanges';

/** What the app passes in about the cars of the wishlist, since this feature does not import the cars. */
export interface WishMarket {
  /** By id, as far as they are known. */
  cars: ReadonlyMap<string, { price?: number | undefined }>;
  /** The ids of cars that are no longer listed. */
  goneCarIds: ReadonlySet<string>;
  /** By the id of the car that is gone. */
  reposts: ReadonlyMap<string, Repost>;
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
  repost: Repost | undefined;
}

export function followWishes(
  rows: readonly { row: WishlistItem; isGone: boolean }[],
  { cars, goneCarIds, reposts }: WishMarket,
  paid: ReturnType<typeof paidItems>,
): FollowedWish[] {
  return rows.map(({ row: item, isGone }) => {
    const isListed = !goneCarIds.has(item.carId);
    const paidId = item.isPaid ? item.id : paid.get(item.carId);
    const currentPrice = cars.get(item.carId)?.price;
    const found = isGone || isListed || paidId !== undefined ? undefined : reposts.get(item.carId);
    const repost = found && paid.has(found.car.id) ? undefined : found;
    return { item, isGone, isListed, paidId, currentPrice, repost };
  });
}

/** What has become of the car. A bought car has no changes. */
export function changeOf({ item, isGone, isListed, paidId, currentPrice }: Omit<FollowedWish, 'repost'>): WishChange {
  if (isGone || paidId !== undefined) return { kind: 'unknown' };
  return isListed ? priceChangeOf(item.price, currentPrice) : { kind: 'gone' };
}

/** The price of each car that can be paid, by its id. */
export function payablePrices(wishes: readonly FollowedWish[]): ReadonlyMap<string, number> {
  const payable = wishes.flatMap((wish) => {
    const { item, isGone, isListed, paidId } = wish;
    const price = presentPriceOf(item, changeOf(wish));
    const isPayable = !isGone && isListed && paidId === undefined && item.carId !== '' && !priceProblemOf(item.price);
    return isPayable && price !== undefined ? [[item.carId, price] as const] : [];
  });
  return new Map(payable);
}

export function changeCounts(wishes: readonly FollowedWish[]) {
  const kinds = wishes.map((wish) => (wish.repost ? 'posted again' : changeOf(wish).kind));
  const count = (kind: (typeof kinds)[number]) => kinds.filter((other) => other === kind).length;
  return {
    cheaper: count('cheaper'),
    dearer: count('dearer'),
    postedAgain: count('posted again'),
    gone: count('gone'),
    isUnchanged: isUnchanged(wishes),
  };
}

function isUnchanged(wishes: readonly FollowedWish[]) {
  const open = wishes.filter(({ isGone, paidId }) => !isGone && paidId === undefined);
  return open.length > 0 && open.every((wish) => changeOf(wish).kind === 'same');
}
