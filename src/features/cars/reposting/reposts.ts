import * as v from 'valibot';
import { id } from '@/shared/api/fields';
import { boundedList, finiteNumber } from '@/shared/api/storedValues';
import { createUserStore } from '@/shared/browser/userStore';
import { MAX_REPOSTS } from '@/shared/config/storedLimits';
import { storedPostSchema } from '@/shared/api/storedPost';

const repostSchema = v.object({
  /** What is posted. Its `id` is that of the old post. */
  post: storedPostSchema,
  /** The post that the new one replaces; undefined if it was removed before and is restored. */
  replaced: v.optional(storedPostSchema),
  /** The posts that had the same picture before, to tell the new one from them. */
  knownIds: boundedList(id, MAX_REPOSTS),
  step: v.picklist(['posting', 'removing', 'taking back']),
  newId: v.optional(id),
  startedAt: finiteNumber,
});

/** A post that is posted anew: restored from the bin, or changed. Each step is stored before its call goes out. */
export type Repost = v.InferOutput<typeof repostSchema>;

export const reposts = createUserStore<readonly Repost[]>('reposts 1', boundedList(repostSchema, MAX_REPOSTS), []);

export const findRepost = (email: string, oldId: string) => reposts.read(email).find(({ post }) => post.id === oldId);

export function writeRepost(email: string, repost: Repost) {
  reposts.update(email, (all) => [...all.filter(({ post }) => post.id !== repost.post.id), repost]);
}

export function forgetRepost(email: string, oldId: string) {
  reposts.update(email, (all) => all.filter(({ post }) => post.id !== oldId));
}
