import * as v from 'valibot';
import { id } from '@/api/fields';
import { boundedList, finiteNumber } from '@/api/storedValues';
import { createUserStore } from '@/lib/browser/userStore';
import { MAX_KNOWN_POSTS, MAX_RELISTINGS } from '@/cars/storedLimits';
import { storedPostSchema } from '@/cars/storedPost';
import { RELISTINGS } from '@/cars/products/taskStores';

const relistingSchema = v.object({
  /** What is posted. Its `id` is that of the old post. */
  post: storedPostSchema,
  /** The posts that had the same picture before, to tell the new one from them. */
  knownIds: boundedList(id, MAX_KNOWN_POSTS),
  step: v.picklist(['posting', 'removing', 'taking back']),
  newId: v.optional(id),
  startedAt: finiteNumber,
});

/** A changed post that is posted anew. Each step is stored before its call goes out. */
export type Relisting = v.InferOutput<typeof relistingSchema>;

export const relistings = createUserStore<readonly Relisting[]>(
  RELISTINGS,
  boundedList(relistingSchema, MAX_RELISTINGS),
  [],
);

export const findRelisting = (email: string, oldId: string) =>
  relistings.read(email).find(({ post }) => post.id === oldId);

export function writeRelisting(email: string, relisting: Relisting) {
  relistings.update(email, (all) => [...all.filter(({ post }) => post.id !== relisting.post.id), relisting]);
}

export function forgetRelisting(email: string, oldId: string) {
  relistings.update(email, (all) => all.filter(({ post }) => post.id !== oldId));
}
