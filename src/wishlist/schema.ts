import * as v from 'valibot';
import { createdAt, email, booleanFlag, id, picture, reference, text, dollars } from '@/api/fields';
import { requireObjectId } from '@/api/path';
import { copyDifference, type CarCopy } from '@/cars/carCopy';
import { payablePrice } from '@/cars/payablePrice';

const itemFields = v.object({
  _id: id,
  wishListIid: v.optional(reference),
  product_img: v.optional(picture),
  product_title: v.optional(text),
  price: v.optional(dollars),
  email: v.optional(email),
  paid: v.optional(booleanFlag),
});

const optionalUnknown = v.optional(v.unknown());
/** What an item has copied of its car, as it is stored. */
const storedCopySchema = v.object({
  product_img: optionalUnknown,
  product_title: optionalUnknown,
  price: optionalUnknown,
});

/** Parses a wishlist item of the REST API and renames its fields. `carId` is empty if the item refers to no car. */
export const wishlistItemSchema = v.pipe(
  v.looseObject({ _id: id }),
  v.transform((stored) => ({ ...v.parse(itemFields, stored), copy: v.parse(storedCopySchema, stored) })),
  v.transform((item) => ({
    id: item._id,
    carId: item.wishListIid ?? '',
    image: item.product_img,
    title: item.product_title,
    price: item.price,
    email: item.email,
    isPaid: item.paid ?? false,
    wishedAt: createdAt(item._id),
    /** What Undo writes back, instead of what was read of it. */
    copy: item.copy,
  })),
);

export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;

/** The copy of a removed item, for Undo. */
const removedCopy = v.optional(storedCopySchema);

const optionalText = v.optional(v.string());
const wishableCarSchema = v.object({
  id: v.string(),
  title: optionalText,
  image: optionalText,
  price: v.optional(v.number()),
  seller: v.object({ email: optionalText }),
});

export type WishableCar = v.InferOutput<typeof wishableCarSchema>;

/** The variables of the mutation `addWish`. */
export const wishSchema = v.object({
  car: wishableCarSchema,
  email: v.string(),
  copy: removedCopy,
});
export type Wish = v.InferOutput<typeof wishSchema>;

/** The variables of the mutation `removeWish`. */
export const wishRemovalSchema = v.object({ ids: v.array(v.string()), email: v.string(), copy: removedCopy });
export type WishRemoval = v.InferOutput<typeof wishRemovalSchema>;

/** The body of `POST /wishlist`, without what the car does not state, and without a price that cannot be paid. */
export function wishBody({ car, email, copy }: Wish) {
  const listed = { product_img: car.image, product_title: car.title, price: payablePrice(car.price) };
  return { wishListIid: requireObjectId(car.id), ...(copy ?? listed), email };
}

type PricedCopy = CarCopy & { price?: number | undefined };

/** Whether a wish says of its car what is so now: no other one can be paid. */
export function isSavedAsListed(wish: PricedCopy, car: PricedCopy) {
  return payablePrice(wish.price) === payablePrice(car.price) && !copyDifference(wish, car);
}

/** The item of a car; if there are several, the paid one. */
export function wishFor(carId: string, items: readonly WishlistItem[]) {
  const wishes = items.filter((item) => item.carId === carId);
  return wishes.find(({ isPaid }) => isPaid) ?? wishes[0];
}

/** Maps the id of each bought car to the id of its paid item. */
export function paidItems(items: readonly WishlistItem[]): ReadonlyMap<string, string> {
  return new Map(items.filter(({ isPaid, carId }) => isPaid && carId !== '').map(({ carId, id }) => [carId, id]));
}

/** Items whose time is not known come last. */
export function newestFirst(items: readonly WishlistItem[]) {
  const timeOf = ({ wishedAt }: WishlistItem) => wishedAt?.getTime() ?? 0;
  return items.toReversed().sort((a, b) => timeOf(b) - timeOf(a));
}
