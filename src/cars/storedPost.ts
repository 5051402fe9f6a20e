import * as v from 'valibot';
import { id, picture } from '@/api/fields';
import type { FactName } from './facts';
import { factNames, wireNameOf } from './schema';

/** A post as a device stores it: all that is needed to post the car anew, without the seller. */
export const storedPostSchema = v.object({
  ...v.entriesFromList(factNames, v.optional(v.unknown())),
  id,
  image: v.optional(picture),
});

export type StoredPost = v.InferOutput<typeof storedPostSchema>;

/** Who posts a car. */
export interface Seller {
  name: string;
  photoUrl: string | undefined;
  email: string;
}

/** What is posted. A post that is posted anew may lack what its first version did not state. */
export type PostedCar = { [Fact in FactName]?: unknown } & { seller: Seller };

/** The body of `POST /cars`. */
export function carBody({ seller, ...facts }: PostedCar) {
  const named = factNames.map((fact) => [wireNameOf(fact), facts[fact]] as const);
  return {
    ...Object.fromEntries(named),
    displayName: seller.name,
    photoURL: seller.photoUrl ?? '',
    email: seller.email,
    postStatus: 'sellerPost',
  };
}
