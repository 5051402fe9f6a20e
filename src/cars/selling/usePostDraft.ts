import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { photoStore } from '@/cars/photo/photoStore';
import { postDraft, type PostDraft } from './postDraft';
import type { PostFields } from './postValues';
import type { PostStart } from './postStart';

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

  return {
    status,
    /** What another tab has done to the draft since this form last wrote it. */
    elsewhere,
    begunAt: () => last.current?.begunAt,
    store() {
      const now = Date.now();
      const fields = form.getValues();
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
      last.current = undefined;
      setElsewhere(undefined);
      setStatus('none');
    },
  };
}
