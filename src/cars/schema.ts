import * as v from 'valibot';
import { createdAt, email, id, longText, phone, picture, slug, text, dollars, kilometres, seats } from '@/api/fields';

/** Parses a car post of the REST API and renames its fields. An invalid field becomes undefined; the others are kept. */
export const carSchema = v.pipe(
  v.object({
    _id: id,
    title: v.optional(text),
    img: v.optional(picture),
    price: v.optional(dollars),
    slug: v.optional(slug),
    condition: v.optional(text),
    position: v.optional(seats),
    wheel: v.optional(text),
    mileage: v.optional(kilometres),
    gear_type: v.optional(text),
    model: v.optional(text),
    model_id: v.optional(text),
    negotiable_price: v.optional(v.unknown()),
    phone: v.optional(phone),
    description: v.optional(longText),
    displayName: v.optional(text),
    photoURL: v.optional(picture),
    email: v.optional(email),
    postStatus: v.optional(text),
  }),
  v.transform((post) => ({
    id: post._id,
    title: post.title,
    image: post.img,
    price: post.price,
    brand: post.slug,
    condition: post.condition,
    position: post.position,
    wheel: post.wheel,
    mileage: post.mileage,
    gearType: post.gear_type,
    model: post.model_id ?? post.model,
    isPriceFixed: readsAsFixed(post.negotiable_price),
    phone: post.phone,
    description: post.description,
    seller: { name: post.displayName, photoUrl: post.photoURL, email: post.email },
    isSellerPost: post.postStatus === 'sellerPost',
    listedAt: createdAt(post._id),
  })),
);

export type Car = v.InferOutput<typeof carSchema>;

/** The data of a new post. `image` is the URL of the uploaded photo. */
export interface NewCar {
  title: string;
  image: string;
  price: number;
  condition: string;
  brand: string;
  position: number;
  wheel: string;
  mileage: number;
  gearType: string;
  model: string;
  isPriceFixed: boolean;
  phone: string;
  description: string;
  seller: { name: string; photoUrl: string | undefined; email: string };
}

/**
 * Whether a post's `negotiable_price` means a fixed price. Sellers typed free text there, so whole words are matched, case
 * ignored. Text that means neither counts as fixed, as any other truthy value does.
 */
export function readsAsFixed(negotiablePrice: unknown) {
  if (typeof negotiablePrice !== 'string') return Boolean(negotiablePrice);
  const text = negotiablePrice.trim();
  if (text === '') return false;
  if (/\bfixed\b/i.test(text) || /\b(?:non|not|no)[\s\p{Pd}]*neg/iu.test(text)) return true;
  return !/\b(?:neg\w*|yes)\b/i.test(text);
}
