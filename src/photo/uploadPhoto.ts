import { PHOTO_NAME } from './limits';
import { WHOLE, type PhotoFrame } from './photoFrame';
import { renderPhoto } from './renderPhoto';
import { uploadImage } from './uploadImage';

interface UploadOptions {
  /** The part to upload; without it the whole photo. */
  frame?: PhotoFrame | undefined;
  /** @param share what is uploaded, from 0 to 1 */
  onProgress?: ((share: number) => void) | undefined;
}

/** Which part of a photo was uploaded, and where it is. */
const uploaded = new WeakMap<File, { part: string; url: string }>();

/**
 * Re-encodes a photo and uploads it to the image host. The same part is uploaded only once, also when its form is sent again.
 * @returns the photo's URL
 * @throws CallError 'rule' with the sentence to show as its message
 */
export async function uploadPhoto(photo: File, { frame = WHOLE, onProgress }: UploadOptions = {}) {
  const part = JSON.stringify(frame);
  const known = uploaded.get(photo);
  if (known?.part === part) return known.url;
  onProgress?.(0);
  const { blob } = await renderPhoto(photo, { frame });
  const url = await uploadImage(new File([blob], PHOTO_NAME, { type: blob.type }), onProgress);
  uploaded.set(photo, { part, url });
  return url;
}
