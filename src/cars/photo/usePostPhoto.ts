import { useRef, useState } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { describeError } from '@/api/callError';
import { MAX_COPY_SIDE } from '@/photo/limits';
import { sellingTexts } from '@/cars/selling/texts';
import { largestFrame, type PhotoFrame, renderPhoto } from '@/photo/renderPhoto';
import type { PostFields } from '@/cars/selling/postValues';
import { photoStore, type DraftId } from './photoStore';

export type PostPhoto = ReturnType<typeof usePostPhoto>;

interface PostPhotoOptions {
  form: UseFormReturn<PostFields>;
  draft: DraftId;
  isRequired: boolean;
  /** Called after each change, to store the draft. */
  onChange: () => void;
}

/** The photo of a post and its frame. The form and the draft have a copy of what was chosen, without its place and camera. */
export function usePostPhoto({ form, draft, isRequired, onChange }: PostPhotoOptions) {
  const { control, setValue, getValues, setError, clearErrors } = form;
  const [isReading, setIsReading] = useState(false);
  /** Whether the device has stored the photo. One with which the form was opened is stored. */
  const [storing, setStoring] = useState<'pending' | 'stored' | 'refused'>('stored');
  /** The reading or turning that was begun last. */
  const latest = useRef<{ done?: Promise<void>; fault?: string }>({});
  /** The copy as it was chosen, and how often it was turned since: turning again and again loses no quality. */
  const source = useRef({ photo: getValues('photo'), quarters: 0 });
  const judge = () =>
    latest.current.fault ?? (!isRequired || getValues('photo') !== undefined || sellingTexts.photoRequired);
  const validate = () => (latest.current.done ? latest.current.done.then(judge) : judge());
  const { field, fieldState } = useController({ control, name: 'photo', rules: { validate } });
  const frame = useWatch({ control, name: 'frame' });

  const show = (photo: File | undefined, newFrame: PhotoFrame | undefined) => {
    setValue('photo', photo);
    setValue('frame', newFrame);
    onChange();
  };
  const store = async (photo: File) => {
    setStoring('pending');
    const result = await photoStore.keep(draft, photo).then(
      () => 'stored' as const,
      () => 'refused' as const,
    );
    if (getValues('photo') === photo) setStoring(result);
  };
  const render = (photo: File, quarters: number) => {
    const work: (typeof latest)['current'] = {};
    latest.current = work;
    clearErrors('photo');
    work.done = (async () => {
      try {
        const { blob, ...size } = await renderPhoto(photo, { quarters, maxSide: MAX_COPY_SIDE });
        if (latest.current !== work) return;
        const copy = new File([blob], photo.name, { type: blob.type, lastModified: photo.lastModified });
        if (quarters === 0) source.current = { photo: copy, quarters };
        void store(copy);
        show(copy, largestFrame(size));
      } catch (error) {
        work.fault = describeError(error);
        if (latest.current === work) setError('photo', { message: work.fault });
      } finally {
        if (latest.current === work) setIsReading(false);
      }
    })();
  };

  return {
    photo: field.value,
    frame,
    inputRef: field.ref,
    error: fieldState.error,
    /** The chosen photo is being read or turned. */
    isReading,
    storing,
    pick(photo: File | undefined) {
      latest.current = {};
      setStoring('pending');
      setIsReading(photo !== undefined);
      clearErrors('photo');
      photoStore.remove(draft);
      show(undefined, undefined);
      if (photo) render(photo, 0);
    },
    turn(quarters: 1 | -1) {
      const { photo } = source.current;
      if (!photo) return;
      source.current.quarters += quarters;
      render(photo, source.current.quarters);
    },
    setFrame(next: PhotoFrame) {
      setValue('frame', next);
      onChange();
    },
  };
}
