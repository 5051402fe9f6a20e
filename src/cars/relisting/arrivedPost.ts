import * as v from 'valibot';
import { api } from '@/api/client';
import { id, listOf } from '@/api/fields';
import { path } from '@/api/path';
import { MAX_KNOWN_POSTS } from '@/cars/storedLimits';
import type { Relisting } from './relistings';

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
