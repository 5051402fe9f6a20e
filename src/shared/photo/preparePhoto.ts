import { CallError } from '@/shared/api/callError';
import { JPEG_QUALITY, MAX_PHOTO_SIDE, PHOTO_FILE_NAME } from '@/shared/config/photoLimits';
import { photoMessages } from '@/shared/messages/photo';
import { photoFault } from './photoFault';

/**
 * Re-encodes a photo as a JPEG of at most `MAX_PHOTO_SIDE` pixels per side. Its file name, location and camera data are removed.
 * @throws CallError 'rule' for a file that is too large or not a picture
 */
export async function preparePhoto(file: File) {
  const fault = photoFault(file);
  if (fault) throw new CallError('rule', { message: fault });
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(refuse);
  try {
    const blob = await encodeJpeg(picture);
    return new File([blob], PHOTO_FILE_NAME, { type: blob.type });
  } finally {
    picture.close();
  }
}

async function encodeJpeg(picture: ImageBitmap) {
  const scale = Math.min(1, MAX_PHOTO_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return refuse();
  // JPEG has no transparency: transparent areas would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  return blob ?? refuse();
}

function refuse(cause?: unknown): never {
  throw new CallError('rule', { message: photoMessages.noImage, cause });
}
