import * as v from 'valibot';
import { userDrafts } from '@/lib/browser/userDrafts';

const UNANSWERED = 'post without an answer';
const LAST = 'last sent draft';

const unansweredSchema = v.object({
  /** The photo's URL, which no other post has. */
  image: v.string(),
  /** Identifies the sent data, to find out whether the form still has the same data. */
  mark: v.string(),
});

/** A post that was sent and got no response, so that it is not known whether it arrived. */
export const unansweredPost = {
  read: (email: string) => userDrafts(email).read(UNANSWERED, unansweredSchema),
  write: (email: string, sent: v.InferOutput<typeof unansweredSchema>) => userDrafts(email).write(UNANSWERED, sent),
  remove: (email: string) => userDrafts(email).remove(UNANSWERED),
};

const sentDraftSchema = v.object({
  /** When the draft was begun, which identifies it. */
  begunAt: v.number(),
  mark: v.string(),
});

/** The draft that was posted last, so that another tab in which it is still open does not post it a second time. */
export const sentDraft = {
  read: (email: string) => userDrafts(email).read(LAST, sentDraftSchema),
  write: (email: string, sent: v.InferOutput<typeof sentDraftSchema>) => userDrafts(email).write(LAST, sent),
  remove: (email: string) => userDrafts(email).remove(LAST),
};
