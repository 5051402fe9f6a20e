import { useSyncExternalStore } from 'react';
import { uploadImage } from '@/shared/photo/uploadImage';
import type { PhotoFrame, PixelSize } from '@/shared/photo/photoFrame';
import { fileOf, preparePhoto } from '@/shared/photo/preparePhoto';

export interface UploadState {
  status: 'preparing' | 'uploading' | 'failed' | 'cancelled' | 'done';
  /** The uploaded share, from 0 to 1. */
  share: number;
  /** What is sent; unknown until it is made, and after a reload. */
  photo?: PixelSize & { bytes: number };
  error?: unknown;
}

interface Upload {
  key: string;
  state: UploadState;
  abort: AbortController;
  url: Promise<string>;
}

const uploads = new WeakMap<File, Upload>();
const running = new Set<Promise<string>>();
const listeners = new Set<() => void>();
const keyOf = (frame: PhotoFrame | undefined) => JSON.stringify(frame ?? 'largest');
const isUsable = ({ state }: Upload) => state.status !== 'failed' && state.status !== 'cancelled';

/**
 * Uploads the framed part of a photo, and only once: while an upload of the same part runs, or after it, its address is returned.
 * It goes on when the user leaves the form. An upload of another part of this photo is stopped.
 * @throws CallError 'rule' with the sentence to show as its message
 */
export function uploadFramed(photo: File, frame: PhotoFrame | undefined) {
  const known = uploads.get(photo);
  if (known?.key === keyOf(frame) && isUsable(known)) return known.url;
  known?.abort.abort();
  const abort = new AbortController();
  const report = (state: UploadState) => {
    if (uploads.get(photo)?.abort !== abort) return;
    uploads.set(photo, { key: keyOf(frame), abort, url, state });
    notify();
  };
  const url = send(photo, frame, abort.signal, report);
  running.add(url);
  window.addEventListener('before-reload', preventReload);
  void url
    .catch((error: unknown) => report({ status: abort.signal.aborted ? 'cancelled' : 'failed', share: 0, error }))
    .finally(() => running.delete(url));
  uploads.set(photo, { key: keyOf(frame), abort, url, state: { status: 'preparing', share: 0 } });
  notify();
  return url;
}

/** An upload that was completed before a reload. */
export function rememberUpload(photo: File, frame: PhotoFrame | undefined, url: string) {
  if (uploads.has(photo)) return;
  const state = { status: 'done', share: 1 } as const;
  uploads.set(photo, { key: keyOf(frame), state, abort: new AbortController(), url: Promise.resolve(url) });
}

export function cancelUpload(photo: File) {
  const upload = uploads.get(photo);
  if (upload && upload.state.status !== 'done') upload.abort.abort();
}

/** Undefined while nothing is known of an upload of this part. */
export function useUpload(photo: File | undefined, frame: PhotoFrame | undefined): UploadState | undefined {
  const read = () => {
    const upload = photo && uploads.get(photo);
    return upload?.key === keyOf(frame) ? upload.state : undefined;
  };
  return useSyncExternalStore(subscribe, read, read);
}

async function send(
  photo: File,
  frame: PhotoFrame | undefined,
  signal: AbortSignal,
  report: (state: UploadState) => void,
) {
  const prepared = await preparePhoto(photo, frame ?? 'largest');
  const { blob, width, height } = prepared;
  signal.throwIfAborted();
  const sent = { width, height, bytes: blob.size };
  const onUploadProgress = (share: number) => report({ status: 'uploading', share, photo: sent });
  onUploadProgress(0);
  const url = await uploadImage(fileOf(prepared), { onUploadProgress, signal });
  report({ status: 'done', share: 1, photo: sent });
  return url;
}

/** A reload would begin the uploads anew. */
function preventReload(event: Event) {
  if (running.size > 0) event.preventDefault();
}

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
