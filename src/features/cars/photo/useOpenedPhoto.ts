import { useEffect, useState } from 'react';
import { describeError } from '@/shared/api/describeError';
import { preparePhoto } from '@/shared/photo/preparePhoto';
import { headOf } from '@/shared/photo/unreadablePhoto';
import type { PixelSize, Turn } from '@/shared/photo/photoFrame';
import { metadataOf, type PhotoMetadata } from '@/shared/photo/photoMetadata';
import { renderOffThread } from '@/shared/photo/offThread';

/** The sides of the copy that the photo editor shows. */
const PREVIEW_SIDE = 1240;
const HEAD_BYTES = 128 * 1024;

export type OpenedPhoto =
  | { status: 'unreadable'; fault: string }
  | {
      status: 'ready';
      size: PixelSize;
      preview: Blob;
      metadata: PhotoMetadata;
      /** The browser garbles or refuses canvases, so the photo cannot be framed, turned or made smaller. */
      isUntouched: boolean;
    };

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

/** The message about a photo that was read and is no picture; undefined if it is one, or was not read yet. */
export function faultOf(photo: File | undefined) {
  const result = photo && opened.get(photo);
  return result?.status === 'unreadable' ? result.fault : undefined;
}

async function open(photo: File): Promise<OpenedPhoto> {
  try {
    const { blob, original, status } = await preparePhoto(photo, 'whole', PREVIEW_SIDE);
    const metadata = metadataOf(await headOf(photo, HEAD_BYTES));
    return { status: 'ready', size: original, preview: blob, metadata, isUntouched: status === 'untouched' };
  } catch (error) {
    return { status: 'unreadable', fault: describeError(error) };
  }
}

/** The small copy, turned. Undefined while it is being turned, and with `hasFailed` if the device cannot do it. */
export function useTurned(preview: Blob | undefined, turn: Turn) {
  const [result, setResult] = useState<{ of: Blob; turn: Turn; blob: Blob | undefined }>();
  const isTurned = turn === 0 || (result?.of === preview && result?.turn === turn);

  useEffect(() => {
    if (!preview || isTurned) return;
    let isCurrent = true;
    const frame = { turn, x: 0, y: 0, width: 1, height: 1 };
    const finish = (blob?: Blob) => isCurrent && setResult({ of: preview, turn, blob });
    renderOffThread({ file: preview, frame, maxSide: PREVIEW_SIDE }).then(
      (rendered) => finish(rendered.status === 'rendered' ? rendered.blob : undefined),
      () => finish(),
    );
    return () => {
      isCurrent = false;
    };
  }, [preview, turn, isTurned]);
  const picture = turn === 0 ? preview : isTurned ? result?.blob : undefined;
  return { picture, hasFailed: isTurned && preview !== undefined && picture === undefined };
}
