import * as v from 'valibot';
import { userDrafts } from '@/shared/browser/userDrafts';
import { photoFrameSchema, type PhotoFrame } from './photoFrame';

const NAME = 'photo of the new post';

const schema = v.object({
  mark: v.string(),
  frame: v.optional(photoFrameSchema),
  /** Where the photo was uploaded to, with this frame. */
  url: v.optional(v.pipe(v.string(), v.url())),
});

/** How the photo of a draft is framed, and whether it is uploaded. */
export const draftPhoto = {
  /** Undefined if what is stored is about another photo. */
  read(email: string, photo: File) {
    const stored = userDrafts(email).read(NAME, schema);
    return stored?.mark === photoMark(photo) ? stored : undefined;
  },
  write: (email: string, photo: File, about: { frame?: PhotoFrame | undefined; url?: string }) =>
    userDrafts(email).write(NAME, { mark: photoMark(photo), ...about }),
  remove: (email: string) => userDrafts(email).remove(NAME),
};

/** Identifies a file, also after it was stored and read again. */
export const photoMark = ({ name, size, lastModified }: File) => JSON.stringify([name, size, lastModified]);
