import { MAX_PHOTO_BYTES } from '@/shared/config/photoLimits';
import { photoMessages } from '@/shared/messages/photo';

/** The message for a file that cannot be used as a photo, judged without reading it; undefined if it may be used. */
export function photoFault(file: File | undefined) {
  if (!file) return undefined;
  if (file.size > MAX_PHOTO_BYTES) return photoMessages.tooLarge;
  return file.type !== '' && !file.type.startsWith('image/') ? photoMessages.noImage : undefined;
}
