import { useEffect, useState } from 'react';
import { faultBeforeReading, headOf, unreadableSentence } from './photoFaults';
import type { PixelSize, Turn } from './photoFrame';
import { metadataOf, type PhotoMetadata } from './photoMetadata';
import { renderOffThread } from './offThread';

/** The sides of the copy that the photo editor shows. */
const PREVIEW_SIDE = 1240;
const HEAD_BYTES = 128 * 1024;

export type OpenedPhoto =
  | { status: 'unreadable'; fault: string }
  | { status: 'ready'; size: PixelSize; preview: Blob; metadata: PhotoMetadata };

/** Photos that were read, so that leaving the form and coming back reads none again. */
const opened = new WeakMap<File, OpenedPhoto>();

/** Reads a photo: its size, its metadata and a small copy of it. Undefined while it is being read, or without a photo. */
export function useOpenedPhoto(photo: File | undefined) {
  const [, setRead] = useState<File>();

  useEffect(() => {
    if (!photo || opened.has(photo)) return;
    void open(photo).then((result) => {
      opened.set(photo, result);
      setRead(photo);
    });
  }, [photo]);
  return photo && opened.get(photo);
}

async function open(photo: File): Promise<OpenedPhoto> {
  const fault = faultBeforeReading(photo);
  if (fault) return { status: 'unreadable', fault };
  const head = await headOf(photo, HEAD_BYTES);
  try {
    const { blob, original } = await renderOffThread({ file: photo, frame: 'whole', maxSide: PREVIEW_SIDE });
    return { status: 'ready', size: original, preview: blob, metadata: metadataOf(head) };
  } catch {
    return { status: 'unreadable', fault: unreadableSentence(photo, head) };
  }
}

/** The small copy, turned. Undefined while it is being turned. */
export function useTurned(preview: Blob | undefined, turn: Turn) {
  const [result, setResult] = useState<{ of: Blob; turn: Turn; blob: Blob }>();
  const isTurned = turn === 0 || (result?.of === preview && result?.turn === turn);

  useEffect(() => {
    if (!preview || isTurned) return;
    let isCurrent = true;
    const frame = { turn, x: 0, y: 0, width: 1, height: 1 };
    void renderOffThread({ file: preview, frame, maxSide: PREVIEW_SIDE }).then(({ blob }) => {
      if (isCurrent) setResult({ of: preview, turn, blob });
    });
    return () => {
      isCurrent = false;
    };
  }, [preview, turn, isTurned]);
  return turn === 0 ? preview : isTurned ? result?.blob : undefined;
}
