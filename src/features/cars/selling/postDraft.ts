import * as v from 'valibot';
import { userDrafts } from '@/shared/browser/userDrafts';
import { draftPhoto } from '../photo/draftPhoto';
import { photoStore } from '../photo/photoStore';
import { postTextsSchema, type PostFields } from './postFields';

const DRAFT = 'new post';
const ATTEMPT = 'post without an answer';

const attemptSchema = v.object({
  /** The photo's URL, which no other post has. */
  image: v.string(),
  /** Identifies the sent data, to find out whether the form still has the same data. */
  mark: v.string(),
});

/** What a seller has typed and chosen and not posted yet, stored on this device for each user. */
export const postDraft = {
  read(email: string): PostFields | undefined {
    const texts = userDrafts(email).read(DRAFT, postTextsSchema);
    return texts && { ...texts, photo: photoStore.inMemory(email) };
  },
  /** The photo is stored when it is chosen. */
  write(email: string, fields: PostFields) {
    userDrafts(email).write(DRAFT, v.parse(postTextsSchema, fields));
  },
  remove(email: string) {
    userDrafts(email).remove(DRAFT);
    photoStore.remove(email);
    draftPhoto.remove(email);
    unansweredPost.remove(email);
  },
};

/** A post that was sent and got no response, so that it is not known whether it arrived. */
export const unansweredPost = {
  read: (email: string) => userDrafts(email).read(ATTEMPT, attemptSchema),
  write: (email: string, sent: v.InferOutput<typeof attemptSchema>) => userDrafts(email).write(ATTEMPT, sent),
  remove: (email: string) => userDrafts(email).remove(ATTEMPT),
};
