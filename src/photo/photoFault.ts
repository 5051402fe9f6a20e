import { MAX_PHOTO_BYTES } from './limits';
import { photoTexts } from './texts';

/** The message for a file that cannot be used as a photo, judged without reading it; undefined if it may be used. */
export function photoFault(file: File | undefined) {
  if (!file) return undefined;
  if (file.size > MAX_PHOTO_BYTES) return photoTexts.tooLarge;
  return file.type !== '' && !file.type.startsWith('image/') ? photoTexts.noImage : undefined;
}
