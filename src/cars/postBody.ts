import * as v from 'valibot';
import { id } from '@/api/fields';
import type { FieldName } from './carFields';
import { fieldNames, wireNames } from './schema';

/** A post as a device stores it: all that is needed to post the car anew, without the seller. */
export const storedPostSchema = v.object({
  ...v.entriesFromList(fieldNames, v.optional(v.unknown())),
  id,
  /** As it is stored, also at a host that is not shown. */
  image: v.optional(v.string()),
});

export type StoredPost = v.InferOutput<typeof storedPostSchema>;

export interface Seller {
  name: string;
  photoUrl: string | undefined;
  email: string;
}

/** What is posted. A post that is posted anew may lack what its first version did not state. */
export type PostedCar = { [Name in FieldName]?: unknown } & { seller: Seller };

export function carBody({ seller, ...facts }: PostedCar) {
  const named = [...wireNames].map(([name, wireName]) => [wireName, facts[name]] as const);
  return {
    ...Object.fromEntries(named),
    displayName: seller.name,
    photoURL: seller.photoUrl ?? '',
    email: seller.email,
    postStatus: 'sellerPost',
  };
}
