import * as v from 'valibot';
import { createdAt, email, booleanFlag, id, picture, reference, text } from '@/shared/api/fields';
import { dollars } from '@/shared/api/numbers';
import { payablePrice } from '@/shared/payable';

/** A car that somebody has wished for; the wire's names end here. Without a car it keeps an empty id, which no car has. */
export const wishlistItemSchema = v.pipe(
  v.object({
    _id: id,
    wishListIid: v.optional(reference),
    product_img: v.optional(picture),
    product_title: v.optional(text),
    price: v.optional(dollars),
    email: v.optional(email),
    paid: v.optional(booleanFlag),
  }),
  v.transform((item) => ({
    id: item._id,
    carId: item.wishListIid ?? '',
    image: item.product_img,
    title: item.product_title,
    price: item.price,
    email: item.email,
    isPaid: item.paid ?? false,
    wishedAt: createdAt(item._id),
  })),
);

export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;

const shown = v.optional(v.string());
const wishableCarSchema = v.object({
  id: v.string(),
  title: shown,
  image: shown,
  price: v.optional(v.number()),
  seller: v.object({ email: shown }),
});

/** What a car must have to be wished for. */
export type WishableCar = v.InferOutput<typeof wishableCarSchema>;

/** A person's wish for a car, as `addWish` takes it. */
export const wishSchema = v.object({ car: wishableCarSchema, email: v.string() });
export type Wish = v.InferOutput<typeof wishSchema>;

/** The entries that `removeWish` takes from a person's list. */
export const removalSchema = v.object({ ids: v.array(v.string()), email: v.string() });
export type Removal = v.InferOutput<typeof removalSchema>;

/** The body of `POST /wishlist`; it has no price where none can be paid. */
export function wishBody({ car, email }: Wish) {
  const price = payablePrice(car.price);
  return { wishListIid: car.id, product_img: car.image ?? '', product_title: car.title ?? '', price, email };
}

/** The entry for a car; where there are several, the one that is paid. */
export function wishFor(carId: string, items: readonly WishlistItem[]) {
  const wishes = items.filter((item) => item.carId === carId);
  return wishes.find(({ isPaid }) => isPaid) ?? wishes[0];
}

/** Of each car that is bought, the entry that is paid. */
export function paidEntries(items: readonly WishlistItem[]): ReadonlyMap<string, string> {
  return new Map(items.filter(({ isPaid, carId }) => isPaid && carId !== '').map(({ carId, id }) => [carId, id]));
}

export function newestFirst(items: readonly WishlistItem[]) {
  return items.toReversed().sort((a, b) => b.wishedAt.getTime() - a.wishedAt.getTime());
}
