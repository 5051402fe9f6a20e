import * as v from 'valibot';
import { finiteNumber } from '@/api/fields';
import { createBegunFile } from '@/lib/browser/begunFile';
import { createBegunList } from '@/lib/browser/begunStore';
import { userStorage } from '@/lib/browser/userStorage';
import { photoFrameSchema } from '@/photo/renderPhoto';
import { DRAFT_COPY_MS, MAX_SENT_POSTS } from '@/selling/limits';
import { postTextsSchema, type PostFields } from './postValues';

/*
 * What this device remembers of a post that a seller writes, from the first letter until it is listed:
 *
 *   its draft    what is typed, in local storage, which has each letter even if the page is closed at once
 *   its copy     the same in IndexedDB: browsers write local storage to the disk late, so that a crash can lose a minute of it
 *   its photo    in IndexedDB, under the same name
 *   its sending  that it was sent, in IndexedDB, by when its draft was begun; of a change see `relist.ts`
 *
 * `postRecord.remove` forgets it; so does a sign-out (`clearUserStorage`).
 */

/** Which draft of which seller: that of a new post, or that of a changed one. There is one of each. */
export interface DraftId {
  email: string;
  name: 'new post' | 'changed post';
}

const time = v.fallback(finiteNumber, 0);

const draftSchema = v.object({
  /** What the form was opened for. */
  start: v.fallback(v.string(), ''),
  /** In milliseconds since 1970. Identifies the draft among all of this seller on this device. */
  begunAt: time,
  /** In milliseconds since 1970; 0 if it is not known. */
  changedAt: time,
  /** The part of the photo that is posted. */
  frame: v.fallback(v.optional(photoFrameSchema), undefined),
  hasPhoto: v.fallback(v.boolean(), false),
  ...postTextsSchema.entries,
});

type StoredDraft = v.InferOutput<typeof draftSchema>;

export interface PostDraft extends Pick<StoredDraft, 'start' | 'begunAt' | 'changedAt' | 'hasPhoto'> {
  fields: PostFields;
}

/** Which draft a form has written, and when: another tab may have written another one since. */
export type DraftVersion = Pick<PostDraft, 'begunAt' | 'changedAt'>;

const photos = { 'new post': createBegunFile('new post'), 'changed post': createBegunFile('changed post') };

const copies = {
  'new post': createBegunList('new post', draftSchema, 1),
  'changed post': createBegunList('changed post', draftSchema, 1),
};
const keyOf = ({ email, name }: DraftId) => `${name} ${email}`;
/** The drafts of which this page has read the copy. */
const restored = new Set<string>();
const waitingCopies = new Set<string>();

/** Copies what is typed to the disk, not for every letter. */
function copySoon(draft: DraftId) {
  const key = keyOf(draft);
  // Stryker disable next-line ConditionalExpression: it would be copied for every letter.
  if (waitingCopies.has(key)) return;
  waitingCopies.add(key);
  window.setTimeout(() => {
    waitingCopies.delete(key);
    const stored = userStorage(draft.email).read(draft.name, draftSchema);
    if (stored) void copies[draft.name].update(draft.email, () => [stored]);
  }, DRAFT_COPY_MS);
}

const sentPostSchema = v.object({
  /** When its draft was begun. */
  begunAt: finiteNumber,
  /** Identifies the sent data, to find out whether a form has the same ones. */
  mark: v.string(),
  /** The photo's URL, which no other post has. */
  image: v.string(),
  /** Otherwise it got no response, so that it is not known. */
  isListed: v.boolean(),
});

type SentPost = v.InferOutput<typeof sentPostSchema>;

/** The new posts that were sent, the last one at the end. At most one of them without a response. */
export const sentPosts = createBegunList<SentPost>('sent posts 1', sentPostSchema, MAX_SENT_POSTS);

/** Whether a post of this seller was sent and got no response, as far as this tab knows. */
export const hasUnansweredPost = (email: string) => sentPosts.get(email).some(({ isListed }) => !isListed);

/** The posts of this page without a response. The device may not know them any more: another tab that discards the draft forgets them. */
const unanswered = new Map<string, SentPost>();
const unansweredKey = (email: string, begunAt: number) => `${begunAt} ${email}`;
export const unansweredOf = (email: string, begunAt: number) => unanswered.get(unansweredKey(email, begunAt));

/** Stored before it is sent, and again with what became of it. */
export function rememberSent(email: string, post: SentPost) {
  const key = unansweredKey(email, post.begunAt);
  if (post.isListed) unanswered.delete(key);
  else unanswered.set(key, post);
  return sentPosts.update(email, (all) =>
    [...all.filter(({ begunAt, isListed }) => isListed && begunAt !== post.begunAt), post].slice(-MAX_SENT_POSTS),
  );
}

export function forgetSent(email: string, post: SentPost) {
  unanswered.delete(unansweredKey(email, post.begunAt));
  return sentPosts.update(email, (all) => all.filter(({ begunAt }) => begunAt !== post.begunAt));
}

export const postRecord = {
  read({ email, name }: DraftId): PostDraft | undefined {
    const stored = userStorage(email).read(name, draftSchema);
    if (!stored) return undefined;
    const { start, begunAt, changedAt, frame, hasPhoto, ...texts } = stored;
    const photo = hasPhoto ? photos[name].inMemory(email) : undefined;
    return { start, begunAt, changedAt, hasPhoto, fields: { ...texts, frame, photo } };
  },

  /** The photo itself is stored by `keepPhoto`. @returns whether the device stores the texts */
  write({ email, name }: DraftId, { fields, ...about }: PostDraft) {
    const { frame } = fields;
    copySoon({ email, name });
    return userStorage(email).write(name, { ...about, frame, ...v.parse(postTextsSchema, fields) });
  },

  /** Whether the browser refused to store the texts, or the photo, so that this page alone has them. */
  isUnstored: ({ email, name }: DraftId) => userStorage(email).isUnstored(name),
  isPhotoUnstored: ({ email, name }: DraftId) => photos[name].isUnstored(email),

  /** @throws Error if the browser has no room for it, stores nothing for this site or does not answer in time */
  keepPhoto: ({ email, name }: DraftId, photo: File) => photos[name].keep(email, photo),
  /** Whether `read` finds all that is stored of the draft. */
  isRestored(draft: DraftId) {
    const stored = postRecord.read(draft);
    return restored.has(keyOf(draft)) && (!stored?.hasPhoto || stored.fields.photo !== undefined);
  },
  /**
   * Puts what is in IndexedDB where `read` finds it: the photo, and the texts if those in local storage are older.
   * @throws Error if the browser does not answer in time, or if it stores nothing and the draft has a photo
   */
  async restore(draft: DraftId) {
    const { email, name } = draft;
    const [copy] = await copies[name].read(email);
    if (copy && copy.changedAt > (postRecord.read(draft)?.changedAt ?? 0)) userStorage(email).write(name, copy);
    if (postRecord.read(draft)?.hasPhoto) await photos[name].read(email);
    restored.add(keyOf(draft));
  },
  removePhoto: ({ email, name }: DraftId) => photos[name].remove(email),

  /** Forgets the post, unless it is listed: then another tab in which it is still open must not post it a second time. */
  remove(draft: DraftId) {
    userStorage(draft.email).remove(draft.name);
    void copies[draft.name].update(draft.email, () => []);
    postRecord.removePhoto(draft);
    if (draft.name === 'new post') void sentPosts.update(draft.email, (all) => all.filter(({ isListed }) => isListed));
  },

  /** Removes a draft that was posted, unless another tab has written one meanwhile. */
  finish(draft: DraftId, posted: DraftVersion) {
    const now = postRecord.read(draft);
    const isPosted = !now || (now.begunAt === posted.begunAt && now.changedAt === posted.changedAt);
    if (isPosted) postRecord.remove(draft);
    else photos[draft.name].forget(draft.email);
  },
};
