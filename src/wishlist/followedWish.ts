import { asListed, copyDifference, type CarCopy } from '@/cars/carCopy';
import { priceProblemOf } from '@/cars/payablePrice';
import { carTexts } from '@/cars/texts';
import type { paidItems, WishlistItem } from './schema';

/** The part of a car that the wishlist shows. */
type ListedCar = CarCopy & { price?: number | undefined };

interface WishMarket {
  cars: ReadonlyMap<string, ListedCar>;
  /** The ids of cars that are being looked up for the first time. */
  pending: ReadonlySet<string>;
  gone: ReadonlySet<string>;
}

/** A wish that is shown, with what is known about its car now. All values are stable, so that unchanged rows are not rendered. */
export interface FollowedWish {
  /** With the car's own title and picture, if the car is known. */
  item: WishlistItem;
  saved: WishlistItem;
  /** What was saved differently, as a sentence. */
  savedAs: string | undefined;
  /** The item was removed in another tab or on another device while the list is open. */
  isGone: boolean;
  /** It will soon be known whether the car is what the item says. */
  isCarPending: boolean;
  isListed: boolean;
  /** The id of the paid item of this car: this item or another one. */
  paidId: string | undefined;
  car: ListedCar | undefined;
}

export function followWishes(
  rows: readonly { row: WishlistItem; isGone: boolean }[],
  { cars, pending, gone }: WishMarket,
  paid: ReturnType<typeof paidItems>,
): FollowedWish[] {
  return rows.map(({ row, isGone }) => {
    const car = cars.get(row.carId);
    const item = asListed(row, car);
    const savedAs = carTexts.savedAs(copyDifference(row, car));
    const isCarPending = pending.has(row.carId);
    const isListed = !gone.has(item.carId);
    const paidId = item.isPaid ? item.id : paid.get(item.carId);
    return { item, saved: row, savedAs, isGone, isCarPending, isListed, paidId, car };
  });
}

/** What a buyer can do about the car of a wish. A wish that refers to no car counts as one whose car is no longer listed. */
export type OrderState =
  | { kind: 'bought'; paidId: string }
  | { kind: 'unlisted' }
  /** Its price cannot be charged: the seller is asked. */
  | { kind: 'unpayable' }
  | { kind: 'payable' };

export function orderStateOf(wish: Pick<FollowedWish, 'item' | 'isListed' | 'paidId' | 'car'>): OrderState {
  const { item, isListed, paidId } = wish;
  if (paidId !== undefined) return { kind: 'bought', paidId };
  if (!isListed || item.carId === '') return { kind: 'unlisted' };
  return priceProblemOf(shownPrice(wish)) ? { kind: 'unpayable' } : { kind: 'payable' };
}

/** The price to show: a bought car's as it was saved, any other's as it is listed, if that is known. */
export function shownPrice({ item, paidId, car }: Pick<FollowedWish, 'item' | 'paidId' | 'car'>) {
  return paidId === undefined && car ? car.price : item.price;
}

/** The price when the car was saved, if it is another one now. A bought car, or one that is gone, has none. */
export function savedPrice({ item, isGone, isListed, paidId, car }: FollowedWish) {
  const isOpen = !isGone && isListed && paidId === undefined;
  return isOpen && car && item.price !== car.price ? item.price : undefined;
}
