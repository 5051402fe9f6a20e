import * as v from 'valibot';
import { boundedList } from '@/shared/api/boundedList';
import { createUserStore } from '@/shared/browser/userStore';
import { ownPostSchema, type OwnPost } from './ownPost';

const MAX_REMOVALS = 100;
/** A removal can be undone for this long. */
const UNDO_MS = 10_000;
/** How long a call that was sent when the page was left may take. */
const SENT_MS = 2000;

const removalSchema = v.object({
  post: ownPostSchema,
  /** When the call goes out, in milliseconds since 1970. */
  dueAt: v.pipe(v.number(), v.finite()),
  /** The call went out when the page was left, so that the car may be gone already. */
  isSent: v.optional(v.boolean(), false),
});

export type Removal = v.InferOutput<typeof removalSchema>;

/** The removals that a seller has asked for and that are not carried out yet. They survive the page and are shared by its tabs. */
export const removals = createUserStore<readonly Removal[]>('removals 1', boundedList(removalSchema, MAX_REMOVALS), []);

export function beginRemoval(email: string, post: OwnPost, now = Date.now()) {
  removals.update(email, (all) => [
    ...all.filter((other) => other.post.id !== post.id),
    { post, dueAt: now + UNDO_MS, isSent: false },
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
  change(email, postId, { dueAt: now + SENT_MS, isSent: true });
}

export const findRemoval = (email: string, postId: string) =>
  removals.read(email).find(({ post }) => post.id === postId);

function change(email: string, postId: string, fields: Partial<Removal>) {
  removals.update(email, (all) => all.map((other) => (other.post.id === postId ? { ...other, ...fields } : other)));
}
