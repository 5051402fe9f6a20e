import { useRef, useState } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { describeError } from '@/api/callError';
import { largestFrame, type PhotoFrame, renderPhoto } from '@/photo/renderPhoto';
import { MAX_COPY_PIXELS } from '@/selling/limits';
import { postRecord, type DraftId } from '@/selling/post/postRecord';
import type { PostFields } from '@/selling/post/postValues';
import { sellingTexts } from '@/selling/texts';

export type PostPhoto = ReturnType<typeof usePostPhoto>;

interface PostPhotoOptions {
  form: UseFormReturn<PostFields>;
  draft: DraftId;
  isRequired: boolean;
  /** Called after each change, to store the draft. */
  onChange: () => void;
}

type FramedPhoto = Pick<PostFields, 'photo' | 'frame'>;

/** The photo of a post and its frame. The form and the draft have a copy of what was chosen, without its place and camera. */
export function usePostPhoto({ form, draft, isRequired, onChange }: PostPhotoOptions) {
  const { control, setValue, getValues, setError, clearErrors } = form;
  /** A photo with which the form was opened is stored on the device, unless that refused it before. */
  const [status, setStatus] = useState<'none' | 'reading' | 'storing' | 'stored' | 'refused'>(() =>
    postRecord.isPhotoUnstored(draft) ? 'refused' : 'stored',
  );
  const [atFirst] = useState(() => Promise.resolve<FramedPhoto>({ photo: getValues('photo'), frame: undefined }));
  /** The reading or turning that was begun last. */
  const latest = useRef(atFirst);
  /** The photo as it was chosen, and how often it was turned since: turning again and again loses no quality. */
  const chosen = useRef({ read: atFirst, quarters: 0 });
  const validate = () =>
    latest.current.then(({ photo }) => !isRequired || photo !== undefined || sellingTexts.photoRequired, describeError);
  const { field, fieldState } = useController({ control, name: 'photo', rules: { validate } });
  // Not `field.value`: once it is removed, that is again the photo with which the form was opened.
  const [photo, frame] = useWatch({ control, name: ['photo', 'frame'] });

  const show = (shown: FramedPhoto) => {
    setValue('photo', shown.photo);
    setValue('frame', shown.frame);
    onChange();
  };
  const store = async (photo: File) => {
    setStatus('storing');
    const result = await postRecord.keepPhoto(draft, photo).then(
      () => 'stored' as const,
      () => 'refused' as const,
    );
    if (getValues('photo') === photo) setStatus(result);
  };
  const begin = async (reading: Promise<FramedPhoto>) => {
    latest.current = reading;
    clearErrors('photo');
    try {
      const read = await reading;
      if (latest.current !== reading || !read.photo) return;
      void store(read.photo);
      show(read);
    } catch (error) {
      if (latest.current !== reading) return;
      // A photo that could not be turned is still there.
      setStatus((before) => (before === 'reading' ? 'none' : before));
      setError('photo', { message: describeError(error) });
    }
  };

  return {
    photo,
    frame,
    inputRef: field.ref,
    error: fieldState.error,
    /** Whether the photo is being read, or is on this device. */
    status,
    pick(photo: File | undefined) {
      setStatus(photo ? 'reading' : 'none');
      postRecord.removePhoto(draft);
      // Stryker disable next-line ObjectLiteral: a missing property is undefined too.
      show({ photo: undefined, frame: undefined });
      const read = copyOf(photo, 0);
      chosen.current = { read, quarters: 0 };
      void begin(read);
    },
    turn(quarters: 1 | -1) {
      chosen.current.quarters += quarters;
      const { read, quarters: turned } = chosen.current;
      void begin(read.then(({ photo }) => copyOf(photo, turned)));
    },
    setFrame(next: PhotoFrame) {
      setValue('frame', next);
      onChange();
    },
  };
}

/** A copy of the photo, turned clockwise, with the frame around its middle. */
async function copyOf(photo: File | undefined, quarters: number): Promise<FramedPhoto> {
  // Stryker disable next-line ObjectLiteral: a missing property is undefined too.
  if (!photo) return { photo, frame: undefined };
  const { photo: copy, ...size } = await renderPhoto(photo, { quarters, maxPixels: MAX_COPY_PIXELS });
  return { photo: copy, frame: largestFrame(size) };
}
