import * as v from 'valibot';
import { userDrafts } from '@/shared/browser/userDrafts';
import { postTextsSchema, type PostFields } from './postFields';

const DRAFT = 'new post';
const TRY = 'post without an answer';

const trySchema = v.object({
  /** The photo's address, which no other post has. */
  image: v.string(),
  /** What was sent, to tell whether the form still says the same. */
  mark: v.string(),
});

/** What a seller has typed and not posted yet, kept on this device for each person. */
export const postDraft = {
  read(email: string): PostFields | undefined {
    const mine = userDrafts(email);
    const texts = mine.read(DRAFT, postTextsSchema);
    return texts && { ...texts, photo: mine.file(DRAFT) };
  },
  write(email: string, { photo, ...texts }: PostFields) {
    const mine = userDrafts(email);
    mine.setFile(DRAFT, photo);
    mine.write(DRAFT, texts);
  },
  remove(email: string) {
    userDrafts(email).remove(DRAFT);
    unansweredPost.remove(email);
  },
};

/** The post that was sent without hearing whether it arrived. */
export const unansweredPost = {
  read: (email: string) => userDrafts(email).read(TRY, trySchema),
  write: (email: string, sent: v.InferOutput<typeof trySchema>) => userDrafts(email).write(TRY, sent),
  remove: (email: string) => userDrafts(email).remove(TRY),
};
