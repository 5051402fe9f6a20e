import * as v from 'valibot';
import { userDrafts } from '@/shared/browser/userDrafts';
import type { DraftId } from '../photo/draftId';
import { draftPhoto } from '../photo/draftPhoto';
import { photoStore } from '../photo/photoStore';
import { postTextsSchema, type PostFields } from './postFields';

const ATTEMPT = 'post without an answer';

const attemptSchema = v.object({
  /** The photo's URL, which no other post has. */
  image: v.string(),
  /** Identifies the sent data, to find out whether the form still has the same data. */
  mark: v.string(),
});

const storedSchema = v.object({ start: v.optional(v.fallback(v.string(), ''), ''), ...postTextsSchema.entries });

/** What a seller has typed and chosen and not posted yet, stored on this device for each user. */
export const postDraft = {
  /** @returns the fields, and `start`: what the form was opened for */
  read(draft: DraftId): { start: string; fields: PostFields } | undefined {
    const stored = userDrafts(draft.email).read(draft.name, storedSchema);
    if (!stored) return undefined;
    const { start, ...texts } = stored;
    return { start, fields: { ...texts, photo: photoStore.inMemory(draft) } };
  },
  /** The photo is stored when it is chosen. */
  write(draft: DraftId, start: string, fields: PostFields) {
    userDrafts(draft.email).write(draft.name, { start, ...v.parse(postTextsSchema, fields) });
  },
  remove(draft: DraftId) {
    userDrafts(draft.email).remove(draft.name);
    photoStore.remove(draft);
    draftPhoto.remove(draft);
    if (draft.name === 'new post') unansweredPost.remove(draft.email);
  },
};

/** A post that was sent and got no response, so that it is not known whether it arrived. */
export const unansweredPost = {
  read: (email: string) => userDrafts(email).read(ATTEMPT, attemptSchema),
  write: (email: string, sent: v.InferOutput<typeof attemptSchema>) => userDrafts(email).write(ATTEMPT, sent),
  remove: (email: string) => userDrafts(email).remove(ATTEMPT),
};
