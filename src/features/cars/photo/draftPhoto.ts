import * as v from 'valibot';
import { userDrafts } from '@/shared/browser/userDrafts';
import type { DraftId } from './draftId';
import { photoFrameSchema, type PhotoFrame } from '@/shared/photo/photoFrame';

const keyOf = ({ name }: DraftId) => `photo of the ${name}` as const;

const schema = v.object({
  mark: v.string(),
  frame: v.optional(photoFrameSchema),
  /** Where the photo was uploaded to, with this frame. */
  url: v.optional(v.pipe(v.string(), v.url())),
});

/** How the photo of a draft is framed, and whether it is uploaded. */
export const draftPhoto = {
  /** Undefined if what is stored is about another photo. */
  read(draft: DraftId, photo: File) {
    const stored = userDrafts(draft.email).read(keyOf(draft), schema);
    return stored?.mark === photoMark(photo) ? stored : undefined;
  },
  write: (draft: DraftId, photo: File, about: { frame?: PhotoFrame | undefined; url?: string }) =>
    userDrafts(draft.email).write(keyOf(draft), { mark: photoMark(photo), ...about }),
  remove: (draft: DraftId) => userDrafts(draft.email).remove(keyOf(draft)),
};

/** Identifies a file, also after it was stored and read again. */
export const photoMark = ({ name, size, lastModified }: File) => JSON.stringify([name, size, lastModified]);
