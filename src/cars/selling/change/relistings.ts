import * as v from 'valibot';
import { id, boundedList, finiteNumber, listOf } from '@/api/fields';
import { createUserStore } from '@/lib/browser/storage';
import { MAX_KNOWN_POSTS, MAX_RELISTINGS } from '@/cars/limits';
import { storedPostSchema, type Seller, type StoredPost, carBody } from '@/cars/storedPost';
import { RELISTINGS } from '@/cars/products/useHasSellerTasks';
import { api } from '@/api/client';
import { path } from '@/api/path';

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

/** The values as they were sent, unlike `carSchema`, which checks and may cut them. */
const sentPosts = listOf(v.object({ _id: id, img: v.optional(v.unknown()) }));

const postsOf = (email: string) => api.get(path('/cars/seller/:email', { email }), sentPosts);

/** The ids of the seller's posts, all and those with this picture. */
export async function ownIds(email: string, image: string | undefined) {
  const posts = await postsOf(email);
  return {
    all: posts.map(({ _id }) => _id),
    withPicture: posts.flatMap(({ _id, img }) => (img === image ? [_id] : [])),
  };
}

/**
 * The id of the new post, once the host has it: the only one with its picture that was not there before. Also undefined if the seller
 * already had `MAX_KNOWN_POSTS` posts with this picture.
 */
export async function arrivedId(email: string, { post, knownIds }: Relisting) {
  if (knownIds.length >= MAX_KNOWN_POSTS) return undefined;
  const { withPicture } = await ownIds(email, post.image);
  return withPicture.find((found) => !knownIds.includes(found));
}

/** The body of the call that posts a car anew. */
export function postBodyOf({ id: _id, ...facts }: StoredPost, seller: Seller) {
  return carBody({ ...facts, seller });
}
