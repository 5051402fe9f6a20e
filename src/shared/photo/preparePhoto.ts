import { CallError } from '@/shared/api/callError';
import { MAX_PHOTO_BYTES, MAX_PHOTO_SIDE } from '@/shared/config/limits';
import { photoMessages } from '@/shared/messages/photo';

const JPEG_QUALITY = 0.86;
/** Image hosts publish a file's name beside the picture, and people's own file names are nobody's business. */
const FILE_NAME = 'photo.jpg';

/** What is wrong with a file as a photo, as far as can be said without reading it. */
export function photoFault(file: File | undefined) {
  if (!file) return undefined;
  if (file.size > MAX_PHOTO_BYTES) return photoMessages.tooLarge;
  return file.type !== '' && !file.type.startsWith('image/') ? photoMessages.noImage : undefined;
}

/**
 * The picture drawn anew as a JPEG of at most MAX_PHOTO_SIDE pixels a side: name, place and camera data stay behind.
 * @throws CallError 'rule' for a file that is too large or no picture
 */
export async function preparePhoto(file: File) {
  const fault = photoFault(file);
  if (fault) throw new CallError('rule', { message: fault });
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(refuse);
  try {
    const blob = await drawn(picture);
    return new File([blob], FILE_NAME, { type: blob.type });
  } finally {
    picture.close();
  }
}

async function drawn(picture: ImageBitmap) {
  const share = Math.min(1, MAX_PHOTO_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  const context = canvas.getContext('2d');
  if (!context) return refuse();
  // JPEG has no transparency, and black is what it would become.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  return blob ?? refuse();
}

function refuse(cause?: unknown): never {
  throw new CallError('rule', { message: photoMessages.noImage, cause });
}
