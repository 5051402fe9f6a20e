import * as v from 'valibot';
import { createUserStore } from '@/lib/browser/userStorage';
import { phone, slug } from '@/api/fields';
import { emptyPost, type CarFacts, type PostFields } from './postFields';

const schema = v.object({
  brand: v.optional(slug),
  phone: v.optional(phone),
  priceStatus: v.optional(v.picklist(['fixed', 'negotiable'])),
});

/** What the next post of a seller has in common with the last one on this device. */
const lastPost = createUserStore<v.InferOutput<typeof schema>>('last post 1', schema, {});

export function rememberPost({ brand, phone: number, isPriceFixed, seller }: CarFacts) {
  lastPost.update(seller.email, () => ({ brand, phone: number, priceStatus: isPriceFixed ? 'fixed' : 'negotiable' }));
}

export const keptFields = ['brand', 'phone', 'priceStatus'] as const;
export type KeptField = (typeof keptFields)[number];

/** The fields of another post by the same seller. */
export function anotherPost(email: string): PostFields {
  const { brand = '', phone: number = '', priceStatus = '' } = lastPost.read(email);
  return { ...emptyPost, brand, phone: number, priceStatus };
}
