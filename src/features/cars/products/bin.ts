import * as v from 'valibot';
import { boundedList } from '@/shared/api/boundedList';
import { createUserStore } from '@/shared/browser/userStore';
import { ownPostSchema, type OwnPost } from './ownPost';

const MAX_BIN = 100;
export const BIN_MS = 30 * 24 * 60 * 60_000;

const binnedSchema = v.object({
  post: ownPostSchema,
  /** In milliseconds since 1970. */
  removedAt: v.pipe(v.number(), v.finite()),
  /** The post was replaced by a changed one. */
  isChanged: v.optional(v.boolean(), false),
});

export type BinnedPost = v.InferOutput<typeof binnedSchema>;

/** The posts that a seller has removed, on this device; the newest first. */
export const bin = createUserStore<readonly BinnedPost[]>('bin 1', boundedList(binnedSchema, MAX_BIN), []);

/** Those that are not older than 30 days. */
export function keptPosts(posts: readonly BinnedPost[], now: number) {
  return posts.filter(({ removedAt }) => removedAt > now - BIN_MS && removedAt <= now + BIN_MS);
}

/** Also drops the posts that are too old. */
export function putInBin(email: string, post: OwnPost, isChanged = false, now = Date.now()) {
  bin.update(email, (posts) => [
    { post, removedAt: now, isChanged },
    ...keptPosts(posts, now).filter((other) => other.post.id !== post.id),
  ]);
}

export function deleteFromBin(email: string, postId: string) {
  bin.update(email, (posts) => posts.filter(({ post }) => post.id !== postId));
}
