import * as v from 'valibot';
import { storedPostSchema, type StoredPost } from '@/shared/api/storedPost';
import { boundedList, finiteNumber } from '@/shared/api/storedValues';
import { createUserStore } from '@/shared/browser/userStore';
import { BIN_MS, MAX_BIN } from '@/shared/config/storedLimits';

const binnedSchema = v.object({
  post: storedPostSchema,
  /** In milliseconds since 1970. */
  removedAt: finiteNumber,
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
export function putInBin(email: string, post: StoredPost, isChanged = false, now = Date.now()) {
  bin.update(email, (posts) => [
    { post, removedAt: now, isChanged },
    ...keptPosts(posts, now).filter((other) => other.post.id !== post.id),
  ]);
}

export function deleteFromBin(email: string, postId: string) {
  bin.update(email, (posts) => posts.filter(({ post }) => post.id !== postId));
}
