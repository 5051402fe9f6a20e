import * as v from 'valibot';
import { id, text, boundedList, finiteNumber } from '@/api/fields';
import { createUserStore } from '@/lib/browser/userStorage';
import { SENT_ON_LEAVE_MS, UNDO_MS } from '@/lib/config/limits';
import { MAX_REMOVALS } from '@/cars/limits';
import { REMOVALS } from './useHasSellerTasks';

const removalSchema = v.object({
  post: v.object({ id, title: v.optional(text) }),
  /** When the call goes out, in milliseconds since 1970. */
  dueAt: finiteNumber,
  /** The call went out when the page was left, so that the car may be gone already. */
  isSent: v.optional(v.boolean(), false),
});

export type Removal = v.InferOutput<typeof removalSchema>;

/** The removals that a seller has asked for and that are not carried out yet. They survive the page and are shared by its tabs. */
export const removals = createUserStore<readonly Removal[]>(REMOVALS, boundedList(removalSchema, MAX_REMOVALS), []);

export function beginRemoval(email: string, { id: postId, title }: Removal['post'], now = Date.now()) {
  removals.update(email, (all) => [
    ...all.filter((other) => other.post.id !== postId),
    { post: { id: postId, title }, dueAt: now + UNDO_MS, isSent: false },
  ]);
}

/** Undoes a removal that has not gone out. */
export function undoRemoval(email: string, postId: string) {
  removals.update(email, (all) => all.filter(({ post }) => post.id !== postId));
}

/** Ends the wait of a removal. */
export function hastenRemoval(email: string, postId: string) {
  change(email, postId, { dueAt: 0 });
}

/** Its outcome is looked up a moment later: by another tab, or at the next start. */
export function markSent(email: string, postId: string, now = Date.now()) {
  change(email, postId, { dueAt: now + SENT_ON_LEAVE_MS, isSent: true });
}

export const findRemoval = (email: string, postId: string) =>
  removals.read(email).find(({ post }) => post.id === postId);

function change(email: string, postId: string, fields: Partial<Removal>) {
  removals.update(email, (all) => all.map((other) => (other.post.id === postId ? { ...other, ...fields } : other)));
}
