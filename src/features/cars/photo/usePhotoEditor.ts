import { useState } from 'react';
import { photoEditorMessages as messages } from '@/shared/messages/photoEditor';
import type { DraftId } from './draftId';
import { draftPhoto } from './draftPhoto';
import { largestFrame, WHOLE, type PhotoFrame } from '@/shared/photo/photoFrame';
import { photoStore } from './photoStore';
import { cancelUpload, rememberUpload, uploadFramed, useUpload } from './photoUploads';
import { useOpenedPhoto, useTurned } from './useOpenedPhoto';

export type PhotoEditorState = ReturnType<typeof usePhotoEditor>;

/**
 * The photo of a seller's draft: read, framed, stored on the device and uploaded. The frame is undefined until the seller
 * changes it; it is then the largest one.
 */
export function usePhotoEditor(draft: DraftId, initial: File | undefined) {
  const [{ photo, frame }, setChosen] = useState(() => restored(draft, initial));
  const [isRefused, setIsRefused] = useState(false);
  const opened = useOpenedPhoto(photo);
  const ready = opened?.status === 'ready' ? opened : undefined;
  const shown = ready && (ready.isUntouched ? WHOLE : (frame ?? largestFrame(ready.size)));
  const turned = useTurned(ready?.preview, shown?.turn ?? 0);

  const setFrame = (next: PhotoFrame) => {
    if (!photo) return;
    cancelUpload(photo);
    setChosen({ photo, frame: next });
    draftPhoto.write(draft, photo, { frame: next });
  };

  return {
    photo,
    /** What the seller chose; undefined means the largest one. */
    chosenFrame: frame,
    /** The frame as it is drawn. Undefined while the photo is being read. */
    frame: shown,
    size: ready?.size,
    /** The photo is sent whole, as it is. */
    isUntouched: ready?.isUntouched ?? false,
    metadata: ready?.metadata,
    picture: turned.picture,
    /** The photo can be turned back, or replaced. */
    fault: opened?.status === 'unreadable' ? opened.fault : turned.hasFailed ? messages.notTurned : undefined,
    upload: useUpload(photo, frame),
    /** The device did not store the photo. */
    isRefused,
    /** @returns whether the device stores the photo, and it was not replaced meanwhile */
    async pick(next: File | undefined) {
      if (photo) cancelUpload(photo);
      setChosen({ photo: next, frame: undefined });
      setIsRefused(false);
      draftPhoto.remove(draft);
      if (!next) {
        photoStore.remove(draft);
        return false;
      }
      try {
        await photoStore.keep(draft, next);
      } catch {
        setIsRefused(true);
        return false;
      }
      return photoStore.inMemory(draft) === next;
    },
    setFrame,
    /** Begins the upload. Its failure is a part of its state. */
    accept() {
      if (!photo) return;
      void uploadFramed(photo, frame).then(
        (url) => {
          // The draft may have been discarded meanwhile.
          if (photoStore.inMemory(draft) === photo) draftPhoto.write(draft, photo, { frame, url });
        },
        () => undefined,
      );
    },
    cancel() {
      if (photo) cancelUpload(photo);
    },
  };
}

function restored(draft: DraftId, photo: File | undefined): { photo: File | undefined; frame: PhotoFrame | undefined } {
  const stored = photo && draftPhoto.read(draft, photo);
  if (photo && stored?.url !== undefined) rememberUpload(photo, stored.frame, stored.url);
  return { photo, frame: stored?.frame };
}
