import * as v from 'valibot';
import { id, text } from '@/api/fields';
import { path } from '@/api/path';
import { isGone, removeOwnPost } from '@/cars/removeCar';
import { carTexts } from '@/cars/texts';
import { createBegunList } from '@/lib/browser/begunStore';
import { keys } from '@/lib/config/queryKeys';
import { MAX_REMOVALS } from '@/selling/limits';
import { REMOVAL_LOCK, REMOVALS } from '@/selling/useHasSellerTasks';
import { delayFields, type DelayedWrite } from '@/session/delayed/delayedWrite';
import { createDelayedWrites } from '@/session/delayed/delayedWrites';
import { myCarsTexts as texts } from './texts';

const removalSchema = v.object({ post: v.object({ id, title: v.optional(text) }), ...delayFields });

type StoredRemoval = v.InferOutput<typeof removalSchema>;
export type Removal = DelayedWrite<Pick<StoredRemoval, 'post'>>;

export const storedRemovals = createBegunList(REMOVALS, removalSchema, MAX_REMOVALS);

export const removals = createDelayedWrites<Pick<StoredRemoval, 'post'>>({
  lock: REMOVAL_LOCK,
  idOf: ({ post }) => post.id,
  store: storedRemovals,
  carryOut: async ({ post, isSent }, email, markSent) => {
    if (!(await markSent())) return undefined;
    return isSent && (await isGone(post.id)) ? 'done' : removeOwnPost(email, post.id);
  },
  deletesOnLeave: ({ post }) => [path('/seller/:id', { id: post.id })],
  toast: carTexts.removed,
  failed: texts.removalsFailed,
  notSent: texts.notSent,
  invalidates: [keys.cars],
});

export const beginRemoval = ({ id: postId, title }: Removal['post']) =>
  removals.hold([{ post: { id: postId, title } }]);
