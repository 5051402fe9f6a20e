import * as v from 'valibot';
import { id, longText, phone, picture, slug, text, finiteNumber } from '@/api/fields';
import type { NewCar } from './schema';

const amount = v.optional(finiteNumber);

/** A post as a device stores it: all that is needed to post the car anew, without the seller. */
export const storedPostSchema = v.object({
  id,
  title: v.optional(text),
  image: v.optional(picture),
  price: amount,
  brand: v.optional(slug),
  condition: v.optional(text),
  position: amount,
  wheel: v.optional(text),
  mileage: amount,
  gearType: v.optional(text),
  model: v.optional(text),
  isPriceFixed: v.boolean(),
  phone: v.optional(phone),
  description: v.optional(longText),
} satisfies Record<'id' | Exclude<keyof NewCar, 'seller'>, unknown>);

export type StoredPost = v.InferOutput<typeof storedPostSchema>;

/** A post that is posted anew may lack what its first version did not state. */
type PostedCar = Pick<NewCar, 'seller'> & { [Field in Exclude<keyof NewCar, 'seller'>]?: NewCar[Field] | undefined };

/** The body of `POST /cars`. */
export function carBody({ image, brand, gearType, isPriceFixed, seller, ...car }: PostedCar) {
  return {
    ...car,
    img: image,
    slug: brand,
    gear_type: gearType,
    negotiable_price: isPriceFixed,
    displayName: seller.name,
    photoURL: seller.photoUrl ?? '',
    email: seller.email,
    postStatus: 'sellerPost',
  };
}
