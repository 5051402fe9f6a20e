import * as v from 'valibot';
import { storage } from '@/shared/storage';
import { postTextsSchema, type PostFields } from './postFields';

const draftKey = (email: string) => `car-draft of ${email.toLowerCase()}`;
const tryKey = (email: string) => `car-try of ${email.toLowerCase()}`;

const trySchema = v.object({
  /** The photo's address, which no other post has. */
  image: v.string(),
  /** What was sent, to tell whether the form still says the same. */
  mark: v.string(),
});

/** Photos outlive the form, not the page. */
const photos = new Map<string, File>();

/** What a seller has typed and not posted yet, kept on this device for each person. */
export const postDraft = {
  read(email: string): PostFields | undefined {
    const texts = storage.read(draftKey(email), postTextsSchema);
    return texts && { ...texts, photo: photos.get(email) };
  },
  write(email: string, { photo, ...texts }: PostFields) {
    if (photo) photos.set(email, photo);
    else photos.delete(email);
    storage.write(draftKey(email), texts);
  },
  remove(email: string) {
    photos.delete(email);
    storage.remove(draftKey(email));
    storage.remove(tryKey(email));
  },
};

/** The post that was sent without hearing whether it arrived. */
export const unansweredPost = {
  read: (email: string) => storage.read(tryKey(email), trySchema),
  write: (email: string, sent: v.InferOutput<typeof trySchema>) => storage.write(tryKey(email), sent),
  remove: (email: string) => storage.remove(tryKey(email)),
};
