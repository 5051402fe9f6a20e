import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { finiteNumber } from '@/api/fields';
import { createBegunStore } from '@/lib/browser/begunStore';
import { userStorage } from '@/lib/browser/userStorage';
import { photoFrameSchema } from '@/photo/renderPhoto';
import { photoStore, type DraftId } from './photoStore';
import type { PostStart } from './postStart';
import { postTextsSchema, type PostFields } from './postValues';

const time = v.optional(v.fallback(finiteNumber, 0), 0);

const storedSchema = v.object({
  /** What the form was opened for. */
  start: v.optional(v.fallback(v.string(), ''), ''),
  /** In milliseconds since 1970. Identifies the draft among all of this seller on this device. */
  begunAt: time,
  /** In milliseconds since 1970; 0 if it is not known. */
  changedAt: time,
  frame: v.optional(v.fallback(v.optional(photoFrameSchema), undefined)),
  ...postTextsSchema.entries,
});

type Stored = v.InferOutput<typeof storedSchema>;

export interface PostDraft extends Pick<Stored, 'start' | 'begunAt' | 'changedAt'> {
  fields: PostFields;
}

/** What a seller has typed and chosen and not posted yet, stored on this device for each user. */
export const postDraft = {
  read(draft: DraftId): PostDraft | undefined {
    const stored = userStorage(draft.email).read(draft.name, storedSchema);
    if (!stored) return undefined;
    const { start, begunAt, changedAt, frame, ...texts } = stored;
    return { start, begunAt, changedAt, fields: { ...texts, frame, photo: photoStore.inMemory(draft) } };
  },
  /** The photo itself is stored when it is chosen. @returns whether the device stores the texts */
  write(draft: DraftId, { fields, ...about }: PostDraft) {
    return userStorage(draft.email).write(draft.name, {
      ...about,
      frame: fields.frame,
      ...v.parse(postTextsSchema, fields),
    });
  },
  remove(draft: DraftId) {
    userStorage(draft.email).remove(draft.name);
    photoStore.remove(draft);
    if (draft.name === 'new post') void unansweredPost.update(draft.email, () => undefined);
  },
};

/** Removes a draft that was posted, unless another tab has written one meanwhile. */
export function finishDraft(draft: DraftId, posted: PostDraft | undefined) {
  const now = postDraft.read(draft);
  const isPosted = !now || (now.begunAt === posted?.begunAt && now.changedAt === posted.changedAt);
  if (isPosted) postDraft.remove(draft);
  else photoStore.forget(draft);
}

const unansweredSchema = v.object({
  /** The photo's URL, which no other post has; undefined if this device cannot read what it stored. */
  image: v.exactOptional(v.string()),
  /** Identifies the sent data, to find out whether the form still has the same data. */
  mark: v.exactOptional(v.string()),
});

/** A post that was sent and got no response, so that it is not known whether it arrived. */
export const unansweredPost = createBegunStore('post without an answer', unansweredSchema, {});

const sentDraftSchema = v.object({
  /** When the draft was begun, which identifies it; undefined if this device cannot read what it stored. */
  begunAt: v.exactOptional(v.number()),
  mark: v.exactOptional(v.string()),
});

/** The draft that was posted last, so that another tab in which it is still open does not post it a second time. */
export const sentDraft = createBegunStore('last sent draft', sentDraftSchema, {});

interface PostDraftOptions {
  form: UseFormReturn<PostFields>;
  start: PostStart;
  /** The draft with which the form was opened. */
  opened: PostDraft | undefined;
  /** The post is being sent. */
  isLocked: boolean;
}

/** Stores what is typed into the form. There is one draft: of two tabs, the one that writes last has it, and the other one is told. */
export function usePostDraft({ form, start, opened, isLocked }: PostDraftOptions) {
  /** The draft as this form last read or wrote it. */
  const last = useRef(opened);
  const [status, setStatus] = useState<'none' | 'stored' | 'refused'>(opened ? 'stored' : 'none');
  const [elsewhere, setElsewhere] = useState<'changed' | 'ended'>();

  const onStorage = useEffectEvent(() => {
    if (isLocked) return;
    const there = postDraft.read(start.draft);
    const isSame = there?.begunAt === last.current?.begunAt && there?.changedAt === last.current?.changedAt;
    const change = there ? 'changed' : 'ended';
    setElsewhere(isSame ? undefined : change);
  });
  useEffect(() => {
    const listener = () => onStorage();
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);

  function forget() {
    last.current = undefined;
    setElsewhere(undefined);
    setStatus('none');
  }

  return {
    status,
    /** What another tab has done to the draft since this form last wrote it. */
    elsewhere,
    begunAt: () => last.current?.begunAt,
    store() {
      const now = Date.now();
      const fields = form.getValues();
      if (isUntouched(fields, start.fields) && !unansweredPost.get(start.draft.email)) {
        if (last.current) finishDraft(start.draft, last.current);
        forget();
        return;
      }
      const { start: key = start.key, begunAt = now } = last.current ?? {};
      const draft = { start: key, begunAt, changedAt: now, fields };
      last.current = draft;
      setElsewhere(undefined);
      setStatus(postDraft.write(start.draft, draft) ? 'stored' : 'refused');
      // Another tab that has ended the draft has removed its photo.
      const { photo } = fields;
      if (photo && !photoStore.isKept(start.draft)) void photoStore.keep(start.draft, photo).catch(() => undefined);
    },
    discard() {
      postDraft.remove(start.draft);
      forget();
    },
  };
}

/** Nothing is typed that was not there at the start, or it is deleted again. */
function isUntouched(fields: PostFields, start: PostFields) {
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value ?? null));
  const isSame = ([name, value]: [string, unknown]) => textOf(Reflect.get(fields, name)) === textOf(value);
  return fields.photo === start.photo && Object.entries(start).every(isSame);
}
