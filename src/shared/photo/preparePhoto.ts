import { CallError } from '@/shared/api/callError';
import { MAX_PHOTO_SIDE, PHOTO_NAME } from '@/shared/config/photoLimits';
import { photoMessages as messages } from '@/shared/messages/photo';
import { renderOffThread } from './offThread';
import { photoFault } from './photoFault';
import type { PhotoWork } from './renderPhoto';
import { headOf, unreadableSentence } from './unreadablePhoto';

const HEAD_BYTES = 16;

/**
 * Makes a photo of what people choose, without its file name, place and camera data. Every photo that is shown or sent goes through here.
 * @throws CallError 'rule' with the sentence to show
 */
export async function preparePhoto(photo: File, frame: PhotoWork['frame'], maxSide = MAX_PHOTO_SIDE) {
  const fault = photoFault(photo);
  if (fault) throw new CallError('rule', { message: fault });
  const rendered = await renderOffThread({ file: photo, frame, maxSide }).catch(async (cause: unknown) => {
    const head = await headOf(photo, HEAD_BYTES);
    throw new CallError('rule', { message: unreadableSentence(photo, head), cause });
  });
  if ('blob' in rendered) return rendered;
  const message = rendered.status === 'cut off' ? messages.cutOff : messages.protectedCanvas;
  throw new CallError('rule', { message });
}

/** Image hosts publish the file name with the picture, and the user's own file name is private. */
export function fileOf({ blob }: { blob: Blob }) {
  const extension = blob.type === 'image/png' ? 'png' : blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${PHOTO_NAME}.${extension}`, { type: blob.type });
}
