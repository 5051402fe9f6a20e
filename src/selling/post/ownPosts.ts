import * as v from 'valibot';
import { api } from '@/api/client';
import { id, listOf } from '@/api/fields';
import { path } from '@/api/path';

/** The values as they were sent, unlike `carSchema`, which checks and may cut them. */
const ownPosts = listOf(v.looseObject({ _id: id }));

export type OwnPost = v.InferOutput<typeof ownPosts>[number];

/** The seller's posts as the API has them now. */
export const readOwnPosts = (email: string) =>
  api.get(path('/cars/seller/:email', { email }), ownPosts, { isUncached: true });
