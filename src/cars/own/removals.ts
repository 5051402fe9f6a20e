import * as v from 'valibot';
import { id, text, boundedList, finiteNumber } from '@/api/fields';
import { path } from '@/api/path';
import { createUserStore } from '@/lib/browser/storage';
import { keys } from '@/lib/config/queryKeys';
import { MAX_REMOVALS } from '@/cars/limits';
import { removeOwnPost } from '@/cars/removeCar';
import { carTexts } from '@/cars/texts';
import { createDelayedWrites, type DelayedWrite } from '@/session/delayedWrites';
import { REMOVALS } from './useHasSellerTasks';

const removalSchema = v.object({
  post: v.object({ id, title: v.optional(text) }),
  dueAt: finiteNumber,
  isSent: v.optional(v.boolean(), false),
});

type StoredRemoval = v.InferOutput<typeof removalSchema>;
export type Removal = DelayedWrite<Pick<StoredRemoval, 'post'>>;

/** The removals that a seller has asked for. They are shared by the seller's tabs, and carried out at the next start after a crash. */
export const removals = createDelayedWrites<Pick<StoredRemoval, 'post'>>({
  lock: 'removal',
  idOf: ({ post }) => post.id,
  kept: createUserStore<readonly StoredRemoval[]>(REMOVALS, boundedList(removalSchema, MAX_REMOVALS), []),
  carryOut: ({ post }, email) => removeOwnPost(email, post.id),
  deletesOnLeave: ({ post }) => [path('/seller/:id', { id: post.id })],
  toast: carTexts.removed,
  invalidates: [keys.cars],
});

export const beginRemoval = ({ id: postId, title }: Removal['post']) =>
  removals.hold([{ post: { id: postId, title } }]);
