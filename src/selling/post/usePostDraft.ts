import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type DraftVersion, hasUnansweredPost, postRecord, type PostDraft } from './postRecord';
import type { PostStart } from './postStart';
import type { PostFields } from './postValues';

interface PostDraftOptions {
  form: UseFormReturn<PostFields>;
  start: PostStart;
  opened: PostDraft | undefined;
  /** The post is being sent. */
  isLocked: boolean;
}

/** Stores what is typed into the form. There is one draft: of two tabs, the one that writes last has it, and the other one is told. */
export function usePostDraft({ form, start, opened, isLocked }: PostDraftOptions) {
  /** The draft as this form last read or wrote it. */
  const last = useRef(opened);
  const [status, setStatus] = useState<'none' | 'stored' | 'refused'>(() => {
    if (!opened) return 'none';
    return postRecord.isUnstored(start.draft) ? 'refused' : 'stored';
  });
  const [elsewhere, setElsewhere] = useState<'changed' | 'ended'>();

  const onStorage = useEffectEvent(() => {
    if (isLocked) return;
    const there = postRecord.read(start.draft);
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
    /** The version of the draft that this form last read or wrote. */
    version: (): DraftVersion | undefined => last.current,
    store() {
      const fields = form.getValues();
      if (isUntouched(fields, start.fields) && !hasUnansweredPost(start.draft.email)) {
        // Stryker disable next-line ConditionalExpression: without a draft, nothing would be removed.
        if (last.current) postRecord.finish(start.draft, last.current);
        forget();
        return;
      }
      const there = postRecord.read(start.draft);
      // When the form is sent, each field says that it has changed (`filledFields`). That must not overwrite another tab's draft.
      if (there && last.current && hasSameFields(fields, last.current.fields)) return;
      const { photo } = fields;
      const changedAt = Date.now();
      const { start: key, begunAt } = last.current ?? { start: start.key, begunAt: changedAt };
      // Another tab that has ended or changed the draft may have removed its photo, or put another one in its place.
      const isPhotoStored = there?.hasPhoto === true && there.changedAt === last.current?.changedAt;
      const isPhotoGone = photo && photo === last.current?.fields.photo && !isPhotoStored;
      last.current = { start: key, begunAt, changedAt, hasPhoto: photo !== undefined, fields };
      setElsewhere(undefined);
      setStatus(postRecord.write(start.draft, last.current) ? 'stored' : 'refused');
      if (isPhotoGone) void postRecord.keepPhoto(start.draft, photo).catch(() => undefined);
    },
    discard() {
      postRecord.remove(start.draft);
      forget();
    },
  };
}

/** Nothing is typed that was not there at the start, or it is deleted again. */
function isUntouched(fields: PostFields, start: PostFields) {
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
  const isSame = ([name, value]: [string, unknown]) => trimmed(Reflect.get(fields, name)) === trimmed(value);
  return Object.entries(start).every(isSame);
}

const hasSameFields = (fields: PostFields, others: PostFields) =>
  Object.entries(others).every(([name, value]) => Reflect.get(fields, name) === value);
