import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasSameTexts, mergeTexts, textNames } from './mergeTexts';
import { postDraft, type PostDraft } from './postDraft';
import type { PostFields } from './postFields';
import type { PostStart } from './postStart';

interface SharedDraftOptions {
  form: UseFormReturn<PostFields>;
  start: PostStart;
  /** The draft with which the form was opened. */
  opened: PostDraft | undefined;
  /** The post is being sent. */
  isLocked: boolean;
  /** Another tab has begun, posted or discarded the draft, or chosen another photo: the form must be opened anew. */
  onReplaced: () => void;
}

/** Stores what is typed into the form, and takes over what is typed into the same draft in another tab of this seller. */
export function useSharedDraft({ form, start, opened, isLocked, onReplaced }: SharedDraftOptions) {
  /** The draft as this form last read or wrote it. */
  const last = useRef(opened);
  const [status, setStatus] = useState<'none' | 'stored' | 'refused'>(opened ? 'stored' : 'none');
  const [isShared, setIsShared] = useState(false);

  /** @returns whether the form still shows the stored draft */
  const takeOver = (there: PostDraft | undefined) => {
    const base = last.current;
    if (there?.begunAt !== base?.begunAt || there?.photo !== base?.photo) return false;
    if (!there || !base || hasSameTexts(there.fields, base.fields)) return true;
    const here = form.getValues();
    const merged = mergeTexts(here, there.fields, base.fields);
    for (const name of textNames) if (merged[name] !== here[name]) form.setValue(name, merged[name]);
    last.current = there;
    setIsShared(true);
    return true;
  };

  const onStorage = useEffectEvent(() => {
    if (!isLocked && !takeOver(postDraft.read(start.draft))) onReplaced();
  });
  useEffect(() => {
    const listener = () => onStorage();
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);

  return {
    status,
    /** Another tab has changed the draft meanwhile. */
    isShared,
    begunAt: () => last.current?.begunAt,
    /** @param photo what identifies the photo, once it is stored or removed */
    store({ photo }: { photo: string | undefined } = { photo: last.current?.photo }) {
      const there = postDraft.read(start.draft);
      if (!takeOver(there)) {
        onReplaced();
        return;
      }
      const now = Date.now();
      const { begunAt, start: key } = there ?? { begunAt: now, start: start.key };
      const draft = { start: key, begunAt, changedAt: now, photo, fields: form.getValues() };
      last.current = draft;
      setStatus(postDraft.write(start.draft, draft) ? 'stored' : 'refused');
    },
    discard() {
      postDraft.remove(start.draft);
      last.current = undefined;
      setStatus('none');
    },
  };
}
